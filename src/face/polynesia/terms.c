/*
 * terms.c - what an action costs and brings, worked out from the position alone: for the
 * sentence that explains it and for the price tags and buttons of a board.
 */
#include "face.h"

static int route_of(const struct poly_state *s, vk_action a, int arg)
{
    return (int)vk_arg(a, arg) - poly_map_of(s)->first_route_id;
}

static int island_of(const struct poly_state *s, vk_action a)
{
    return (int)vk_arg(a, 0) - poly_map_of(s)->first_island_id;
}

static unsigned owners(const struct poly_state *s, int route)
{
    unsigned found = 0;
    for (int q = 0; q < s->h.seats; q++)
        if (s->boats[q] >> route & 1)
            found |= 1u << q;
    return found;
}

static int at_most(int n, int most)
{
    return n < most ? n : most;
}

/* A new route, paid for or given by a boat token. */
static void new_route(const struct poly_state *s, vk_action a, bool is_paid, struct poly_terms *t)
{
    t->route = route_of(s, a, 0);
    t->is_landfall = poly_landfall_routes(s) >> t->route & 1;
    t->goods = (int)vk_arg(a, 1);
    t->each = is_paid ? poly_new_price(s, t->route) : 0;
}

/* A route with boats of others. Card 3.2 gives a Turtle token for each of them. */
static void old_route(const struct poly_state *s, vk_action a, int each, struct poly_terms *t)
{
    t->route = route_of(s, a, 0);
    t->goods = poly_marker_of(s, t->route);
    t->each = each;
    t->paid = each ? owners(s, t->route) : 0;
    if (poly_has_card(s, C_CROWDED_ROUTES))
        t->turtles = at_most(poly_boats_on(s, t->route), s->turtle_supply);
}

static void hop(const struct poly_state *s, vk_action a, struct poly_terms *t)
{
    const struct poly_map *m = poly_map_of(s);
    int mode = (int)vk_arg(a, 2);
    t->from = island_of(s, a);
    t->route = route_of(s, a, 1);
    t->to = poly_far_end(m, t->route, t->from);
    t->token = s->token[t->to] < NO_FACE ? s->token[t->to] : VK_NONE;
    t->uses_mask = mode == M_MASK;
    if (mode >= M_GUIDE && mode < M_MASK) {
        t->guide = mode - M_GUIDE;
        t->paid = 1u << t->guide;
        t->goods = poly_marker_of(s, t->route);
        t->each = 1;
        if (poly_has_card(s, C_SHARED_VOYAGE) && s->turtle_supply)
            t->turtles++;
    }
    int x = m->island[t->to].archipelago;
    if (x != NO_ARCHIPELAGO && s->lagoon >> x & 1)
        t->turtles++;
}

static void populate(int to, int n, struct poly_terms *t)
{
    t->to = to;
    t->pieces = n;
}

static void gain(vk_action a, int n, struct poly_terms *t)
{
    t->gain_goods = (int)vk_arg(a, 0);
    t->gain = n;
}

struct poly_terms poly_terms_of(const struct poly_state *s, int seat, vk_action a)
{
    struct poly_terms t = { .from = -1, .to = -1, .route = -1, .guide = -1, .token = VK_NONE };
    switch (vk_verb_of(a)) {
    case V_EXN: new_route(s, a, true, &t); break;
    case V_FREE_NEW: new_route(s, a, false, &t); break;
    case V_EXE: old_route(s, a, POLY_JOIN_PRICE, &t); break;
    case V_FREE_OLD: old_route(s, a, 0, &t); break;
    case V_HOP: hop(s, a, &t); break;
    case V_POPV:
    case V_BPOPV: populate(POLY_VOLCANO, at_most(s->home[seat], POLY_VOLCANO_PIECES), &t); break;
    case V_POPI:
    case V_BPOPI: populate(island_of(s, a), 1, &t); break;
    case V_EXTRA:
        populate(POLY_VOLCANO, 1, &t);
        t.goods = (int)vk_arg(a, 0);
        t.each = POLY_SETTLER_PRICE;
        break;
    case V_FISH: gain(a, poly_marker(s), &t); break;
    case V_MASK_GAIN: gain(a, POLY_BOON, &t); break;
    default: break;
    }
    return t;
}

/* So much of a kind, and what the seat then has of it. */
static void write_goods(struct vk_json *j, const char *key, int goods, int n, int left)
{
    vk_json_object(j, key);
    vk_json_text(j, "goods", polynesia_game.arg_kinds[A_GOODS].words[goods]);
    vk_json_int(j, "number", n);
    vk_json_int(j, "left", left);
    vk_json_end(j, '}');
}

/* Who loses how much of a kind that is cursed or spoils. */
static void write_losses(const struct poly_state *s, int seat, vk_action a, struct vk_json *j)
{
    bool is_curse = vk_verb_of(a) == V_MASK_CURSE;
    int goods = (int)vk_arg(a, 0);
    vk_json_array(j, "losses");
    for (int q = 0; q < s->h.seats; q++) {
        int n = s->goods[q][goods];
        if (n == 0 || (is_curse && q == seat))
            continue;
        vk_json_object(j, NULL);
        vk_json_int(j, "seat", q);
        vk_json_int(j, "number", is_curse ? at_most(n, POLY_BOON) : n);
        vk_json_end(j, '}');
    }
    vk_json_end(j, ']');
}

bool poly_is_skip(vk_action a)
{
    unsigned verb = vk_verb_of(a);
    return verb == V_STOP || verb == V_FREE_SKIP || verb == V_BPOP_SKIP || verb == V_EXTRA_SKIP;
}

/* Of which kind, where none of it is paid or taken: a toll that is laid, what is cursed or spoils. */
static void write_kind(vk_action a, struct vk_json *j)
{
    unsigned verb = vk_verb_of(a);
    bool is_toll = verb == V_FREE_NEW;
    if (is_toll || verb == V_DECLINE || verb == V_MASK_CURSE)
        vk_json_text(j, "goods",
                     polynesia_game.arg_kinds[A_GOODS].words[vk_arg(a, is_toll ? 1 : 0)]);
}

/* How a route is sailed, as a button says it. */
static const char *way_of(int mode)
{
    return mode == M_OWN       ? "Free, your own boat"
           : mode == M_NEUTRAL ? "Free for all"
           : mode == M_MASK    ? "For a mask, no guide"
                               : "{who} guides";
}

/* What a button says below a question that has named the rest already; NULL: the label. */
static const char *short_of(vk_action a)
{
    switch (vk_verb_of(a)) {
    case V_EXN:
    case V_EXTRA: return "Pay " GOODS(0, 1);
    case V_FISH: return "Take " GOODS(0, 1);
    case V_FREE_NEW: return "Toll: {0}";
    case V_HOP: return way_of((int)vk_arg(a, 2));
    default: return NULL;
    }
}

static void write_short(vk_action a, const struct poly_terms *t, const struct vk_words *w,
                        struct vk_json *j)
{
    char text[200];
    struct vk_out out = vk_out_to(text, sizeof text);
    const char *msgid = short_of(a);
    bool is_gain = t->gain > 0;
    struct face_blanks b = { .who = t->guide,
                             .n = 2,
                             .kind = { A_GOODS },
                             .value = { (int16_t)(is_gain ? t->gain_goods : t->goods),
                                        (int16_t)(is_gain ? t->gain : t->each) } };
    if (!msgid)
        return;
    face_fill(&polynesia_face, msgid, &b, w, &out);
    vk_json_text(j, "short", text);
}

/* Where it begins, and along which route; or the island that its pieces come to. */
void poly_write_place(vk_action a, struct vk_json *j)
{
    unsigned verb = vk_verb_of(a);
    bool is_hop = verb == V_HOP;
    if (verb == V_POPI || verb == V_BPOPI)
        vk_json_text(j, "island", poly_island_words[vk_arg(a, 0)]);
    if (is_hop)
        vk_json_text(j, "from", poly_island_words[vk_arg(a, 0)]);
    if (is_hop || verb == V_EXN || verb == V_EXE || verb == V_FREE_NEW || verb == V_FREE_OLD)
        vk_json_text(j, "route", poly_route_words[vk_arg(a, is_hop)]);
}

/* Is it chosen at the volcano, which the action does not name? */
static bool is_at_volcano(vk_action a)
{
    return vk_verb_of(a) == V_POPV || vk_verb_of(a) == V_BPOPV;
}

/* Keys stand only where they say something. */
void poly_write_terms(const void *st, int seat, vk_action a, const struct vk_words *w,
                      struct vk_json *j)
{
    const struct poly_state *s = st;
    const struct poly_map *m = poly_map_of(s);
    struct poly_terms t = poly_terms_of(s, seat, a);
    const char *group = poly_group_of(a);
    write_short(a, &t, w, j);
    write_kind(a, j);
    if (group)
        vk_json_text(j, "group", group);
    if (poly_is_skip(a))
        vk_json_bool(j, "skip", true);
    poly_write_place(a, j);
    poly_write_shared(s, seat, a, w, j);
    if (t.to >= 0) {
        const char *to = poly_island_words[poly_island_id(m, t.to)];
        vk_json_text(j, "to", to);
        if (is_at_volcano(a))
            vk_json_text(j, "island", to);
    }
    int price = t.each * (t.paid ? __builtin_popcount(t.paid) : 1);
    if (price)
        write_goods(j, "pay", t.goods, price, s->goods[seat][t.goods] - price);
    if (t.paid) {
        vk_json_array(j, "pay_to");
        for (int q = 0; q < s->h.seats; q++)
            if (t.paid >> q & 1)
                vk_json_int(j, NULL, q);
        vk_json_end(j, ']');
    }
    if (t.gain)
        write_goods(j, "gain", t.gain_goods, t.gain, s->goods[seat][t.gain_goods] + t.gain);
    if (vk_verb_of(a) == V_DECLINE || vk_verb_of(a) == V_MASK_CURSE)
        write_losses(s, seat, a, j);
    if (t.guide >= 0)
        vk_json_int(j, "guide", t.guide);
    if (t.uses_mask)
        vk_json_int(j, "masks", 1);
    if (t.route >= 0 && !price && !t.uses_mask)
        vk_json_bool(j, "no_price", true);
    if (t.pieces)
        vk_json_int(j, "pieces", t.pieces);
    if (t.is_landfall)
        vk_json_bool(j, "first_landfall", true);
    if (t.to >= 0 && m->sinking >> t.to & 1)
        vk_json_bool(j, "sinks", true);
}
