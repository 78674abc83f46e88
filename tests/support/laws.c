/* laws.c - telling which law was broken, and how often each was checked. */
#include "laws.h"

static const char *const law_text[N_LAWS] = {
#define LAW_ROW(id, text) [id] = text,
    LAWS(LAW_ROW)
#undef LAW_ROW
};

void law_broken(const struct laws *l, enum law law, const char *what)
{
    char options[512];
    struct vk_out out = vk_out_to(options, sizeof options);
    for (int i = 0; i < l->game->n_options; i++) {
        vk_put(&out, " ");
        vk_put(&out, l->game->options[i].key);
        vk_put(&out, "=");
        vk_option_write(&l->game->options[i], l->cfg->option[i], &out);
    }
    printf("BROKEN %s, %d seats, options%s, seed %llu, step %u\n  law: %s\n  here: %s\n",
           l->game->id, l->cfg->seats, options, l->seed, l->step, law_text[law], what);
}

void laws_report(const struct laws *l)
{
    for (int i = 0; i < N_LAWS; i++)
        printf("%12llu checks: %s\n", l->checks[i], law_text[i]);
    printf("%d passed, %d failed\n", l->passed, l->failed);
}
