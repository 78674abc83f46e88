/*
 * why.c - reasons for an action of Conquest, for hints: what it is good for on this map, with numbers. Prices,
 * risks and odds stand in explain.c, and points won at once are told already; Battles and plans have files of
 * their own.
 */
#include "games/conquest/bot.h"
#include "telling.h"

/* ---- Measures of the map ----------------------------------------------------------------------- */

int conq_nearest(struct hexset set, int hex)
{
    int best = VK_NONE;
    while (hs_any(set)) {
        int other = hs_next(&set);
        if (best == VK_NONE || conq_distance(other, hex) < conq_distance(best, hex))
            best = other;
    }
    return best;
}

/* The rival whose island lies nearest, and that island; false: nobody's is known. */
static bool nearest_rival(const struct conq_state *s, int seat, int hex, int *rival, int *island)
{
    *rival = VK_NONE;
    for (int side = 0; side < s->sides; side++) {
        int own = side == seat ? VK_NONE : conq_nearest(s->held[side], hex);
        if (own == VK_NONE)
            continue;
        if (*rival == VK_NONE || conq_distance(own, hex) < conq_distance(*island, hex)) {
            *rival = side;
            *island = own;
        }
    }
    return *rival != VK_NONE;
}

int conq_canoes_to_link(const struct conq_state *s, int seat, int hex)
{
    int home = s->home[seat];
    if (home == VK_NONE)
        return 0;
    struct hexset chain = conq_component(s, seat, home);
    if (!hs_any(chain)) /* the Home needs one as well */
        return conq_distance(home, hex) + 1;
    return conq_distance(conq_nearest(chain, hex), hex);
}

/* Of 100 draws, those that find land. */
static int land_of_100(const struct conq_state *s)
{
    int land = 0, all = 0;
    for (int m = 0; m < N_MARKERS; m++) {
        all += s->cup[m];
        land += conq_markers[m].type == ISLAND ? s->cup[m] : 0;
    }
    return all ? (200 * land + all) / (2 * all) : 0;
}

static int unknown_around(const struct conq_state *s, struct hexset from, int steps)
{
    struct hexset near = from;
    for (int i = 0; i < steps; i++)
        near = hs_or(near, conq_around(near));
    return hs_count(hs_and(near, s->unexplored));
}

/* ---- Exploration ------------------------------------------------------------------------------- */

static void say_place(const struct telling *to, const char *msgid, int hex, int n, int m)
{
    conq_say(to, msgid,
             (struct face_blanks){
                 .n = 3, .kind = { A_HEX }, .value = { (int16_t)hex, (int16_t)n, (int16_t)m } });
}

static void say_rival(const struct telling *to, const char *msgid, int side, int hex, int n)
{
    conq_say(
        to, msgid,
        (struct face_blanks){ .n = 3,
                              .kind = { A_SIDE, A_HEX },
                              .value = { conq_side_arg(to->s, side), (int16_t)hex, (int16_t)n } });
}

/* How far a find would be, for us and for the nearest rival. */
static void why_reach(const struct telling *to, int hex)
{
    const struct conq_state *s = to->s;
    int own = conq_nearest(s->held[to->seat], hex), rival, theirs;
    if (own == VK_NONE)
        return;
    int far = conq_distance(own, hex), canoes = conq_canoes_to_link(s, to->seat, hex);
    if (far == 1)
        say_place(to, "It touches {0}: an island there needs {1} chain {1|canoe|canoes} to count.",
                  own, canoes, 0);
    else
        say_place(to,
                  "{1} hexes from {0}: an island there needs at least {2} chain {2|canoe|canoes} "
                  "to count.",
                  own, far, canoes);
    if (!nearest_rival(s, to->seat, hex, &rival, &theirs))
        return;
    int farther = conq_distance(theirs, hex) - far;
    if (farther <= 0)
        say_rival(to, "{0} is as near, on {1}: keep a find secret.", rival, theirs, 0);
    else
        say_rival(to, "{0} is {2} {2|hex|hexes} farther away, on {1}.", rival, theirs, farther);
}

static void why_explore(const struct telling *to, int hex)
{
    const struct conq_state *s = to->s;
    if (hs_has(s->face_down, hex)) {
        conq_tell_text(to, "You learn what lies there before you send a canoe.");
        return;
    }
    why_reach(to, hex);
    conq_tell(to, "Land in {0} of 100 draws, and {1} more unknown {1|hex|hexes} around it.",
              land_of_100(s), hs_count(hs_and(conq_near[hex], s->unexplored)), 0);
}

static void why_stay(const struct telling *to)
{
    int n = unknown_around(to->s, to->s->held[to->seat], 2);
    conq_tell(to,
              n ? "Only {0} unknown {0|hex lies|hexes lie} within two hexes of your islands."
                : "Nothing unknown lies within two hexes of your islands.",
              n, 0, 0);
}

static void why_return(const struct telling *to)
{
    struct conq_risk risk = conq_risk_of(to->s, to->seat, to->s->knots);
    if (risk.lost)
        conq_tell(to,
                  "One hex more loses the Explorer {0} of 100 times, and a lost one misses the "
                  "next turn.",
                  risk.lost, 0, 0);
    else
        conq_tell_text(to, "You keep what you found and lose nothing.");
}

/* Keep an island secret, or show it. */
static void why_tile(const struct telling *to, bool is_kept)
{
    const struct conq_state *s = to->s;
    int hex = s->pos, tile = hex < CONQ_HEXES ? s->tile[hex] : NO_TILE, rival, theirs;
    int own = hex < CONQ_HEXES ? conq_nearest(s->held[to->seat], hex) : VK_NONE;
    if (tile >= N_TILES)
        return;
    if (conq_tiles[tile].boxes.green == 0) {
        conq_tell_text(to, is_kept
                               ? "Nobody else can use it before you do."
                               : "Nobody settles an atoll: your discs are for islands with boxes.");
        return;
    }
    if (own == VK_NONE || !nearest_rival(s, to->seat, hex, &rival, &theirs))
        return;
    if (is_kept)
        say_rival(to,
                  "{0} is {2} {2|hex|hexes} away on {1} and cannot go there before you show it.",
                  rival, theirs, conq_distance(theirs, hex));
    else
        say_place(
            to,
            "You are {1} {1|hex|hexes} away on {0}, and your disc stays free for the next find.",
            own, conq_distance(own, hex), 0);
}

/* Where a rival's Explorer drifts. */
static void why_drift(const struct telling *to, int hex)
{
    const struct conq_state *s = to->s;
    int sailor = s->active;
    int theirs = sailor < s->sides ? conq_nearest(s->held[sailor], hex) : VK_NONE;
    int own = conq_nearest(s->held[to->seat], hex);
    if (theirs != VK_NONE)
        say_rival(to, "{2} {2|hex|hexes} from {1}, the nearest island of {0}.", sailor, theirs,
                  conq_distance(theirs, hex));
    if (own != VK_NONE)
        say_place(to, "{1} from yours, {0}.", own, conq_distance(own, hex), 0);
}

/* ---- Turn order -------------------------------------------------------------------------------- */

/* An island that a Colony of this side could reach with a canoe that lies beside it; VK_NONE. */
static int race_for(const struct conq_state *s, int seat, struct conq_goals *g)
{
    for (int i = 0; i < s->n_pieces[seat]; i++) {
        struct conq_piece p = s->piece[seat][i];
        if (p.kind == COL && conq_count(s, seat, p.at, TC) && conq_to_settle(g, p.at) >= 1 &&
            conq_to_settle(g, p.at) <= 2)
            return conq_nearest(conq_settle(g), p.at);
    }
    return VK_NONE;
}

static void why_first(const struct telling *to, int first)
{
    const struct conq_state *s = to->s;
    struct conq_goals g;
    conq_goals_of(s, to->seat, &g);
    int race = race_for(s, to->seat, &g), canoes = 0;
    for (int i = 0; i < s->n_pieces[to->seat]; i++)
        canoes += s->piece[to->seat][i].kind == WC;
    if (first == to->seat && race != VK_NONE)
        conq_tell_of(to, "Your settlers can be on {0} before anybody else moves.", A_HEX, race);
    else if (first == to->seat)
        conq_tell(to, "Your Explorer has the first pick of {0} unknown {0|hex|hexes} near you.",
                  unknown_around(s, s->held[to->seat], 2), 0, 0);
    else if (canoes)
        conq_tell(to,
                  "What your {0} War {0|Canoe cuts|Canoes cut} after them, they cannot mend "
                  "before points are counted.",
                  canoes, 0, 0);
    else
        conq_tell_text(to, "You see where they explore and attack before you decide.");
}

/* ---- Movement ---------------------------------------------------------------------------------- */

/* Nothing to settle or to link there: how near it is to others. */
static void why_nearer(const struct telling *to, int hex)
{
    int rival, theirs;
    if (nearest_rival(to->s, to->seat, hex, &rival, &theirs))
        say_rival(to, "{2} {2|hex|hexes} from {1} of {0}.", rival, theirs,
                  conq_distance(theirs, hex));
}

/* What those who may go along are for: settlers, a link of the chain. */
static void why_sail(const struct telling *to, int from, int hex)
{
    const struct conq_state *s = to->s;
    struct conq_goals g;
    conq_goals_of(s, to->seat, &g);
    struct conq_stack stack = conq_stack_at(s, to->seat, from);
    int target = conq_nearest(conq_settle(&g), hex);
    if (stack.n[COL] && stack.n[TC] && conq_to_settle(&g, hex) == 0) {
        int more = conq_canoes_to_link(s, to->seat, hex);
        say_place(to,
                  "Your Colony settles {0} this turn: 1 point, and 1 more once {1} chain "
                  "{1|canoe links|canoes link} it.",
                  hex, more, 0);
    } else if (stack.n[COL] && stack.n[TC] && conq_to_settle(&g, hex) < conq_to_settle(&g, from)) {
        say_place(to, "On the way to {0}: {1} {1|hex|hexes} to go from there.", target,
                  conq_to_settle(&g, hex), 0);
    }
    struct hexset gaps = conq_gaps(&g);
    if (stack.n[TC] && hs_has(gaps, hex))
        conq_tell(to, "A chain canoe there closes {0?the last gap|one of {0} gaps} in your chain.",
                  hs_count(gaps) > 1 ? hs_count(gaps) : 0, 0, 0);
    if (to->out->len == 0)
        why_nearer(to, hex);
}

/* What the holder of a hex would lose with it, in halves. */
static int loss_of(const struct conq_state *s, int rival, int hex)
{
    struct conq_state then = *s;
    hs_del(&then.chain[rival], hex);
    if (hs_has(then.held[rival], hex))
        conq_lose_villages(&then, hex, then.villages[hex]);
    return conq_points(s, rival, CARDS_UP) - conq_points(&then, rival, CARDS_UP);
}

static void why_attack(const struct telling *to, int hex)
{
    const struct conq_state *s = to->s;
    int rival = conq_rival_in(s, to->seat, hex);
    if (rival == VK_NEUTRAL) {
        conq_tell(to,
                  "Each piece that you give up after winning turns one of up to {0} "
                  "{0|Village|Villages} into yours.",
                  conq_boxes_at(s, hex).green, 0, 0);
        return;
    }
    int loss = rival < CONQ_SIDES ? loss_of(s, rival, hex) : 0;
    if (loss > 0)
        conq_say(to, "It would cost {0} {1}.",
                 (struct face_blanks){ .n = 2,
                                       .kind = { A_SIDE, A_HALVES },
                                       .value = { conq_side_arg(s, rival), (int16_t)loss } });
    else if (rival < CONQ_SIDES)
        conq_tell_of(to, "It drives away what {0} has there.", A_SIDE, conq_side_arg(s, rival));
}

static void why_depart(const struct telling *to, int from, int hex)
{
    if (hs_has(conq_enemy_hexes(to->s, to->seat), hex))
        why_attack(to, hex);
    else
        why_sail(to, from, hex);
}

/* A canoe turned over: what becomes of the pools. */
static void why_flip(const struct telling *to, const struct conq_state *after)
{
    struct conq_pool pool[CONQ_HEXES];
    int seat = to->seat, was = conq_pools(to->s, seat, pool), is = conq_pools(after, seat, pool);
    int most = 0;
    for (int i = 0; i < is; i++)
        most = pool[i].points > most ? pool[i].points : most;
    if (is < was)
        conq_tell(to, "Your islands then share {0} Build Points.", most, 0, 0);
    else if (is > was)
        conq_tell(to, "Your Build Points then lie in {0} places that cannot help each other.", is,
                  0, 0);
}

static int steps_to_aim(struct conq_goals *g, bool is_settler, int hex)
{
    return is_settler ? conq_to_settle(g, hex) : conq_to_gap(g, hex);
}

/* Transit: which aim comes into reach. `kind` goes from one hex of the chain to another. */
static void why_transit(const struct telling *to, int from, int hex, int kind)
{
    struct conq_goals g;
    conq_goals_of(to->s, to->seat, &g);
    bool is_settler = kind == COL || (kind == TC && !hs_any(conq_gaps(&g)));
    struct hexset aims = is_settler ? conq_settle(&g) : conq_gaps(&g);
    if (kind == WC || kind == WB) {
        why_nearer(to, hex);
        return;
    }
    int here = steps_to_aim(&g, is_settler, from), there = steps_to_aim(&g, is_settler, hex);
    if (hs_any(aims) && there < here)
        say_place(to, "{0} is {1} {1|hex|hexes} away from there, {2} from here.",
                  conq_nearest(aims, hex), there, here < FAR ? here : 0);
}

/* How many of that kind go, and how many stay where they are. */
static void why_send(const struct telling *to, const struct vk_frame *top, int hex, int n)
{
    int from = top->v[MOVE_FROM], kind = top->v[MOVE_KIND];
    int rest = conq_count(to->s, to->seat, from, (enum kind)kind) - n;
    why_transit(to, from, hex, kind);
    if (rest > 0)
        say_place(to, "{1} {1|stays|stay} on {0}.", from, rest, 0);
    else
        conq_tell_of(to, "None of them stays on {0}.", A_HEX, from);
}

/* Before the place is chosen: the hex of the chain that is nearest to an aim. */
static void why_lift(const struct telling *to, int from, int kind)
{
    struct conq_goals g;
    conq_goals_of(to->s, to->seat, &g);
    struct hexset chain = conq_component(to->s, to->seat, from);
    struct hexset aims = kind == COL ? conq_settle(&g) : hs_or(conq_gaps(&g), conq_settle(&g));
    int best = from;
    if (!hs_any(aims) || kind == WB)
        return;
    bool is_settler = kind != TC || !hs_any(conq_gaps(&g));
    while (hs_any(chain)) {
        int hex = hs_next(&chain);
        if (steps_to_aim(&g, is_settler, hex) < steps_to_aim(&g, is_settler, best))
            best = hex;
    }
    if (best != from)
        why_transit(to, from, best, kind);
}

static void why_cargo(const struct telling *to, int kind)
{
    const struct vk_frame *f = conq_frame_of(to->s, P_party_pick);
    struct conq_goals g;
    conq_goals_of(to->s, to->seat, &g);
    int hex = f ? f->v[PARTY_TO] : VK_NONE;
    if (hex >= CONQ_HEXES)
        return;
    if (kind == COL && conq_to_settle(&g, hex) == 0)
        conq_tell_of(to, "{0} waits for settlers: it becomes a Village when you build.", A_HEX,
                     hex);
    else if (kind == COL && conq_to_settle(&g, hex) < FAR)
        say_place(to, "{0} waits for settlers, {1} {1|hex|hexes} on.",
                  conq_nearest(conq_settle(&g), hex), conq_to_settle(&g, hex), 0);
    else if (kind == WB && hs_has(g.enemy, hex))
        conq_tell_text(to, "Aboard a War Canoe it fights beside it.");
    else if (kind == WB && conq_is_group(to->s, hex))
        conq_tell_of(to, "It can guard {0}.", A_HEX, hex);
}

/* Who sails: what each kind is good for on this way. */
static void why_take(const struct telling *to, int kind)
{
    static const char *const good[N_MAP_KINDS] = {
        [WC] = "It fights, and leads the others in among rivals.",
        [TC] = "It carries a piece, and can be a chain canoe where it arrives.",
        [TCU] = "It leaves its hex, so your chain loses that link.",
        [RUM] = "Nobody can tell it from a War Canoe.",
    };
    if (kind < N_MAP_KINDS && good[kind])
        conq_tell_text(to, good[kind]);
}

/* The canoe sails as it is. */
static void why_empty(const struct telling *to)
{
    const struct vk_frame *f = conq_frame_of(to->s, P_party_pick);
    struct conq_goals g;
    conq_goals_of(to->s, to->seat, &g);
    if (f && f->v[PARTY_TO] < CONQ_HEXES && hs_has(conq_gaps(&g), f->v[PARTY_TO]))
        conq_tell_text(to, "A chain canoe needs nobody aboard.");
    else
        conq_tell_text(to, "Whoever stays behind guards your island.");
}

static void why_end_movement(const struct telling *to)
{
    struct conq_goals g;
    conq_goals_of(to->s, to->seat, &g);
    int home = to->s->home[to->seat];
    if (hs_any(conq_open_battles(to->s, to->seat)))
        return; /* they follow: explain.c says so */
    if (home < CONQ_HEXES && conq_total(to->s, to->seat, home))
        say_place(to, "{1} {1|piece stays|pieces stay} on {0} to guard it.", home,
                  conq_total(to->s, to->seat, home), 0);
    else
        conq_tell_text(to, "Nothing within two hexes is worth a move.");
}

static void why_end_transit(const struct telling *to)
{
    int n = hs_count(to->s->chain[to->seat]);
    conq_tell(to,
              n > 1 ? "Nothing gains by another place in your chain of {0} hexes."
                    : "You have no chain yet that pieces could travel along.",
              n, 0, 0);
}

static void why_show_tile(const struct telling *to, int hex)
{
    int own = conq_nearest(to->s->held[to->seat], hex);
    if (own != VK_NONE)
        say_place(to, "{1} {1|hex|hexes} from {0}: your canoes may stop there, and rivals' too.",
                  own, conq_distance(own, hex), 0);
}

/* ---- Victory ------------------------------------------------------------------------------------- */

static int hidden_cards(const struct conq_state *s, int seat)
{
    int n = 0;
    for (int side = 0; side < s->sides; side++)
        n += side == seat ? 0 : s->n_hidden[side];
    return n;
}

static void why_declare(const struct telling *to)
{
    int hidden = hidden_cards(to->s, to->seat);
    int over = conq_points(to->s, to->seat, CARDS_ALL) - 2 * to->s->game_end;
    conq_tell(to,
              hidden ? "Rivals hold {0} hidden {0|card|cards}: one of them may cost you a Village."
                     : "No rival holds a hidden card: nobody can stop you.",
              hidden, 0, 0);
    if (over > 0)
        conq_tell_of(to, "You have {0} to spare.", A_HALVES, over);
}

static void why_go_on(const struct telling *to)
{
    int missing = 2 * to->s->game_end - conq_points(to->s, to->seat, CARDS_ALL);
    if (missing > 0)
        conq_tell_of(to, "You still need {0}.", A_HALVES, missing);
    else
        conq_tell(to, "A margin is safer: rivals hold {0} hidden {0|card|cards}.",
                  hidden_cards(to->s, to->seat), 0, 0);
}

/* ---- All of them ----------------------------------------------------------------------------------- */

static void why_to(const struct telling *to, int hex, int point)
{
    if (point == P_off_course_choice)
        why_drift(to, hex);
    else if (point == P_retreat_destination)
        conq_tell(to, "{0} {0|piece stands|pieces stand} there already.",
                  conq_total(to->s, to->seat, hex), 0, 0);
    else if (point == P_jump_to && hs_has(to->s->ocean, hex))
        conq_tell_text(to, "Even a Rumor bars the way to Transports.");
}

/* A new Home: what its chain joins. */
static void why_home(const struct telling *to, int hex)
{
    struct hexset linked = hs_and(conq_component(to->s, to->seat, hex), to->s->held[to->seat]);
    conq_tell(to, "{0} of your islands {0|is|are} linked to it.", hs_count(linked), 0, 0);
}

static void why_move(const struct telling *to, vk_action a, int point,
                     const struct conq_state *after)
{
    int first = (int)vk_arg(a, 0), second = (int)vk_arg(a, 1);
    const struct vk_frame *top = vk_top_of(&to->s->h);
    switch (vk_verb_of(a)) {
    case V_lift: why_lift(to, first, second); break;
    case V_send: why_send(to, top, first, second); break;
    case V_depart: why_depart(to, first, second); break;
    case V_flip: why_flip(to, after); break;
    case V_load: why_cargo(to, first); break;
    case V_take: why_take(to, first); break;
    case V_leave: why_empty(to); break;
    case V_go: conq_tell_text(to, "All who should go are aboard."); break;
    case V_end_transit: why_end_transit(to); break;
    case V_end_movement: why_end_movement(to); break;
    case V_show_tile: why_show_tile(to, first); break;
    case V_to: why_to(to, first, point); break;
    case V_at:
        if (point == P_choose_new_home)
            why_home(to, first);
        break;
    case V_traverse:
        conq_tell_text(to, "The Explorer gets past it to unknown hexes beyond.");
        break;
    case V_declare: why_declare(to); break;
    case V_pass:
        if (point == P_victory_action)
            why_go_on(to);
        else if (point == P_rp_declare)
            conq_tell_text(to, "A hidden card still counts if the game ends now.");
        break;
    default: break;
    }
}

void conq_why(const void *before, const void *after, int seat, vk_action a,
              const struct vk_words *w, struct vk_out *out)
{
    char text[480];
    struct vk_out mine = vk_out_to(text, sizeof text);
    struct telling to = { before, seat, w, &mine };
    const struct vk_head *h = before;
    int first = (int)vk_arg(a, 0), point = h->depth ? vk_top_of(h)->point : N_POINTS;
    if (seat >= CONQ_SIDES)
        return;
    text[0] = '\0';
    switch (vk_verb_of(a)) {
    case V_explore: why_explore(&to, first); break;
    case V_stay: why_stay(&to); break;
    case V_return: why_return(&to); break;
    case V_first: why_first(&to, first); break;
    case V_show: why_tile(&to, false); break;
    case V_keep:
        if (point == P_explore_tile_choice)
            why_tile(&to, true);
        else
            why_empty(&to);
        break;
    default:
        if (!conq_why_build(&to, a) && !conq_why_battle(&to, a, point))
            why_move(&to, a, point, after);
    }
    vk_put(out, text);
}
