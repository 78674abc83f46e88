/*
 * closed.c - cards and kept events in the hand that cannot be used now, and why; and a victory that cannot be
 * declared yet. Hexes are in refusals.c, what cannot be built in the draft of a plan.
 */
#include "face.h"

struct closing {
    const struct conq_state *s;
    int seat, n;
    const struct vk_actions *legal;
    struct vk_closed *list;
};

static void shut(struct closing *c, vk_action a, const char *why)
{
    if (c->n < VK_CLOSED_MAX)
        c->list[c->n++] = (struct vk_closed){ .act = a, .why = why };
}

/* Is there an action with this card or event now? */
static bool is_open(const struct closing *c, unsigned kind, unsigned value)
{
    for (int i = 0; i < c->legal->n; i++) {
        vk_action a = c->legal->act[i];
        if (conquest_game.verbs[vk_verb_of(a)].arg[0] == kind && vk_arg(a, 0) == value)
            return true;
    }
    return false;
}

/* ---- Cards ------------------------------------------------------------------------------------- */

/* When a card can be used that is not only points. */
static const char *const card_time[N_CARDS] = {
    [C_NAVIGATION] = "You can show it when your Explorer sails, or in the Victory Step.",
    [C_OCEAN_CHART] = "You can show it when your Explorer sails, or in the Victory Step.",
    [C_STAR_PATH_CHANT] = "You can use it when your Explorer draws Off course.",
    [C_SEABIRD_LORE] = "You can use it when your Explorer draws an island.",
    [C_DOUBLE_HULLS] = "You can show it while you move, or in the Victory Step.",
    [C_POI] = "You can use it while you move.",
    [C_BREADFRUIT_PITS] = "You can use it while you plan what you build.",
    [C_TARO_TERRACES] = "You can show it while you plan what you build, or in the Victory Step.",
    [C_IRRIGATION] = "You can show it while you plan what you build, or in the Victory Step.",
    [C_ADZE_MAKERS] = "You can show it while you plan what you build, or in the Victory Step.",
    [C_ARIKI] = "You can use it before you move.",
    [C_HAKA] = "You can use it when the die is rolled in a Battle of yours.",
    [C_WAR_CLUBS] = "You can use it when the die is rolled in a Battle of yours.",
    [C_TATTOO] = "You can use it when the die makes a piece of yours panic in a Battle.",
    [C_MANA] = "You can use it when the die hits the enemy in a Battle of yours.",
    [C_ARIOI] = "You can use it when you are attacked.",
    [C_ARIOI_2] = "You can use it when you are attacked.",
    [C_DEFORESTATION] =
        "You can use it before you move or in the Victory Step, if a rival has three Villages.",
};

static const char *why_not_card(const struct conq_state *s, int seat, enum card card)
{
    bool is_up = conq_card_up(s, seat, card);
    if (s->card_flags[card] & CARD_USED)
        return "You have used it. It still counts its points.";
    switch (conq_cards[card].type) {
    case RED:
        if (is_up)
            return "It lies face up and works by itself.";
        break;
    case PLAIN:
    case COND:
        return is_up ? "It lies face up: its points count already."
                     : "You can show it in the Victory Step, or when a rival declares victory.";
    default: break;
    }
    return card_time[card];
}

static void close_cards(struct closing *c)
{
    for (int card = 0; card < N_CARDS; card++) {
        if (!conq_has_card(c->s, c->seat, (enum card)card) || is_open(c, A_CARD, (unsigned)card))
            continue;
        bool is_shown = conq_cards[card].type == RED || conq_cards[card].type == PLAIN ||
                        conq_cards[card].type == COND;
        shut(c, vk_act(is_shown ? V_show_card : V_use_card, (unsigned)card, 0, 0),
             why_not_card(c->s, c->seat, (enum card)card));
    }
}

/* ---- Kept events --------------------------------------------------------------------------------- */

static const char *const event_time[N_RANDOM_EVENTS] = {
    [RE_WINDS] = "You can play it before you move.",
    [RE_LEADER] = "You can play it when a Battle of yours begins.",
    [RE_SHAMAN] = "You can play it when an event of a rival is about to happen.",
    [RE_YOUTH] = "You can play it before you move, onto an island of yours.",
    [RE_SPIES] = "You can play it before you move, on hidden pieces of a rival.",
    [RE_WHALE] = "You can play it before you move.",
    [RE_OMENS] = "You can play it when the die is rolled in a Battle of yours.",
};

static void close_events(struct closing *c)
{
    for (int e = 0; e < N_RANDOM_EVENTS; e++)
        if (c->s->event_at[e] == c->seat && event_time[e] && !is_open(c, A_EVENT, (unsigned)e))
            shut(c, vk_act(V_play_event, (unsigned)e, 0, 0), event_time[e]);
}

/* ---- Victory ------------------------------------------------------------------------------------ */

static void close_declaring(struct closing *c)
{
    int missing = 2 * c->s->game_end - conq_points(c->s, c->seat, CARDS_ALL);
    if (missing <= 0)
        return;
    shut(c, vk_act(V_declare, 0, 0, 0), "With all your cards you still need {0}.");
    c->list[c->n - 1].kind[0] = A_HALVES;
    c->list[c->n - 1].value[0] = (int16_t)missing;
}

int conq_closed_acts(const void *st, int seat, struct vk_closed list[VK_CLOSED_MAX])
{
    struct vk_actions legal = { .n = 0 };
    struct closing c = { st, seat, 0, &legal, list };
    vk_legal(&conquest_game, st, seat, &legal);
    close_cards(&c);
    close_events(&c);
    if (vk_due(&conquest_game, st).point == P_victory_action && !conq_is_solo(st))
        close_declaring(&c);
    return c.n;
}
