/* explain_round.c - what an action of a round gives and costs now: the wheel, land, trade, building, cards. */
#include "telling.h"

/* Where its land borders on what lies there or will lie there. */
static void tell_edges(const struct telling *to, int face, int rot)
{
    static const char *const kind[] = { [EDGE_P] = "Plain:", [EDGE_M] = "Mountain:" };
    unsigned edges = arch_turn(arch_faces[face].edges, rot);
    for (int edge = EDGE_P; edge <= EDGE_M; edge++) {
        int n = 0;
        for (int d = 0; d < SIDES; d++) {
            if (arch_of_side(edges, d) != edge)
                continue;
            if (!n)
                arch_tell_text(to, kind[edge]);
            vk_put(to->out, n++ ? ", " : " ");
            arch_arg_text(A_SIDE, d, to->words, to->out);
        }
        vk_put(to->out, n ? "." : "");
    }
}

static void tell_place(const struct telling *to, vk_action a)
{
    int hex = arch_hex_now(to->s), pose = (int)vk_arg(a, 2);
    if (hex >= N_HEXES)
        return;
    arch_tell_face(to, 2 * hex + pose / SIDES);
    tell_edges(to, 2 * hex + pose / SIDES, pose % SIDES);
}

static void tell_first_land(const struct telling *to, int rot)
{
    int face = arch_first_face_now(to->s);
    if (face < N_FACES)
        tell_edges(to, face, rot);
}

/* ---- The wheel -------------------------------------------------------------------------------------- */

static void tell_tax(const struct telling *to)
{
    int income = arch_income(to->s, to->seat);
    if (income > to->s->bank)
        arch_tell(to, "The bank has only {0} {0|florin|florins}.", to->s->bank, 0, 0);
    arch_tell(to, "Rebellion +1 first.", 0, 0, 0);
    arch_tell_boards(to, 1, 0);
}

/* Free units of the seat that could work on free icons of this kind. */
int arch_most_cubes(const struct arch_state *s, int seat, int res)
{
    struct arch_sight sight;
    int sum = 0;
    arch_look(s, &sight);
    for (int r = 0; r < s->n_regions; r++) {
        int owner, units[N_PARTS_OF_FACE] = { 0 }, icons[N_PARTS_OF_FACE] = { 0 };
        const struct arch_face *face = arch_face_of(s, r);
        if (arch_consent(s, &sight, seat, r, &owner) < 0)
            continue;
        for (int u = arch_first_unit(s, seat); u < arch_end_unit(s, seat); u++)
            if (s->unit[u].region == r && arch_is_free(&s->unit[u]))
                units[s->unit[u].part]++;
        for (int i = 0; i < face->n_icons; i++)
            icons[face->icon[i].part] += face->icon[i].res == res && !(sight.taken[r] >> i & 1);
        for (int part = 0; part < N_PARTS_OF_FACE; part++)
            sum += units[part] < icons[part] ? units[part] : icons[part];
    }
    return sum;
}

static void tell_harvest(const struct telling *to, int res)
{
    int n = arch_most_cubes(to->s, to->seat, res);
    if (to->s->doubled >> res & 1)
        n *= 2;
    if (n > to->s->supply[res])
        n = to->s->supply[res];
    arch_tell(to, "Up to {0} {0|cube|cubes}; you have {1}. The bank holds {2}.", n,
              to->p->cubes[res], to->s->supply[res]);
}

static void tell_deploy(const struct telling *to, vk_action a)
{
    const struct arch_state *s = to->s;
    struct arch_sight sight;
    int owner, region = (int)vk_arg(a, 0), unit = (int)vk_arg(a, 2), spot = s->unit[unit].spot;
    int res = arch_face_of(s, region)->icon[vk_arg(a, 1)].res;
    arch_look(s, &sight);
    int price = arch_consent(s, &sight, to->seat, region, &owner);
    arch_tell_of(to, "{1} {0} for you. Whoever harvests is busy until the next turn.", A_RES, res,
                 s->doubled >> res & 1 ? 2 : 1);
    if (price > 0)
        arch_tell_of(to, "You pay {0} {1} {1|florin|florins}.", A_SEAT, owner, price);
    if (spot >= SPOT_BUILDING && spot < SPOT_ICON)
        arch_tell_of(to, "This leaves a building empty: {0}.", A_BUILDING, spot - SPOT_BUILDING, 0);
}

static void tell_trade(const struct telling *to, vk_action a)
{
    const struct arch_state *s = to->s;
    int board = (int)vk_arg(a, 0), res = (int)vk_arg(a, 1), n = s->market[board][res];
    bool is_buy = vk_verb_of(a) == V_buy;
    int then = is_buy ? n - 1 : n + 1, row = arch_zone_row(board, res, then);
    struct arch_effect was = arch_row_effect(board, res, arch_zone_row(board, res, n));
    struct arch_effect e = arch_row_effect(board, res, row);
    arch_tell(to, "Then {0} {0|lies|lie} there, and you have {1}.", then,
              to->p->cubes[res] + (is_buy                    ? 1
                                   : vk_verb_of(a) == V_sell ? -1
                                                             : 0),
              0);
    if (e.reb && !was.reb)
        arch_tell_text(to, "The third row: rebellion +1 each turn.");
    else if (e.sur && !was.sur)
        arch_tell_text(to, "This row makes a surplus worker each turn.");
    if (vk_verb_of(a) == V_sell_token && s->supply[res] == 1)
        arch_tell_text(to, "Then the bank has none left.");
}

static void tell_recruit(const struct telling *to)
{
    arch_tell(to,
              "{0} surplus {0|worker|workers}. Each one you hire becomes a citizen of yours; you "
              "can have "
              "{1} more.",
              to->s->sur, arch_supply(to->s, to->seat, false), 0);
}

static void tell_hire(const struct telling *to)
{
    int price = arch_is_paid_now(to->s) ? arch_recruit_cost(to->s->sur) : 0;
    int next = to->s->sur > 1 ? arch_recruit_cost(to->s->sur - 1) : 0;
    arch_tell(to, "Surplus workers {0}, population {1}. You keep {2} {2|florin|florins}.",
              to->s->sur - 1, to->s->pop + 1, to->p->florins - price);
    if (next && next != price && price)
        arch_tell(to, "The next one costs {0} {0|florin|florins}.", next, 0, 0);
}

static int fertile_regions(const struct telling *to)
{
    struct arch_sight sight;
    int n = 0;
    arch_look(to->s, &sight);
    for (int r = 0; r < to->s->n_regions; r++)
        n += arch_is_fertile(to->s, &sight, to->seat, r);
    return n;
}

static void tell_reproduce(const struct telling *to)
{
    arch_tell(to, "{0} {0|region|regions} with a pair: as many children, for nothing, once a turn.",
              fertile_regions(to), 0, 0);
}

/* Regions that are passed over if this one is next. */
static void tell_grow(const struct telling *to, int region)
{
    const struct vk_frame *f = arch_frame_of(to->s, P_reproduce_next);
    uint32_t left = f ? arch_regions_to_grow(f) & ((UINT32_C(1) << region) - 1) : 0;
    char names[300];
    struct vk_out list = vk_out_to(names, sizeof names);
    for (; left; left &= left - 1) {
        vk_put(&list, list.len ? ", " : "");
        arch_region_name(to->s, __builtin_ctz(left), to->words, &list);
    }
    if (list.len)
        arch_say(to, "This passes over {0}.", (struct face_blanks){ .n = 1, .text = { names } });
}

/* ---- Building ----------------------------------------------------------------------------------------- */

static void tell_building(const struct telling *to, int what)
{
    static const char *const use[N_CONSTRUCTIONS] = {
        [TOWN] = "Whoever stands on it holds the region. 2 florins in taxes.",
        [TEMPLE] =
            "In a crisis it helps up everybody in its region for nothing. 1 florin in taxes.",
        [MARKET] = "Two trades on the home market, once a turn for 1 florin.",
        [PORT] = "Two trades on the export market, once a turn for 1 florin.",
        [SHIP] = "It sails, fishes and ferries. 1 florin in taxes.",
    };
    struct arch_cost cost;
    int missing = 0;
    arch_construction_cost(what, to->s->discount, &cost);
    for (int res = 0; res < N_RES; res++)
        if (cost.cubes[res] > to->p->cubes[res])
            missing += cost.cubes[res] - to->p->cubes[res];
    arch_tell_text(to, use[what]);
    if (missing)
        arch_tell(to, "{0} {0|token stands|tokens stand} for what you do not have.", missing, 0, 0);
}

/* When a new port or market can be used: from your own town at once. */
static void tell_first_use(const struct telling *to, int region)
{
    struct arch_sight sight;
    arch_look(to->s, &sight);
    arch_tell_text(to, sight.control[region] == to->seat
                           ? "The citizen in your town can use it in this turn."
                           : "You can use it from the next turn on.");
}

static void tell_builder(const struct telling *to, int unit)
{
    const struct arch_unit *u = &to->s->unit[unit];
    int what = arch_building_now(to->s);
    if (what != SHIP)
        arch_tell_text(to, "The builder stands on it and is busy.");
    if (what != SHIP && u->spot == SPOT_BUILDING + TOWN)
        arch_tell_text(to, "The builder leaves the town: you give up the region.");
    else if (what == MARKET || what == PORT)
        tell_first_use(to, u->region);
}

static void tell_server(const struct telling *to, int unit)
{
    const struct arch_unit *u = &to->s->unit[unit];
    if (u->flags & BY_SERVICE)
        arch_tell_text(to, "This one serves already: nobody else is needed.");
    else if (u->spot == SPOT_BUILDING + TOWN)
        arch_tell_text(to, "Busy then, but the region stays yours, and this one may serve "
                           "there again.");
    else
        arch_tell_text(to, "Busy then until the next turn.");
}

static void tell_pick(const struct telling *to, int unit)
{
    const struct arch_unit *u = &to->s->unit[unit];
    if (u->spot >= SPOT_BUILDING && u->spot < SPOT_ICON)
        arch_tell_of(to, "This leaves a building empty: {0}.", A_BUILDING, u->spot - SPOT_BUILDING,
                     0);
}

static void tell_move(const struct telling *to, int region, int spot)
{
    struct arch_sight sight;
    arch_look(to->s, &sight);
    if (spot == ON_TOWN)
        arch_tell_text(to, "You hold the region from now on.");
    else if (sight.control[region] < ARCH_SEATS && sight.control[region] != to->seat)
        arch_tell_of(to, "{0} holds it: to harvest there you need leave.", A_SEAT,
                     sight.control[region], 0);
}

/* ---- Order and evolution --------------------------------------------------------------------------------- */

/* A port or market that is used. */
static void tell_service(const struct telling *to, int building)
{
    arch_tell(to,
              "You pay {0} {0|florin|florins} and make {1|1 trade|up to {1} trades} at market "
              "prices.",
              ARCH_SERVICE_PRICE, arch_service_trade(building).number, 0);
}

static void tell_rotate(const struct telling *to, int slot)
{
    if (arch_price_next(to->s, slot) < 0)
        arch_tell_text(to, "It is discarded. A new card comes, and a new next crisis.");
}

static void tell_buy_card(const struct telling *to, int card, int price)
{
    arch_tell(to, "You keep {0} {0|florin|florins}.", to->p->florins - price, 0, 0);
    arch_tell_text(to, arch_card_text[card]);
}

static void tell_bid(const struct telling *to, int florins)
{
    int richest = -1;
    arch_tell(to, "You keep {0} {0|florin|florins}; a bid is paid, won or lost.",
              to->p->florins - florins, 0, 0);
    for (int seat = 0; seat < to->s->h.seats; seat++)
        if (seat != to->seat && arch_sees_screen(to->s, arch_viewer(to->words), seat) &&
            to->s->player[seat].florins > richest)
            richest = to->s->player[seat].florins;
    if (richest >= 0)
        arch_tell(to, "The richest rival has {0}.", richest, 0, 0);
}

static void tell_next(const struct telling *to, int seat)
{
    if (to->s->player[seat].is_taken)
        arch_tell_text(to, "You have taken this player's offer.");
}

static bool tell_land_action(const struct telling *to, vk_action a)
{
    int first = (int)vk_arg(a, 0);
    switch (vk_verb_of(a)) {
    case V_choose: arch_tell_face(to, first); break;
    case V_put: tell_first_land(to, (int)vk_arg(a, 1)); break;
    case V_place: tell_place(to, a); break;
    case V_explore:
    case V_keep:
    case V_first:
        if (to->s->top < N_FACES)
            arch_tell_face(to, to->s->top);
        break;
    case V_reject:
        if (arch_point_now(to->s) == P_explore_keep_or_reject)
            arch_tell_text(to, "Then you must take the next one.");
        break;
    case V_second:
        if (to->s->second < N_FACES)
            arch_tell_face(to, to->s->second);
        break;
    case V_grow: tell_grow(to, first); break;
    case V_hire: tell_hire(to); break;
    case V_pick: tell_pick(to, first); break;
    case V_move: tell_move(to, first, (int)vk_arg(a, 1)); break;
    case V_by: tell_builder(to, first); break;
    case V_serve: tell_server(to, first); break;
    case V_deploy: tell_deploy(to, a); break;
    default: return false;
    }
    return true;
}

bool arch_tell_round(const struct telling *to, vk_action a)
{
    int first = (int)vk_arg(a, 0);
    switch (vk_verb_of(a)) {
    case V_bid: tell_bid(to, first); break;
    case V_next: tell_next(to, first); break;
    case V_tax: tell_tax(to); break;
    case V_harvest: tell_harvest(to, first); break;
    case V_reproduce: tell_reproduce(to); break;
    case V_recruit: tell_recruit(to); break;
    case V_buy:
    case V_sell:
    case V_sell_token: tell_trade(to, a); break;
    case V_town:
    case V_temple:
    case V_market:
    case V_port:
    case V_ship: tell_building(to, (int)(vk_verb_of(a) - V_town)); break;
    case V_use_card:
    case V_wonder: arch_tell_text(to, arch_card_text[first]); break;
    case V_use_port: tell_service(to, PORT); break;
    case V_use_market: tell_service(to, MARKET); break;
    case V_acquire: tell_buy_card(to, first, arch_minimal_cost(first)); break;
    case V_buy_card: tell_buy_card(to, to->s->track[first], arch_price_now(to->s, first)); break;
    case V_rotate: tell_rotate(to, first); break;
    default: return tell_land_action(to, a);
    }
    return true;
}
