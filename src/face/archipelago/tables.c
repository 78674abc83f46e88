/*
 * tables.c - the trading tables of Archipelago as JSON: in which window the viewer would make an offer now, how it is
 * begun and sent, and how much of everything it may hold, for each partner, with the actions that add it. Of what is
 * wanted no more than the other has, where the viewer can see that.
 */
#include "trading.h"

/* Where an offer of this seat would be made as things stand; a wish can be written at any time. */
static int window_now(const struct arch_state *s, int seat)
{
    if (s->draft.owner == seat)
        return s->draft.window;
    if (s->deal.partner == seat)
        return s->deal.window;
    if (arch_point_now(s) == P_order_offer && vk_due(&archipelago_game, s).seats >> seat & 1)
        return FOR_PLACE;
    if (!s->h.depth || vk_top_of(&s->h)->seat != seat)
        return AS_WISH;
    switch (arch_point_now(s)) {
    case P_round_menu: return IN_ROUND;
    case P_crisis_stand:
    case P_crisis_offer: return AT_STANDING;
    case P_crisis_domestic_turn:
    case P_crisis_export_turn: return IN_CRISIS;
    default: return AS_WISH;
    }
}

/* Whether the draft of the seat says already how much money changes hands: it cannot be said again. */
static bool is_paid(const struct arch_state *s, int seat, int window)
{
    if (window == FOR_PLACE)
        return !arch_is_empty(&s->player[seat].note[0]);
    return s->draft.owner == seat && arch_point_now(s) == P_deal_goods;
}

static const char *verb_name(int verb)
{
    return archipelago_game.verbs[verb].name;
}

/* The action that begins an offer; none where it is begun, or asked for. */
static void write_opening(const struct arch_state *s, int seat, int partner, int window,
                          struct vk_json *j)
{
    if (s->draft.owner == seat || window == FOR_PLACE)
        vk_json_null(j, "opens");
    else if (s->deal.partner == seat)
        vk_json_text(j, "opens", verb_name(V_counter));
    else if (window == AS_WISH)
        vk_json_text(j, "opens", verb_name(V_wish));
    else
        vk_json_action(j, "opens", &archipelago_game, vk_act(V_deal, (unsigned)partner, 0, 0));
}

/* The steps of an offer around its items: how it begins, for which places it is, what stands for no money, its end. */
static void write_steps(const struct arch_state *s, int seat, int partner, int window,
                        struct vk_json *j)
{
    write_opening(s, seat, partner, window, j);
    vk_json_array(j, "places");
    for (int place = 1; window == FOR_PLACE && place <= s->h.seats; place++) {
        vk_json_object(j, NULL);
        vk_json_int(j, "place", place);
        vk_json_action(j, "do", &archipelago_game, vk_act(V_for_place, (unsigned)place, 0, 0));
        vk_json_end(j, '}');
    }
    vk_json_end(j, ']');
    vk_json_bool(j, "paid", is_paid(s, seat, window));
    if (window == FOR_PLACE)
        vk_json_null(j, "unpaid");
    else
        vk_json_text(j, "unpaid", verb_name(V_no_money));
    vk_json_text(j, "closes", verb_name(V_propose));
}

struct side {
    const struct arch_state *s;
    const struct arch_deal *d;
    bool is_given, is_seen; /* by its owner; the other's screen is open to him */
};

static int least_of(int a, int b)
{
    return a < b ? a : b;
}

/* How much of one thing, and the action that adds one of it. */
static void write_thing(int most, int verb, int arg, struct vk_json *j)
{
    vk_json_int(j, "most", most);
    vk_json_action(j, "do", &archipelago_game, vk_act((unsigned)verb, (unsigned)arg, 0, 0));
    vk_json_end(j, '}');
}

static void write_goods(const struct side *side, struct vk_json *j)
{
    const struct arch_player *q = &side->s->player[side->d->partner];
    int verb = side->is_given ? V_give : V_want;
    vk_json_object(j, "goods");
    for (int good = 0; good < N_GOODS; good++) {
        int n = arch_most_of(side->s, side->d, verb, good);
        if (!side->is_given && side->is_seen)
            n = least_of(n, good == TOKEN ? q->tokens : q->cubes[good]);
        if (!n)
            continue;
        vk_json_object(j, archipelago_game.arg_kinds[A_GOODS].words[good]);
        write_thing(n, verb, good, j);
    }
    vk_json_end(j, '}');
}

static void write_cards(const struct side *side, struct vk_json *j)
{
    int verb = side->is_given ? V_give_card : V_want_card;
    vk_json_array(j, "cards");
    for (int card = 0; card < N_CARDS; card++) {
        int n = arch_most_of(side->s, side->d, verb, card);
        if (!n)
            continue;
        vk_json_object(j, NULL);
        vk_json_text(j, "card", arch_card_words[card]);
        write_thing(n, verb, card, j);
    }
    vk_json_end(j, ']');
}

static void write_permits(const struct side *side, struct vk_json *j)
{
    int verb = side->is_given ? V_give_permit : V_want_permit;
    vk_json_array(j, "permits");
    for (int region = 0; region < side->s->n_regions; region++) {
        int n = arch_most_of(side->s, side->d, verb, region);
        if (!n)
            continue;
        vk_json_object(j, NULL);
        vk_json_int(j, "region", region);
        write_thing(n, verb, region, j);
    }
    vk_json_end(j, ']');
}

static void write_stand(const struct side *side, struct vk_json *j)
{
    int verb = side->is_given ? V_give_stand : V_want_stand;
    int n = arch_most_of(side->s, side->d, verb, 0);
    if (!n) {
        vk_json_null(j, "stand");
        return;
    }
    vk_json_object(j, "stand");
    write_thing(n, verb, 0, j);
}

static void write_side(const struct side *side, const char *key, struct vk_json *j)
{
    const struct arch_state *s = side->s;
    int verb = side->is_given ? V_offer : V_ask;
    int florins = arch_most_florins(s, side->d->owner, verb);
    if (!side->is_given && side->is_seen)
        florins = least_of(florins, s->player[side->d->partner].florins);
    vk_json_object(j, key);
    vk_json_int(j, "florins", florins);
    vk_json_text(j, "pays", verb_name(verb));
    write_goods(side, j);
    write_cards(side, j);
    write_permits(side, j);
    write_stand(side, j);
    vk_json_end(j, '}');
}

/* A wish is for the round of its partner: he is the active player then. */
static void write_table(const struct arch_state *s, int viewer, int partner, int window,
                        struct vk_json *j)
{
    struct arch_state then = *s;
    struct arch_deal d = { .owner = (uint8_t)viewer,
                           .partner = (uint8_t)partner,
                           .window = (uint8_t)window };
    struct side gives = { &then, &d, true, true };
    struct side wants = { &then, &d, false, arch_sees_screen(s, viewer, partner) };
    if (window == AS_WISH)
        then.active = (uint8_t)partner;
    vk_json_object(j, NULL);
    vk_json_int(j, "partner", partner);
    vk_json_text(j, "window", arch_window_words[window]);
    vk_json_int(j, "room", ARCH_ITEMS);
    vk_json_int(j, "wishes", ARCH_WISHES); /* for a round of his, at most */
    write_steps(s, viewer, partner, window, j);
    write_side(&gives, "gives", j);
    write_side(&wants, "wants", j);
    vk_json_end(j, '}');
}

/* Whom a new offer of the seat can be made to, a bit each: nobody while one is drafted or waits for his answer. */
static unsigned partners_now(const struct arch_state *s, int seat, int window)
{
    struct vk_actions list;
    unsigned found = 0;
    if (s->draft.owner == seat || s->deal.partner == seat)
        return 0;
    if (window == AS_WISH)
        return ((1u << s->h.seats) - 1) & ~(1u << seat);
    vk_legal(&archipelago_game, s, seat, &list);
    for (int i = 0; i < list.n; i++)
        if (vk_verb_of(list.act[i]) == V_deal)
            found |= 1u << vk_arg(list.act[i], 0);
    return found;
}

void arch_write_tables(const struct arch_state *s, int viewer, struct vk_json *j)
{
    bool is_open = viewer < s->h.seats && arch_has_deals(s) && s->phase && !s->h.over;
    int window = is_open ? window_now(s, viewer) : AS_WISH;
    vk_json_array(j, "tables");
    for (int partner = 0; is_open && partner < s->h.seats; partner++)
        if (partner != viewer)
            write_table(s, viewer, partner, window, j);
    vk_json_end(j, ']');
    arch_write_offers(s, viewer, window, is_open ? partners_now(s, viewer, window) : 0, j);
}
