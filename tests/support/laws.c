/* laws.c - telling which law was broken and how often each was checked; the laws of lists and events. */
#include "laws.h"
#include "play_text.h"

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

bool law_list(struct laws *l, const struct vk_actions *list)
{
    char text[VK_ACTION_TEXT];
    LAW(l, L_LIST, list->n <= VK_ACTIONS_MAX && list->usual < list->n, "no such usual action");
    for (int i = 0; i < list->n; i++) {
        struct vk_out out = vk_out_to(text, sizeof text);
        const char *why = "the text is too long";
        vk_action a = VK_NO_ACTION;
        vk_action_write(l->game, list->act[i], &out);
        LAW(l, L_LIST, vk_find(list, list->act[i]) == i, text);
        LAW(l, L11_TEXT, vk_out_ok(&out) && vk_action_read(l->game, text, &a, &why), why);
        LAW(l, L11_TEXT, a == list->act[i], text);
    }
    return true;
}

bool law_event_form(struct laws *l, const struct event_log *log)
{
    const struct vk_game *g = l->game;
    LAW(l, L_EVENT_FORM, log->n <= EVENTS_MAX, "a step makes more events than can be kept");
    for (int i = 0; i < log->n; i++) {
        const struct vk_event *ev = &log->row[i];
        LAW(l, L_EVENT_FORM, ev->kind < g->n_events, "there is no such event");
        const struct vk_event_def *def = &g->events[ev->kind];
        LAW(l, L_EVENT_FORM,
            ev->actor < l->cfg->seats || ev->actor == VK_NEUTRAL || ev->actor == VK_CHANCE ||
                ev->actor == VK_NONE,
            def->name);
        for (int k = 0; k < VK_EVENT_ARGS; k++) {
            const struct vk_arg_kind *kind = &g->arg_kinds[def->arg[k]];
            bool is_in = ev->arg[k] == VK_NONE || (ev->arg[k] < 0 && !kind->words) ||
                         (ev->arg[k] >= 0 && ev->arg[k] < kind->n);
            LAW(l, L_EVENT_FORM, def->arg[k] ? is_in : ev->arg[k] == 0, def->name);
        }
    }
    return true;
}

void laws_report(const struct laws *l)
{
    for (int i = 0; i < N_LAWS; i++)
        if (l->checks[i])
            printf("%12llu checks: %s\n", l->checks[i], law_text[i]);
    printf("%d passed, %d failed\n", l->passed, l->failed);
}
