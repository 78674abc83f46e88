/*
 * tables.c - the trading tables of Archipelago as JSON: with whom the viewer could put an offer together, what is in
 * it, how much of everything it may hold and why no more, what it says, and the actions that make it (drafting.c).
 */
#include "drafting.h"
#include "drafts.h"
#include "telling.h"

struct side {
    const struct arch_table *t;
    const struct vk_words *w;
    bool is_given; /* by its owner */
};

static void write_full(const struct side *side, unsigned verb, int arg, enum arch_full why,
                       const char *key, struct vk_json *j)
{
    char text[200];
    struct vk_out out = vk_out_to(text, sizeof text);
    arch_full_text(side->t, verb, arg, why, side->w, &out);
    vk_json_text(j, key, text);
}

/* How much of one thing is in it, how much may be; once there is no more or no less, why. */
static void write_limit(const struct side *side, unsigned verb, int arg, struct vk_json *j)
{
    struct arch_limit x = arch_limit_of(side->t, verb, arg);
    vk_json_int(j, "n", x.n);
    vk_json_int(j, "least", x.least);
    vk_json_int(j, "most", x.most);
    if (x.n >= x.most)
        write_full(side, verb, arg, x.why, "full", j);
    if (x.least && x.n <= x.least)
        write_full(side, verb, arg, FULL_SAID, "no_less", j);
}

/* The same with the action that adds one. */
static void write_thing(const struct side *side, unsigned verb, int arg, struct vk_json *j)
{
    write_limit(side, verb, arg, j);
    vk_json_action(j, "do", &archipelago_game, vk_act(verb, (unsigned)arg, 0, 0));
    vk_json_end(j, '}');
}

static void write_florins(const struct side *side, struct vk_json *j)
{
    unsigned verb = side->is_given ? V_offer : V_ask;
    if (!arch_limit_of(side->t, verb, 0).all) {
        vk_json_null(j, "florins");
        return;
    }
    vk_json_object(j, "florins");
    write_limit(side, verb, 0, j);
    vk_json_text(j, "pays", archipelago_game.verbs[verb].name);
    vk_json_end(j, '}');
}

/* What one more of it is called. */
static void write_label(const struct side *side, unsigned verb, int arg, struct vk_json *j)
{
    char text[160];
    struct vk_out out = vk_out_to(text, sizeof text);
    vk_action_label(&archipelago_face, vk_act(verb, (unsigned)arg, 0, 0), side->w, &out);
    vk_json_text(j, "text", text);
}

static void write_goods(const struct side *side, struct vk_json *j)
{
    unsigned verb = side->is_given ? V_give : V_want;
    vk_json_object(j, "goods");
    for (int good = 0; good < N_GOODS; good++) {
        if (!arch_limit_of(side->t, verb, good).all)
            continue;
        vk_json_object(j, archipelago_game.arg_kinds[A_GOODS].words[good]);
        write_thing(side, verb, good, j);
    }
    vk_json_end(j, '}');
}

static void write_cards(const struct side *side, struct vk_json *j)
{
    unsigned verb = side->is_given ? V_give_card : V_want_card;
    vk_json_array(j, "cards");
    for (int card = 0; card < N_CARDS; card++) {
        if (!arch_limit_of(side->t, verb, card).all)
            continue;
        vk_json_object(j, NULL);
        vk_json_text(j, "card", arch_card_words[card]);
        write_thing(side, verb, card, j);
    }
    vk_json_end(j, ']');
}

static void write_permits(const struct side *side, struct vk_json *j)
{
    unsigned verb = side->is_given ? V_give_permit : V_want_permit;
    vk_json_array(j, "permits");
    for (int region = 0; region < side->t->s.n_regions; region++) {
        if (!arch_limit_of(side->t, verb, region).all)
            continue;
        vk_json_object(j, NULL);
        vk_json_int(j, "region", region);
        write_label(side, verb, region, j);
        write_thing(side, verb, region, j);
    }
    vk_json_end(j, ']');
}

static void write_side(const struct side *side, const char *key, struct vk_json *j)
{
    unsigned stand = side->is_given ? V_give_stand : V_want_stand;
    vk_json_object(j, key);
    write_florins(side, j);
    write_goods(side, j);
    write_cards(side, j);
    write_permits(side, j);
    if (arch_limit_of(side->t, stand, 0).all) {
        vk_json_object(j, "stand");
        write_label(side, stand, 0, j);
        write_thing(side, stand, 0, j);
    } else {
        vk_json_null(j, "stand");
    }
    vk_json_end(j, '}');
}

/* Places of the order of play, where they are what is wanted. */
static void write_places(const struct side *side, struct vk_json *j)
{
    const struct arch_table *t = side->t;
    bool is_asked = t->d.window == FOR_PLACE;
    vk_json_array(j, "places");
    for (unsigned place = 1; place <= t->s.h.seats && is_asked; place++) {
        vk_json_object(j, NULL);
        vk_json_int(j, "place", place);
        vk_json_action(j, "do", &archipelago_game, vk_act(V_for_place, place, 0, 0));
        vk_json_bool(j, "on", t->d.places >> place & 1);
        if (arch_is_place_locked(t, place))
            write_full(side, V_for_place, 0, FULL_SAID, "locked", j);
        vk_json_end(j, '}');
    }
    vk_json_end(j, ']');
}

/* ---- what it says ---------------------------------------------------------------------------------- */

static bool is_bare(const struct arch_deal *d, bool is_gift)
{
    int n = is_gift ? d->give : d->want;
    for (int i = 0; i < d->n_items; i++)
        switch (d->verb[i]) {
        case V_give:
        case V_give_card:
        case V_give_permit:
        case V_give_stand: n += is_gift; break;
        default: n += !is_gift; break;
        }
    return !n;
}

/* What should be known of it besides. */
static void put_note(const struct side *side, struct vk_out *out)
{
    const struct arch_table *t = side->t;
    struct telling to = { &t->s, &t->s.player[t->d.owner], t->d.owner, side->w, out };
    bool is_deal = t->d.window != FOR_PLACE;
    if (is_deal && is_bare(&t->d, false))
        arch_tell_text(&to, "A gift: you get nothing for it.");
    else if (is_deal && is_bare(&t->d, true))
        arch_tell_text(&to, "You give nothing for it.");
    else if (!is_deal)
        arch_tell_text(&to, "You give it only if the offer is taken.");
    if (t->d.n_items == ARCH_ITEMS) {
        vk_put(out, out->len ? " " : "");
        arch_full_text(t, V_give, 0, FULL_ROOM, side->w, out);
    }
}

/* Nothing while there is nothing to say. */
static void write_words(const struct side *side, struct vk_json *j)
{
    const struct arch_deal *d = &side->t->d;
    char gives[640], wants[640], text[1400], note[200] = "";
    struct vk_out give = vk_out_to(gives, sizeof gives), want = vk_out_to(wants, sizeof wants),
                  out = vk_out_to(text, sizeof text), more = vk_out_to(note, sizeof note);
    struct face_blanks b = { .who = VK_NONE, .n = 2, .text = { gives, wants } };
    if (arch_is_empty(d) || (d->window == FOR_PLACE && !d->places)) {
        vk_json_null(j, "text");
        return;
    }
    arch_side_text(&side->t->s, d, true, side->w, &give);
    arch_side_text(&side->t->s, d, false, side->w, &want);
    face_fill(&archipelago_face, "{0} for {1}.", &b, side->w, &out);
    vk_json_text(j, "text", text);
    put_note(side, &more);
    if (note[0])
        vk_json_text(j, "note", note);
}

/* The action that begins it; all those that make it, or what is missing. */
static void write_steps(const struct side *side, struct vk_json *j)
{
    struct vk_actions steps;
    const char *missing = arch_missing(side->t);
    vk_action begin = arch_opening(side->t);
    if (begin == VK_NO_ACTION)
        vk_json_null(j, "opens");
    else
        vk_json_action(j, "opens", &archipelago_game, begin);
    if (missing) {
        vk_json_null(j, "actions");
        vk_json_text(j, "why", vk_tr(side->w, missing));
        return;
    }
    arch_list_steps(side->t, &steps);
    vk_json_array(j, "actions");
    for (int i = 0; i < steps.n; i++)
        vk_json_action(j, NULL, &archipelago_game, steps.act[i]);
    vk_json_end(j, ']');
}

/* Why the last thing that did not fit was left out. */
static void write_left_out(const struct side *side, struct vk_json *j)
{
    vk_action a = side->t->left_out;
    if (a != VK_NO_ACTION)
        write_full(side, vk_verb_of(a), (int)vk_arg(a, 0), side->t->left_out_why, "left_out", j);
}

static void write_table(const struct arch_table *t, const struct vk_words *w, struct vk_json *j)
{
    struct side gives = { t, w, true }, wants = { t, w, false };
    vk_json_int(j, "partner", t->d.partner);
    vk_json_text(j, "window", arch_window_words[t->d.window]);
    vk_json_int(j, "wishes", ARCH_WISHES); /* for a round of his, at most */
    write_places(&gives, j);
    write_side(&gives, "gives", j);
    write_side(&wants, "wants", j);
    arch_write_items(&t->d, &t->said, false, "chosen", j);
    write_words(&gives, j);
    write_steps(&gives, j);
    write_left_out(&gives, j);
}

void arch_draft_trade(const struct arch_state *s, int seat, const char *text,
                      const struct vk_words *w, struct vk_json *j)
{
    struct arch_table t;
    if (!arch_read_trade(s, seat, text, &t))
        return;
    vk_json_object(j, "draft");
    write_table(&t, w, j);
    vk_json_end(j, '}');
}

/* How many more deals the seat may make in what it is asked for; VK_NONE: none of its deals is counted there. */
static int deals_left(const struct arch_state *s, int seat)
{
    if (!s->h.depth || vk_top_of(&s->h)->seat != seat)
        return VK_NONE;
    switch (arch_point_now(s)) {
    case P_round_menu: return ARCH_DEALS - s->deals;
    case P_crisis_stand:
    case P_crisis_domestic_turn:
    case P_crisis_export_turn: return ARCH_DEALS - s->crisis_deals;
    default: return VK_NONE; /* P_crisis_offer: a deal of who helps up */
    }
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

void arch_write_tables(const struct arch_state *s, int viewer, const struct vk_words *w,
                       struct vk_json *j)
{
    bool is_open = viewer < s->h.seats && arch_has_deals(s) && s->phase && !s->h.over;
    int window = is_open ? arch_window_now(s, viewer) : AS_WISH;
    struct arch_table t;
    vk_json_array(j, "tables");
    for (int partner = 0; is_open && partner < s->h.seats; partner++) {
        if (partner == viewer)
            continue;
        arch_lay_table(s, viewer, partner, &t);
        vk_json_object(j, NULL);
        write_table(&t, w, j);
        vk_json_end(j, '}');
    }
    vk_json_end(j, ']');
    arch_number_or_null(j, "deals_left", is_open ? deals_left(s, viewer) : VK_NONE);
    arch_write_offers(s, viewer, window, is_open ? partners_now(s, viewer, window) : 0, w, j);
}
