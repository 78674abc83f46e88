/*
 * refusals.c - why a hex of the map cannot be chosen now, for whoever presses it: "refusals":[{"why","from","hexes"}].
 * Rows are read from the first one on; `from` is a hex that pieces would leave, where one was chosen; a row without
 * `hexes` speaks of every other hex. So a hundred hexes need a few sentences. While a Battle is fought the first row
 * has `places` instead: it speaks of the rows of that Battle.
 */
#include "face.h"

struct refusing {
    const struct conq_state *s;
    int seat, point, from; /* from: VK_NONE before a hex is chosen that something leaves */
    const struct vk_actions *legal;
    const struct vk_words *words;
    struct vk_json *j;
    struct hexset known, barred, closed,
        edge; /* edge: around what is reached by known water, through others too */
};

/* A sentence, and the hexes that it is said of. */
struct said {
    const char *why;
    struct hexset of;
};
enum { SAID_MAX = 12 };

static const char glow[] = "Choose one of the glowing hexes.",
                  bar[] = "Nothing is chosen on the map now. Answer the question in the bar.";

/* ---- Voyages ---------------------------------------------------------------------------------- */

static const char *why_not_set_out(const struct refusing *r, int hex)
{
    const struct conq_state *s = r->s;
    if (hs_has(s->di[r->seat], hex))
        return "You have seen this island already.";
    if (hs_has(r->known, hex))
        return "This hex is known. The Explorer looks for unknown ones.";
    if (!hs_any(s->held[r->seat]))
        return "The Explorer sets out from an island of yours, and you hold none.";
    return hs_has(r->edge, hex) ? "Others bar the known water that leads there."
                                : "Too far: no known water leads there from your islands.";
}

static bool can_cross(const struct refusing *r)
{
    for (int i = 0; i < r->legal->n; i++)
        if (vk_verb_of(r->legal->act[i]) == V_traverse)
            return true;
    return false;
}

static const char *why_not_sail_on(const struct refusing *r, int hex)
{
    const struct conq_state *s = r->s;
    if (s->pos == hex)
        return "Your Explorer is here.";
    if (!hs_has(conq_near[s->pos], hex))
        return "Too far: the Explorer sails to a hex next to it.";
    if (hs_has(hs_minus(hs_or(r->barred, r->closed), s->di[r->seat]), hex))
        return "The Explorer does not cross a hex where others are.";
    return can_cross(r) ? "This hex is known. To cross it, press \xE2\x80\x9C"
                          "Cross known water\xE2\x80\x9D first."
                        : "This hex is known, and to cross it would tie too many knots.";
}

static const char *why_not_drift(const struct refusing *r, int hex)
{
    return hs_has(conq_near[r->s->pos], hex) ? "The Explorer drifts into unknown hexes only."
                                             : "The Explorer drifts to a hex next to it.";
}

/* ---- Along the chain ---------------------------------------------------------------------------- */

static bool is_in_chain(const struct refusing *r, int hex)
{
    return hs_count(conq_component(r->s, r->seat, hex)) > 1;
}

static bool has_chain(const struct refusing *r)
{
    struct hexset left = r->s->chain[r->seat];
    while (hs_any(left))
        if (is_in_chain(r, hs_next(&left)))
            return true;
    return false;
}

static const char *why_not_lift(const struct refusing *r, int hex)
{
    if (!has_chain(r))
        return "Pieces travel along a chain: you need chain canoes in two hexes side by side.";
    if (!hs_has(r->s->occupied[r->seat], hex))
        return "You have no pieces here.";
    return is_in_chain(r, hex)
               ? "Nothing can leave from here. First choose what goes, then where it goes."
               : "This hex is not in a chain: what lies here sails afterwards.";
}

static const char *why_not_send(const struct refusing *r, int hex)
{
    int from = vk_top_of(&r->s->h)->v[MOVE_FROM];
    if (hex == from)
        return "They are here already.";
    return hs_has(conq_component(r->s, r->seat, from), hex)
               ? "There is no room: at sea each of them needs a canoe that carries it."
               : "This hex is not in the same chain.";
}

/* ---- By canoe ------------------------------------------------------------------------------------ */

static bool has_canoe(const struct refusing *r, int hex)
{
    struct conq_stack own = conq_stack_at(r->s, r->seat, hex);
    return own.n[WC] + own.n[TC] + own.n[TCU] + own.n[RUM] > 0;
}

static const char *why_not_leave(const struct refusing *r, int hex)
{
    if (!hs_has(r->s->occupied[r->seat], hex))
        return "You have no pieces here. Choose one of your own stacks.";
    if (!has_canoe(r, hex))
        return "Nothing here can sail: there is no canoe.";
    return "Nothing here can move any more this turn.";
}

static const char *why_not_enter(const struct refusing *r, int hex)
{
    const struct conq_state *s = r->s;
    if (hs_has(s->unexplored, hex))
        return "Canoes do not enter unknown water. Send the Explorer first.";
    if (hs_has(s->face_down, hex) && !hs_has(s->di[r->seat], hex))
        return "Only those whose disc lies on a secret island may enter it.";
    if (hs_has(r->closed, hex))
        return "An event closes this hex to you.";
    if (hs_has(r->barred, hex))
        return "Others are there: only a War Canoe leads the way in.";
    return NULL;
}

static const char *why_not_sail(const struct refusing *r, int hex)
{
    if (!hs_has(conq_near[r->from], hex))
        return "Not next to {0}: canoes sail hex by hex.";
    const char *why = why_not_enter(r, hex);
    return why ? why : "No canoe here can sail any more.";
}

/* ---- Everything else ------------------------------------------------------------------------------ */

static const char *why_not_build(const struct refusing *r, int hex)
{
    return hs_has(r->s->held[r->seat], hex) || hs_has(r->s->occupied[r->seat], hex)
               ? "First choose in the bar what you build, then press where."
               : "You build on your own islands only.";
}

static const char *why_not_jump(const struct refusing *r, int hex)
{
    const char *why = why_not_enter(r, hex);
    if (hs_has(r->s->unexplored, hex))
        return "A Rumor jumps to known hexes only.";
    return why ? "A Rumor jumps only where nobody else is." : "The Rumor is here.";
}

static const char own_island[] = "Only an island that you hold will do.",
                  held_island[] = "Only an island that a player holds will do.";

static const char *why_not_struck(const struct refusing *r)
{
    static const char atoll[] = "Only a known atoll will do.";
    static const char *const why[N_RANDOM_EVENTS] = {
        [RE_WEEDS] = "Only an island that a player holds, with two or more Villages, will do.",
        [RE_EROSION] = "Only an island with a box that holds no Village will do.",
        [RE_DROUGHT] = held_island,
        [RE_TSUNAMI] = held_island,
        [RE_SICKNESS] = held_island,
        [RE_TYPHOON] = "Only known ocean will do.",
        [RE_PELE] = "Only an island that a player holds, with three or more boxes, will do.",
        [RE_TANIWHA] = "Only known ocean where nobody is will do.",
        [RE_SPRING] = own_island,
        [RE_ASH] = own_island,
        [RE_TAPU] = own_island,
        [RE_BLIGHT] = atoll,
        [RE_PEARLS] = atoll,
        [RE_CASTAWAY] = "Only a secret island that you do not know will do.",
        [RE_SPIES] = "Only a hex with pieces of a rival will do.",
        [RE_FEUD] = "Only an island of another player, with three or more Villages, will do.",
    };
    const struct vk_frame *f = conq_frame_of(r->s, P_event);
    return f && why[f->v[EVENT_WHICH]] ? why[f->v[EVENT_WHICH]] : glow;
}

static const char *why_not_search(const struct refusing *r, int hex)
{
    if (r->s->pos == hex)
        return "Your Explorer is here.";
    return hs_has(conq_near[r->s->pos], hex) ? "The search for South America does not lead there."
                                             : "Too far: the Explorer sails to a hex next to it.";
}

/* What is chosen in the bar although it names a hex. */
static bool is_in_bar(unsigned verb)
{
    return verb == V_traverse || verb == V_show_tile || verb == V_recall || verb == V_buy_card ||
           verb == V_save_bp || verb == V_convert;
}

static bool asks_for_hex(const struct vk_actions *list)
{
    for (int i = 0; i < list->n; i++)
        if (conquest_game.verbs[vk_verb_of(list->act[i])].arg[0] == A_HEX &&
            !is_in_bar(vk_verb_of(list->act[i])))
            return true;
    return false;
}

static const char *why_not(const struct refusing *r, int hex)
{
    switch (r->point) {
    case P_explore_start: return why_not_set_out(r, hex);
    case P_explore_continue: return why_not_sail_on(r, hex);
    case P_off_course_choice: return why_not_drift(r, hex);
    case P_transit_action: return why_not_lift(r, hex);
    case P_transit_to: return why_not_send(r, hex);
    case P_move_action: return r->from == VK_NONE ? why_not_leave(r, hex) : why_not_sail(r, hex);
    case P_party_pick:
    case P_party_cargo: return "First choose in the bar who sails along, and set sail.";
    case P_jump_to: return why_not_jump(r, hex);
    case P_choose_battle: return "No Battle of yours waits here.";
    case P_ariki_place:
    case P_event_place:
    case P_choose_new_home: return own_island;
    case P_deforest_hex: return "Only an island of a rival who has three or more Villages will do.";
    case P_event_hex: return why_not_struck(r);
    case P_kumara_drift:
    case P_kumara_move: return why_not_search(r, hex);
    case P_build_session:
        return r->s->plan[r->seat].pending < N_ITEMS ? glow : why_not_build(r, hex);
    default: return asks_for_hex(r->legal) ? glow : bar;
    }
}

/* ---- Rows ------------------------------------------------------------------------------------------ */

static void write_row(const struct refusing *r, const struct said *said, bool is_rest)
{
    char text[200];
    struct vk_out out = vk_out_to(text, sizeof text);
    struct face_blanks blanks = {
        .who = r->seat, .n = 1, .kind = { A_HEX }, .value = { (int16_t)r->from }
    };
    face_fill(&conquest_face, said->why, &blanks, r->words, &out);
    vk_json_object(r->j, NULL);
    vk_json_text(r->j, "why", text);
    if (r->from != VK_NONE)
        vk_json_int(r->j, "from", r->from);
    if (!is_rest)
        conq_write_hexset(r->j, "hexes", said->of);
    vk_json_end(r->j, '}');
}

/* What is said of most hexes comes last, and names none. */
static void write_rows(struct refusing *r, struct hexset open)
{
    struct said said[SAID_MAX] = { 0 };
    int n = 0, rest = 0;
    for (int hex = 0; hex < CONQ_HEXES; hex++) {
        const char *why = hs_has(open, hex) ? NULL : why_not(r, hex);
        int i = 0;
        while (why && i < n && said[i].why != why)
            i++;
        if (why && i == n)
            said[n++] = (struct said){ .why = why };
        if (why)
            hs_add(&said[i].of, hex);
    }
    for (int i = 1; i < n; i++)
        rest = hs_count(said[i].of) > hs_count(said[rest].of) ? i : rest;
    for (int i = 0; i < n; i++)
        if (i != rest)
            write_row(r, &said[i], false);
    if (n)
        write_row(r, &said[rest], true);
}

/* Hexes that can be chosen: those that something leaves; `from` one of them, those that it goes to. */
static struct hexset open_hexes(const struct refusing *r)
{
    struct hexset open = { { 0, 0 } };
    for (int i = 0; i < r->legal->n; i++) {
        vk_action a = r->legal->act[i];
        int first = (int)vk_arg(a, 0), second = (int)vk_arg(a, 1);
        unsigned verb = vk_verb_of(a);
        if (verb == V_cross && r->from == VK_NONE)
            hs_add(&open, second);
        else if (verb == V_depart && r->from == first)
            hs_add(&open, second);
        else if (conquest_game.verbs[verb].arg[0] == A_HEX && r->from == VK_NONE &&
                 !is_in_bar(verb))
            hs_add(&open, first);
    }
    return open;
}

/* Pieces in the rows of a Battle, which are chosen only where the die has hit. */
static const char *why_not_hit(int point)
{
    switch (point) {
    case P_rp_battle_start: return "Nobody is hit before the die is rolled.";
    case P_rp_battle_roll: return "Which piece the die hits is settled once this roll stands.";
    case P_battle_choose_loss: return "Only a piece of the front row that the die hits will do.";
    default: return "The fight is over: nobody in these rows is hit any more.";
    }
}

static void write_battle_rows(const struct refusing *r)
{
    if (r->s->battle.hex >= CONQ_HEXES)
        return;
    vk_json_object(r->j, NULL);
    vk_json_text(r->j, "why", vk_tr(r->words, why_not_hit(r->point)));
    vk_json_array(r->j, "places");
    vk_json_text(r->j, NULL, "rows");
    vk_json_end(r->j, ']');
    vk_json_end(r->j, '}');
}

void conq_refusals(const void *st, int seat, const struct vk_words *w, struct vk_json *j)
{
    struct vk_actions legal = { .n = 0 };
    struct refusing r = { .s = st,
                          .seat = seat,
                          .point = vk_due(&conquest_game, st).point,
                          .from = VK_NONE,
                          .legal = &legal,
                          .words = w,
                          .j = j };
    vk_legal(&conquest_game, st, seat, &legal);
    r.known = conq_known(st);
    r.barred = conq_enemy_hexes(st, seat);
    r.closed = conq_closed(st, seat);
    r.edge = conq_around(conq_flood(r.s->held[seat], hs_minus(r.known, r.closed)));
    vk_json_array(j, "refusals");
    write_battle_rows(&r);
    struct hexset leaving = open_hexes(&r), left = leaving;
    while (r.point == P_move_action && hs_any(left)) {
        r.from = hs_next(&left);
        write_rows(&r, hs_or(open_hexes(&r), leaving));
    }
    r.from = VK_NONE;
    write_rows(&r, leaving);
    vk_json_end(j, ']');
}
