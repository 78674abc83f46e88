/*
 * explain.c - why an action costs what it costs and what it may bring, in a few short
 * sentences: knots and risk, odds, price and points left, what a card does.
 */
#include "games/conquest/battle.h"
#include "telling.h"

/* ---- Exploration ------------------------------------------------------------------------------ */

static void tell_risk(const struct telling *to)
{
    struct conq_risk risk = conq_risk_of(to->s, to->seat, to->s->knots);
    if (risk.home || risk.lost)
        conq_tell(to, conq_heads[HEAD_RISK], risk.on, risk.home, risk.lost);
    if (risk.is_bold) /* or else the reason would argue against what it is a reason for */
        conq_tell(to, "A bold try: what is found stays found, even if the Explorer is lost.", 0, 0,
                  0);
    if (!risk.home && !risk.lost)
        conq_tell(to, "Nothing can go wrong with this draw.", 0, 0, 0);
}

/* Which of the six sides of a hex another one lies on, the nearest to it: clockwise from the north. */
static int side_of(int from, int hex)
{
    static const int8_t step[6][2] = { { 0, -1 }, { 1, -1 }, { 1, 0 },
                                       { 0, 1 },  { -1, 1 }, { -1, 0 } };
    int q = conq_hexes[hex].q - conq_hexes[from].q, r = conq_hexes[hex].r - conq_hexes[from].r;
    int best = 0, most = 0;
    for (int i = 0; i < 6; i++) {
        int along = 2 * (q * step[i][0] + r * step[i][1]) + q * step[i][1] + r * step[i][0];
        if (along > most) {
            most = along;
            best = i;
        }
    }
    return best;
}

/* Where a hex lies, seen from the nearest island of one's own. */
static void tell_where(const struct telling *to, int hex)
{
    static const char *const near[6] = { "Just north of {0}.",      "Just north-east of {0}.",
                                         "Just south-east of {0}.", "Just south of {0}.",
                                         "Just south-west of {0}.", "Just north-west of {0}." };
    static const char *const far[6] = {
        "{1} hexes north of {0}.", "{1} hexes north-east of {0}.", "{1} hexes south-east of {0}.",
        "{1} hexes south of {0}.", "{1} hexes south-west of {0}.", "{1} hexes north-west of {0}.",
    };
    int from = conq_nearest(to->s->held[to->seat], hex);
    if (from == VK_NONE)
        return;
    int side = side_of(from, hex), hexes = conq_distance(from, hex);
    conq_say(to, hexes > 1 ? far[side] : near[side],
             (struct face_blanks){
                 .n = 2, .kind = { A_HEX, 0 }, .value = { (int16_t)from, (int16_t)hexes } });
}

static void tell_explore(const struct telling *to, int hex)
{
    int limit = conq_limit_of(to->s, to->seat), knots = to->s->knots;
    if (hs_has(to->s->face_down, hex)) {
        conq_tell(to, "Another people's secret: looking at it costs 2 knots, {0} of {1} then.",
                  knots + 2, limit, 0);
        if (knots + 2 > limit && !conq_card_up(to->s, to->seat, C_OCEAN_CHART))
            conq_tell(to, "The Explorer will be lost.", 0, 0, 0);
        else if (knots + 2 >= limit)
            conq_tell(to, "The voyage ends there.", 0, 0, 0);
        return;
    }
    tell_where(to, hex);
    tell_risk(to);
}

static void tell_tile(const struct telling *to, bool is_kept)
{
    int free = conq_free_markers(to->s, to->seat);
    int tile = to->s->pos < CONQ_HEXES ? to->s->tile[to->s->pos] : NO_TILE;
    if (tile < N_TILES) {
        char boxes[100];
        struct vk_out out = vk_out_to(boxes, sizeof boxes);
        conq_boxes_text(&conq_tiles[tile].boxes, to->words, &out);
        conq_say(
            to, "{0}: {1}.",
            (struct face_blanks){
                .n = 2, .kind = { A_TILE }, .value = { (int16_t)tile }, .text = { NULL, boxes } });
    }
    if (is_kept)
        conq_tell(to, "You then have {0} {0|disc|discs} left.", free - 1, 0, 0);
    else
        conq_tell(to, "All may go there from now on.", 0, 0, 0);
}

/* ---- Movement --------------------------------------------------------------------------------- */

/* War Canoes that could go, and their odds against what is known. */
static void tell_attack(const struct telling *to, int from, int hex)
{
    const struct conq_state *s = to->s;
    struct conq_guess enemy = conq_defenders(s, to->seat, hex);
    struct conq_stack own = conq_stack_at(s, to->seat, from);
    int most = own.n[WC] + (own.n[WB] < own.n[WC] ? own.n[WB] : own.n[WC]);
    if (enemy.most > enemy.least)
        conq_tell(to, "An attack: {0} to {1} pieces may defend.", enemy.least, enemy.most, 0);
    else
        conq_tell(to, "An attack: {0} {0|piece defends|pieces defend}.", enemy.least, 0, 0);
    if (conq_odds(most, enemy.least) == conq_odds(most, enemy.most))
        conq_tell(to, "With {0} of yours from there you win {1} of 100.", most,
                  conq_odds(most, enemy.least), 0);
    else
        conq_tell(to, "With {0} of yours from there you win {1} to {2} of 100.", most,
                  conq_odds(most, enemy.most), conq_odds(most, enemy.least));
}

static void tell_depart(const struct telling *to, int from, int hex)
{
    const struct conq_state *s = to->s;
    struct hexset enemies = conq_enemy_hexes(s, to->seat);
    if (hs_has(s->face_down, hex))
        conq_tell(to, "Your secret island is shown when you arrive.", 0, 0, 0);
    if (hs_has(enemies, hex))
        tell_attack(to, from, hex);
    else if (conq_is_group(s, hex) && conq_owner(s, hex) == VK_NONE)
        conq_tell(to,
                  "A free island with {0} {0|box|boxes}: a Colony there becomes a Village when you "
                  "build.",
                  conq_usable(s, hex), 0, 0);
    else if (conq_is_atoll(s, hex))
        conq_tell(to, "An atoll: a chain canoe there is worth a half point.", 0, 0, 0);
}

/* What a turned canoe does to the points. */
static void tell_flip(const struct telling *to, int hex)
{
    struct conq_state then = *to->s;
    int now = conq_points(to->s, to->seat, CARDS_UP);
    if (hs_has(then.chain[to->seat], hex))
        hs_del(&then.chain[to->seat], hex);
    else
        hs_add(&then.chain[to->seat], hex);
    int after = conq_points(&then, to->seat, CARDS_UP);
    if (after != now)
        conq_say(to, "You then have {1} instead of {0}.",
                 (struct face_blanks){ .n = 2,
                                       .kind = { A_HALVES, A_HALVES },
                                       .value = { (int16_t)now, (int16_t)after } });
}

/* ---- Battle ------------------------------------------------------------------------------------ */

static void tell_battle(const struct telling *to, int odds)
{
    conq_tell(to, "You then win {0} of 100 from here.", conq_odds_for(to->s, to->seat, odds), 0, 0);
}

static void tell_fight(const struct telling *to, int hex)
{
    struct conq_guess enemy = conq_defenders(to->s, to->seat, hex);
    struct conq_stack own = conq_stack_at(to->s, to->seat, hex);
    conq_tell(to, "{0} War {0|Canoe|Canoes} of yours against {1} to {2} pieces.", own.n[WC],
              enemy.least, enemy.most);
}

static void tell_hit(const struct telling *to)
{
    conq_tell(to, "{0?It panics and leaves the front row.|It is removed.}",
              conq_die_removes(to->s->battle.die), 0, 0);
}

static void tell_give(const struct telling *to, vk_action a)
{
    int saved = (int)(vk_arg(a, 0) + vk_arg(a, 1)), all = to->s->battle.villages;
    if (saved)
        conq_tell(to, "{0} {0|Village is|Villages are} yours, {1?none|{1}} destroyed.", saved,
                  all - saved, 0);
    else
        conq_tell(to, "All Villages are destroyed; the island is nobody's.", 0, 0, 0);
}

/* ---- Building ---------------------------------------------------------------------------------- */

static void tell_forecast(const struct telling *to, int item, int hex)
{
    int now = conq_forecast(to->s, to->seat, CARDS_UP);
    int gain = conq_plan_gain(to->s, to->seat, item, hex);
    if (gain > 0)
        conq_say(to, "By this plan you have {1} instead of {0}.",
                 (struct face_blanks){ .n = 2,
                                       .kind = { A_HALVES, A_HALVES },
                                       .value = { (int16_t)now, (int16_t)(now + gain) } });
}

static void tell_item(const struct telling *to, enum item item)
{
    static const char *const use[N_ITEMS] = {
        [I_IA] = "It makes a brown box usable.",
        [I_VILLAGE] = "1 point, and 1 Build Point every turn.",
        [I_WC] = "It fights, carries a Warrior Band, and leads others in among rivals.",
        [I_TC_UP] = "A Transport that lies face up: it joins your chain at once.",
        [I_TC] = "It carries a Warrior Band or a Colony, and can join the chain later.",
        [I_WB] = "It defends an island, or sails aboard a canoe.",
        [I_COL] = "Carried to a free island, it becomes a Village there.",
        [I_RUM] = "A bluff: face down it looks like any other piece.",
    };
    conq_tell_text(to, item == I_TC && conq_is_solo(to->s)
                           ? "It carries a Warrior Band or a Colony, and is a chain canoe at once."
                           : use[item]);
    if (conq_items[item].piece < N_MAP_KINDS) {
        int kind = conq_items[item].piece == TCU ? (int)TC : conq_items[item].piece;
        conq_tell(to, conq_left_text, to->s->supply[to->seat][kind], 0, 0);
    }
}

static void tell_place(const struct telling *to, int hex)
{
    int item = to->s->plan[to->seat].pending;
    if (item >= N_ITEMS)
        return;
    int cost = conq_price(to->s, to->seat, (enum item)item);
    conq_tell(to, "Costs {0}, and {1} {1|is|are} left.", cost,
              conq_points_at(to->s, to->seat, hex) - cost, 0);
    tell_forecast(to, PLAN_BUILD + item, hex);
}

static void tell_seal(const struct telling *to)
{
    struct conq_pool pool[CONQ_HEXES];
    int n = conq_pools_left(to->s, to->seat, pool), left = 0;
    for (int i = 0; i < n; i++)
        left += pool[i].points;
    if (left && conq_frame_of(to->s, P_build_session))
        conq_tell(to, conq_wasted_text, left, 0, 0);
}

/* ---- Cards, victory ------------------------------------------------------------------------------ */

static void tell_card(const struct telling *to, int card)
{
    int points = conq_card_points(to->s, to->seat, (enum card)card);
    conq_tell_text(to, conq_card_text[card]);
    if (points && !conq_card_up(to->s, to->seat, (enum card)card))
        conq_tell_of(to, "Face up it gives you {0} now.", A_HALVES, points);
}

static void tell_declare(const struct telling *to)
{
    conq_say(to, "You have {0}; the goal is {1}.",
             (struct face_blanks){
                 .n = 2,
                 .kind = { A_HALVES, 0 },
                 .value = { (int16_t)conq_points(to->s, to->seat, CARDS_ALL), to->s->game_end } });
}

static void tell_used(const struct telling *to, vk_action a)
{
    int arg = (int)vk_arg(a, 0);
    bool is_card = vk_verb_of(a) != V_play_event;
    if (is_card)
        tell_card(to, arg);
    else
        conq_tell_text(to, conq_random_event_text[arg]);
    if (to->s->battle.hex >= CONQ_HEXES || vk_verb_of(a) == V_show_card)
        return;
    if (is_card && (arg == C_ARIOI || arg == C_ARIOI_2))
        return;
    tell_battle(to, is_card ? conq_odds_with_card(to->s, to->seat, (enum card)arg)
                            : conq_odds_with_event(to->s, to->seat, (enum random_event)arg));
}

/* ---- What has no number to tell: in a few words what it means ------------------------------------- */

static const char *const plain[N_VERBS] = {
    [V_stay] = "Nothing is risked; when you build, the Explorer may rest for a Build Point.",
    [V_free] = "You get a disc back; everybody sees that island.",
    [V_accept] = "No card is spent on it.",
    [V_land] = "2 points, for the rest of the game.",
    [V_lift] = "Along your chain, for free.",
    [V_send] = "Along your chain, for free; they keep their moves.",
    [V_end_transit] = "Now your canoes sail.",
    [V_jump] = "It stays where it appears, and everybody knows what it is.",
    [V_cross] = "Without a canoe, once a turn.",
    [V_leave] = "The canoe goes empty, what it carried stays.",
    [V_up] = "It links this hex to your chain.",
    [V_down] = "It hides among your pieces; the hex is not linked.",
    [V_colonies] = "Warrior Bands take the other canoes.",
    [V_use_saved] = "1 more Build Point at your Home now.",
    [V_save_bp] = "1 Build Point for a later turn.",
    [V_show_tile] = "Everybody sees it and may go there; you get your disc back.",
    [V_recall] = "You may build it again, for nothing.",
    [V_usable] = "It can take no Village any more.",
    [V_brown] = "It can never take a Village; nothing changes now.",
    [V_village] = "Your pieces there are spared.",
    [V_pair] = "The Village is spared.",
    [V_wc] = "The Transports there are spared.",
    [V_tc] = "The War Canoes there are spared.",
    [V_mark] = "You may show it and go there as if you had found it.",
    [V_none] = "Nothing changes.",
    [V_order] = "You say who begins; the second-last player draws the event.",
    [V_event] = "It may bring you something; the second-last player sets the order.",
};

static int pieces_in_party(const struct conq_state *s, int seat)
{
    int n = 0;
    for (int i = 0; i < s->n_pieces[seat]; i++)
        n += s->piece[seat][i].marks & PIECE_PARTY ? 1 : 0;
    return n;
}

static void tell_end_movement(const struct telling *to)
{
    struct hexset left = hs_and(to->s->occupied[to->seat], conq_enemy_hexes(to->s, to->seat));
    int battles = hs_count(left);
    if (battles)
        conq_tell(to, "{0} {0|Battle follows|Battles follow}.", battles, 0, 0);
    else
        conq_tell(to, "No Battle follows; everything stays where it is.", 0, 0, 0);
}

static void tell_to(const struct telling *to, int point, int hex)
{
    const struct conq_state *s = to->s;
    if (point == P_jump_to)
        conq_tell_text(to, "Everybody will know that it is a Rumor.");
    else if (point == P_off_course_choice && s->active < s->sides && s->home[s->active] != VK_NONE)
        conq_tell(to, "{0} {0|hex|hexes} from their Home.", conq_distance(hex, s->home[s->active]),
                  0, 0);
    else if (point == P_retreat_destination)
        conq_tell(to, "{0} {0|Village|Villages} there.", s->villages[hex], 0, 0);
    else if (point == P_kumara_drift)
        conq_tell_text(to, "No nearer to the great land in the east.");
    else
        conq_tell_text(to, "On towards the great land in the east.");
}

static void tell_pass(const struct telling *to, int point)
{
    const struct conq_state *s = to->s;
    if (s->battle.hex < CONQ_HEXES)
        tell_battle(to, conq_battle_odds(s));
    else if (point == P_victory_action || point == P_rp_declare)
        conq_say(to, "You have {0}, {2} with all your cards; the goal is {1}.",
                 (struct face_blanks){ .n = 3,
                                       .kind = { A_HALVES, 0, A_HALVES },
                                       .value = { (int16_t)conq_points(s, to->seat, CARDS_UP),
                                                  s->game_end,
                                                  (int16_t)conq_points(s, to->seat, CARDS_ALL) } });
    else
        conq_tell_text(to, "Your cards stay hidden for a better moment.");
}

static void tell_bare(const struct telling *to, vk_action a, int point)
{
    const struct conq_state *s = to->s;
    int arg = (int)vk_arg(a, 0);
    switch (vk_verb_of(a)) {
    case V_traverse:
        conq_tell(to, "{0} of {1} knots then; nothing is drawn.", s->knots + 2,
                  conq_limit_of(s, to->seat), 0);
        break;
    case V_end_movement: tell_end_movement(to); break;
    case V_go:
        conq_tell(to, "{0} {0|piece sails|pieces sail}.", pieces_in_party(s, to->seat), 0, 0);
        break;
    case V_take:
        conq_tell(to, "{0} {0|piece sails|pieces sail} with it so far.",
                  pieces_in_party(s, to->seat), 0, 0);
        break;
    case V_keep: conq_tell_text(to, "Nobody comes aboard, nobody leaves."); break;
    case V_load: conq_tell_text(to, "It comes along; a piece is carried once a turn."); break;
    case V_to: tell_to(to, point, arg); break;
    case V_first:
        if (arg == to->seat)
            conq_tell_text(to, "You explore and move before the others.");
        else
            conq_tell_text(to, "You explore and move after them.");
        break;
    case V_at:
        if (arg < CONQ_HEXES && conq_is_group(s, arg))
            conq_tell(to, "{0} {0|Village|Villages} there.", s->villages[arg], 0, 0);
        break;
    case V_pass: tell_pass(to, point); break;
    default:
        if (plain[vk_verb_of(a)])
            conq_tell_text(to, plain[vk_verb_of(a)]);
    }
}

static void tell_rest(const struct telling *to, vk_action a, int point)
{
    int arg = (int)vk_arg(a, 0);
    switch (vk_verb_of(a)) {
    case V_return: conq_tell(to, "{0} {0|knot|knots}: home and safe.", to->s->knots, 0, 0); break;
    case V_retry: tell_risk(to); break;
    case V_build: tell_item(to, (enum item)arg); break;
    case V_place: tell_place(to, arg); break;
    case V_buy_card:
        conq_tell(to, "About 1 point. It leaves {0} Build {0|Point|Points} there.",
                  conq_points_at(to->s, to->seat, arg) - conq_card_price(to->s), 0, 0);
        break;
    case V_convert: tell_forecast(to, PLAN_CONVERT, arg); break;
    case V_turn_inward:
        conq_tell(to, "{0} Build {0|Point|Points} now; the Explorer stays at home next turn.",
                  conq_card_up(to->s, to->seat, C_TARO_TERRACES) ? 2 : 1, 0, 0);
        break;
    case V_end_build: tell_seal(to); break;
    case V_declare: tell_declare(to); break;
    case V_use_card:
    case V_show_card:
    case V_play_event: tell_used(to, a); break;
    default: tell_bare(to, a, point); break;
    }
}

void conq_explain(const void *st, int seat, vk_action a, const struct vk_words *w,
                  struct vk_out *out)
{
    /* A writer of its own: sentences are parted by what this one has written. */
    char text[480];
    struct vk_out mine = vk_out_to(text, sizeof text);
    struct telling to = { st, seat, w, &mine };
    const struct vk_head *h = st;
    int first = (int)vk_arg(a, 0), point = h->depth ? vk_top_of(h)->point : N_POINTS;
    if (seat >= CONQ_SIDES)
        return;
    switch (vk_verb_of(a)) {
    case V_explore: tell_explore(&to, first); break;
    case V_keep:
        if (point == P_explore_tile_choice)
            tell_tile(&to, true);
        else
            tell_bare(&to, a, point);
        break;
    case V_show: tell_tile(&to, false); break;
    case V_depart: tell_depart(&to, first, (int)vk_arg(a, 1)); break;
    case V_flip: tell_flip(&to, first); break;
    case V_at:
        if (point == P_choose_battle)
            tell_fight(&to, first);
        else
            tell_bare(&to, a, point);
        break;
    case V_give: tell_give(&to, a); break;
    case V_lose: tell_hit(&to); break;
    default: tell_rest(&to, a, point); break;
    }
    vk_put(out, text);
}
