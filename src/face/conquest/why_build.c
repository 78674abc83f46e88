/*
 * why_build.c - reasons in the Building Step: what an item brings this turn and from the next one on, what it is
 * for on this map, and what waits for it.
 */
#include "games/conquest/bot.h"
#include "telling.h"

/* Where an item may go and brings most points this turn; VK_NONE if it fits nowhere. */
static int best_place(const struct conq_state *s, int seat, int item, int *gain)
{
    struct hexset groups = s->held[seat];
    int best = VK_NONE;
    *gain = 0;
    while (hs_any(groups)) {
        int hex = hs_next(&groups);
        if (conq_entry_no(s, seat, item, hex) != CONQ_FITS)
            continue;
        int more = conq_plan_gain(s, seat, item, hex);
        if (best == VK_NONE || more > *gain) {
            best = hex;
            *gain = more;
        }
    }
    return best;
}

/* `On {place}: 1 point this turn.` */
static void say_gain(const struct telling *to, const char *msgid, int hex, int gain)
{
    conq_say(to, msgid,
             (struct face_blanks){
                 .n = 2, .kind = { A_HEX, A_HALVES }, .value = { (int16_t)hex, (int16_t)gain } });
}

static void say_aim(const struct telling *to, const char *msgid, int hex, int n)
{
    conq_say(
        to, msgid,
        (struct face_blanks){ .n = 2, .kind = { A_HEX }, .value = { (int16_t)hex, (int16_t)n } });
}

/* Pieces of a kind on the map and in the plan. */
static int at_hand(const struct conq_state *s, int seat, int kind, int item)
{
    int n = 0;
    for (int i = 0; i < s->n_pieces[seat]; i++)
        n += s->piece[seat][i].kind == kind;
    for (int i = 0; i < s->plan[seat].n; i++)
        n += s->plan[seat].entry[i].item == PLAN_BUILD + item;
    return n;
}

static int richest(const struct conq_state *s, int seat)
{
    struct conq_pool pool[CONQ_HEXES];
    int n = conq_pools_left(s, seat, pool), most = 0;
    for (int i = 0; i < n; i++)
        most = pool[i].points > most ? pool[i].points : most;
    return most;
}

/* ---- Villages and fields ----------------------------------------------------------------------- */

static void why_village(const struct telling *to, int hex, int gain)
{
    if (hex == VK_NONE)
        return;
    say_gain(to, "On {0}: {1} this turn.", hex, gain);
    conq_tell_text(to, "It has paid for itself after two turns.");
}

static void why_field(const struct telling *to, int hex)
{
    if (hex == VK_NONE)
        return;
    bool has_more = conq_points_at(to->s, to->seat, hex) >=
                    conq_price(to->s, to->seat, I_IA) + conq_price(to->s, to->seat, I_VILLAGE);
    conq_tell_of(to,
                 has_more ? "A Village may stand in the new box on {0} this very turn."
                          : "It opens a box on {0}; the Village must wait for a later turn.",
                 A_HEX, hex);
}

/* ---- Canoes and settlers ------------------------------------------------------------------------- */

static void why_link(const struct telling *to, int hex, int gain)
{
    if (hex == VK_NONE)
        return;
    if (gain > 0 && hex == to->s->home[to->seat])
        say_gain(to, "Your Home {0} begins to count: {1} for the cheapest piece there is.", hex,
                 gain);
    else if (gain > 0)
        say_gain(to, "It links {0}: {1} this turn.", hex, gain);
    else
        conq_tell_of(to, "A first link on {0}, for later.", A_HEX, hex);
}

/* The nearest island to settle, from the one of yours that lies nearest to it; VK_NONE: none is known. */
static int aim_of(const struct conq_state *s, int seat, struct conq_goals *g, int *from)
{
    struct hexset groups = s->held[seat];
    int best = VK_NONE;
    while (hs_any(groups)) {
        int hex = hs_next(&groups);
        if (best == VK_NONE || conq_to_settle(g, hex) < conq_to_settle(g, best))
            best = hex;
    }
    *from = best;
    if (best == VK_NONE || !hs_any(conq_settle(g)) || conq_to_settle(g, best) >= FAR)
        return VK_NONE;
    int aim = conq_nearest(conq_settle(g), best);
    return aim;
}

static void why_transport(const struct telling *to)
{
    struct conq_goals g;
    int from;
    conq_goals_of(to->s, to->seat, &g);
    int aim = aim_of(to->s, to->seat, &g, &from);
    int canoes = at_hand(to->s, to->seat, TC, I_TC),
        colonies = at_hand(to->s, to->seat, COL, I_COL);
    if (aim != VK_NONE && colonies > canoes)
        conq_tell_of(to, "Your Colony needs it to reach {0}.", A_HEX, aim);
    else if (hs_count(conq_gaps(&g)) > canoes)
        conq_tell(to, "Your chain lacks {0} {0|canoe|canoes}.", hs_count(conq_gaps(&g)), 0, 0);
    else if (aim != VK_NONE && colonies == canoes)
        say_aim(to, "With a Colony it can settle {0}, {1} {1|hex|hexes} away.", aim,
                conq_to_settle(&g, from));
    else
        conq_tell(to, "You have {0} at hand already.", canoes, 0, 0);
}

static void why_colony(const struct telling *to)
{
    struct conq_goals g;
    int from;
    conq_goals_of(to->s, to->seat, &g);
    int aim = aim_of(to->s, to->seat, &g, &from);
    if (aim == VK_NONE) {
        conq_tell_text(to, "No free island is known within reach yet.");
        return;
    }
    say_aim(to, "{0} waits, {1} {1|hex|hexes} away: it can be a Village next turn.", aim,
            conq_to_settle(&g, from));
    if (at_hand(to->s, to->seat, TC, I_TC) < at_hand(to->s, to->seat, COL, I_COL) + 1)
        conq_tell_text(to, "It needs a Transport to get there.");
}

/* ---- Warriors ------------------------------------------------------------------------------------ */

/* The strongest stack of a rival that could be at `hex` in its next two moves, as far as it is seen. */
static int strongest_near(const struct conq_state *s, int seat, int hex, int *rival)
{
    int most = 0;
    for (int side = 0; side < s->sides; side++) {
        struct hexset stacks = s->occupied[side];
        while (side != seat && hs_any(stacks)) {
            int from = hs_next(&stacks),
                n = conq_total(s, side, from) - hs_has(s->chain[side], from);
            if (conq_distance(from, hex) <= 2 && n > most) {
                most = n;
                *rival = side;
            }
        }
    }
    return most;
}

static int defenders(const struct conq_state *s, int seat, int hex)
{
    struct conq_stack own = conq_stack_at(s, seat, hex);
    return own.n[WC] + own.n[WB] + conq_local_warriors(s, hex);
}

/* The island of yours with the fewest defenders for what could come; VK_NONE: nobody is near. */
static int weakest(const struct conq_state *s, int seat, int *enemies, int *rival)
{
    struct hexset groups = s->held[seat];
    int best = VK_NONE, worst = -1;
    while (hs_any(groups)) {
        int hex = hs_next(&groups), who = VK_NONE, n = strongest_near(s, seat, hex, &who);
        int danger = n ? conq_odds(n, defenders(s, seat, hex)) : -1;
        if (danger > worst) {
            worst = danger;
            best = hex;
            *enemies = n;
            *rival = who;
        }
    }
    return best;
}

static void why_guard(const struct telling *to, int hex, int enemies, int rival)
{
    int guards = defenders(to->s, to->seat, hex);
    conq_say(
        to,
        "{0} has {1} {1|piece|pieces} near {2}: if all of them fight they win {4} of 100, not {3}.",
        (struct face_blanks){ .n = 5,
                              .kind = { A_SIDE, 0, A_HEX },
                              .value = { conq_side_arg(to->s, rival), (int16_t)enemies,
                                         (int16_t)hex, (int16_t)conq_odds(enemies, guards),
                                         (int16_t)conq_odds(enemies, guards + 1) } });
}

static void why_warriors(const struct telling *to, int item)
{
    int enemies = 0, rival = VK_NONE, hex = weakest(to->s, to->seat, &enemies, &rival);
    if (hex != VK_NONE)
        why_guard(to, hex, enemies, rival);
    else if (item == I_WB)
        conq_tell_text(to, "Nobody is near yet: a guard for later.");
    else
        conq_tell(to, "You have {0}: it guards your chain at sea, or cuts another's.",
                  at_hand(to->s, to->seat, WC, I_WC), 0, 0);
}

/* ---- The rest of the plan -------------------------------------------------------------------------- */

static void why_inward(const struct telling *to)
{
    static const enum item wanted[] = { I_VILLAGE, I_COL, I_WC };
    const struct conq_state *s = to->s;
    struct hexset near = conq_around(s->held[to->seat]);
    int most = richest(s, to->seat);
    int left = hs_count(hs_and(hs_or(near, conq_around(near)), s->unexplored));
    for (size_t i = 0; i < sizeof wanted / sizeof wanted[0]; i++)
        if (conq_price(s, to->seat, wanted[i]) == most + 1) {
            conq_tell_of(to, "1 more Build Point buys this now: {0}.", A_ITEM, (int)wanted[i]);
            break;
        }
    conq_tell(to, "{0} unknown {0|hex lies|hexes lie} within two hexes of your islands.", left, 0,
              0);
}

static void why_card(const struct telling *to)
{
    conq_tell_text(to, "No War Canoe can take it away.");
    conq_tell(to, "{0} of the cards are left.", to->s->deck_left, 0, 0);
}

static void why_settle(const struct telling *to, int hex)
{
    int canoes =
        hs_has(to->s->chain[to->seat], hex) ? 0 : conq_canoes_to_link(to->s, to->seat, hex);
    conq_tell_text(to, "It costs nothing and gives 1 Build Point every turn.");
    if (canoes)
        conq_tell(to, "{0} chain {0|canoe|canoes} more, and the island itself counts too.", canoes,
                  0, 0);
}

static void why_seal(const struct telling *to)
{
    int left = richest(to->s, to->seat);
    if (left == 0)
        conq_tell_text(to, "Everything is spent.");
    else if (to->s->plan[to->seat].n)
        conq_tell(to, "Nothing that {0} Build {0|Point buys|Points buy} is needed now.", left, 0,
                  0);
}

static void why_item(const struct telling *to, enum item item)
{
    int gain, hex = best_place(to->s, to->seat, PLAN_BUILD + (int)item, &gain);
    switch (item) {
    case I_VILLAGE: why_village(to, hex, gain); break;
    case I_IA: why_field(to, hex); break;
    case I_TC_UP: why_link(to, hex, gain); break;
    case I_TC:
        if (gain > 0) /* alone it joins the chain at once */
            why_link(to, hex, gain);
        else
            why_transport(to);
        break;
    case I_COL: why_colony(to); break;
    case I_WC:
    case I_WB: why_warriors(to, (int)item); break;
    case I_RUM: conq_tell_text(to, "One more piece that rivals must reckon with."); break;
    default: break;
    }
}

/* The item is chosen: why here. */
static void why_place(const struct telling *to, int hex)
{
    const struct conq_state *s = to->s;
    struct conq_goals g;
    int item = s->plan[to->seat].pending, rival = VK_NONE;
    conq_goals_of(s, to->seat, &g);
    if ((item == I_COL || item == I_TC) && hs_any(conq_settle(&g)) &&
        conq_to_settle(&g, hex) < FAR) {
        say_aim(to, "{1} {1|hex|hexes} from {0}, which waits for settlers.",
                conq_nearest(conq_settle(&g), hex), conq_to_settle(&g, hex));
    } else if (item == I_WB || item == I_WC) {
        int enemies = strongest_near(s, to->seat, hex, &rival);
        if (enemies)
            why_guard(to, hex, enemies, rival);
        else
            conq_tell(to, "{0} {0|defender stands|defenders stand} there now.",
                      defenders(s, to->seat, hex), 0, 0);
    } else if (item == I_VILLAGE || item == I_IA) {
        say_aim(to, "{0} then has {1} {1|Village|Villages}.", hex,
                s->villages[hex] + (item == I_VILLAGE));
    }
}

bool conq_why_build(const struct telling *to, vk_action a)
{
    int arg = (int)vk_arg(a, 0);
    if (!conq_plans(to->s))
        return false;
    switch (vk_verb_of(a)) {
    case V_build: why_item(to, (enum item)arg); return true;
    case V_place: why_place(to, arg); return true;
    case V_buy_card: why_card(to); return true;
    case V_convert: why_settle(to, arg); return true;
    case V_turn_inward: why_inward(to); return true;
    case V_end_build: why_seal(to); return true;
    default: return true;
    }
}
