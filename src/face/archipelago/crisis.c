/*
 * crisis.c - what is said of a crisis: the one under way, in full and in a line, and what the backs of the cards
 * announce.
 */
#include "things.h"

/* ---- The crisis under way ----------------------------------------------------------------------- */

const char *const arch_crisis_ids[ARCH_CRISES] = {
    "domestic.fruit", "domestic.cattle", "domestic.fish", "domestic.wood",
    "domestic.stone", "domestic.iron",   "export.fruit",  "export.cattle",
    "export.fish",    "export.wood",     "export.stone",  "export.iron",
};

void arch_write_crisis_title(int i, const struct vk_words *w, struct vk_out *out)
{
    static const char *const at_home[N_RES] = {
        [WOOD] = "The colony is cold: {0}",
        [STONE] = "The walls crumble: {0}",
        [IRON] = "The tools are worn: {0}",
    };
    int res = i % N_RES;
    const char *text = i >= N_RES     ? "Wanted abroad: {0}"
                       : at_home[res] ? at_home[res]
                                      : "The colony is hungry: {0}";
    struct face_blanks b = { .who = VK_NONE, .n = 1, .kind = { A_RES }, .value = { (int16_t)res } };
    face_fill(&archipelago_face, text, &b, w, out);
}

void arch_crisis_text(const struct arch_crisis *c, const struct vk_words *w, struct vk_out *out)
{
    struct face_blanks b = { .who = VK_NONE,
                             .n = 3,
                             .kind = { A_RES },
                             .value = { (int16_t)c->res, (int16_t)c->number, (int16_t)c->given } };
    face_fill(&archipelago_face,
              c->board == DOMESTIC
                  ? "A crisis at home. Each {0} helps {1} citizens up; whoever still lies becomes "
                    "a rebel."
                  : "A crisis abroad. {1} wanted, {2} given; each one missing is rebellion +1.",
              &b, w, out);
}

void arch_crisis_brief(const struct arch_crisis *c, const struct vk_words *w, struct vk_out *out)
{
    int lie = 0;
    for (int seat = 0; seat < ARCH_SEATS; seat++)
        lie += c->lying[seat];
    struct face_blanks b = { .who = VK_NONE,
                             .n = 4,
                             .kind = { 0, A_RES },
                             .value = { (int16_t)lie, (int16_t)c->res, (int16_t)c->number,
                                        (int16_t)c->needs } };
    struct face_blanks abroad = { .who = VK_NONE,
                                  .n = 2,
                                  .value = { (int16_t)c->given, (int16_t)c->number } };
    if (c->board == EXPORT)
        face_fill(&archipelago_face, "{0} of {1} given; each one missing is rebellion +1.", &abroad,
                  w, out);
    else
        face_fill(&archipelago_face,
                  lie ? "{0} {0|lies|lie}. Each {1} helps {2} up: {3} needed."
                      : "Nobody lies any more.",
                  &b, w, out);
}

/* ---- Backs of the cards -------------------------------------------------------------------------- */

const char *const arch_half_ids[ARCH_HALVES] = { "domestic", "export", "event", "red" };
const char *const arch_half_kinds[ARCH_HALVES] = { "needed at home", "wanted abroad", "event",
                                                   "struck at once" };

static void half_help(int back, int board, const struct vk_words *w, struct vk_out *out)
{
    const struct arch_half *half = &arch_backs[back].half[board];
    struct face_blanks b = {
        .who = VK_NONE, .n = 2, .kind = { A_RES }, .value = { half->what, half->number }
    };
    if (half->what >= N_RES)
        vk_put(out, vk_tr(w, arch_happening_help[half->what - N_RES]));
    else
        face_fill(&archipelago_face,
                  board == DOMESTIC
                      ? "Every citizen lies down. Each {0} that is given helps {1} up."
                      : "They want {1} {0} abroad. Each one missing is rebellion +1.",
                  &b, w, out);
    if (!half->is_red)
        return;
    vk_put(out, " (");
    vk_put(out, vk_tr(w, arch_half_kinds[ARCH_HALF_RED]));
    vk_put_char(out, ')');
}

void arch_back_help(int back, const struct vk_words *w, struct vk_out *out)
{
    half_help(back, DOMESTIC, w, out);
    vk_put_char(out, ' ');
    half_help(back, EXPORT, w, out);
}
