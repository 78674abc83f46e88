/*
 * explain.c - what an action gives and costs now, in a few short sentences. Points that masks
 * and tiles would bring are counted by the rules themselves, on a copy of the position.
 */
#include "telling.h"

/* Points of the seat in `then`, against now. */
static void tell_points(const struct telling *to, const struct raia_state *then)
{
    struct vk_score now, after;
    raia_score(to->s, &now);
    raia_score(then, &after);
    int more = after.total[to->seat] - now.total[to->seat];
    if (more > 0)
        raia_say_numbers(to, "{0} {0|point|points} more as things stand.", more, 0, 0);
    else if (more < 0)
        raia_say_numbers(to, "{0} {0|point|points} fewer as things stand.", -more, 0, 0);
}

/* ---- Locations --------------------------------------------------------------------------------- */

static void tell_roll(const struct telling *to, int h)
{
    int n = raia_helper_count(to->p, h);
    if (n)
        raia_say_of(to, "The roll for {0}s favours you in {1} of 4 cases.", A_HELPER, h,
                    n < 4 ? n : 4);
}

static void tell_go(const struct telling *to, enum location l)
{
    int pearls = 4 + 2 * raia_lasting(to->p, R_oro_paa);
    int priests = to->p->priests + (to->p->priests < RAIA_PRIESTS);
    switch (l) {
    case L_FOREST:
        raia_say_numbers(to, "First pick of {0} cards, and first pick again of new ones.",
                         raia_display_size(to->s), 0, 0);
        tell_roll(to, GATHERER);
        break;
    case L_MARAE:
        raia_say_numbers(
            to,
            "Up to 2 sacrifices ({0} {0|good|goods} in hand), then up to 2 draws of {1} "
            "rituals.",
            raia_goods_of(to->p), raia_draw_number(to->p), 0);
        tell_roll(to, SHAMAN);
        break;
    case L_OYSTER:
        raia_say_numbers(to, "{0} to {1} pearls for you, 1 to 4 for the others.", pearls,
                         pearls + 3, 0);
        tell_roll(to, DIVER);
        break;
    case L_PATH:
        raia_say_numbers(
            to, "A free priest, then {0} mana; more if you train for pearls ({1} in hand).",
            raia_priest_mana(to->p, priests), to->p->pearls, 0);
        break;
    case L_NEIGH:
        raia_say_numbers(to, "Exchange a mask, then complete a mission: you can pay for {0} now.",
                         raia_missions_in_reach(to), 0, 0);
        break;
    default:
        raia_say_numbers(
            to,
            "Up to 2 sales ({0} {0|good|goods} in hand) and 2 helpers ({1} {1|pearl|pearls} "
            "in hand).",
            raia_goods_of(to->p), to->p->pearls, 0);
        tell_roll(to, TRADER);
        break;
    }
}

/* ---- Things -------------------------------------------------------------------------------------- */

static void tell_tattoo(const struct telling *to)
{
    int then = to->p->tattoo + 1, rank = raia_rank(to->p);
    if (then > RAIA_TATTOOS)
        raia_say_text(to, "You are Tahu'a already: no more tattoos count.");
    else if (then == raia_ranks[rank + 1].tattoos)
        raia_say_of(to, "You become {0}: {1} points at the end.", A_RANK, rank + 1,
                    raia_ranks[rank + 1].points);
    else
        raia_say_of(to, "Then you need {1} more {1|tattoo|tattoos} for {0}.", A_RANK, rank + 1,
                    raia_ranks[rank + 1].tattoos - then);
}

static void tell_mask(const struct telling *to, int face)
{
    struct raia_state then = *to->s;
    then.player[to->seat].masks[face]++;
    raia_say_text(to, raia_mask_text[face]);
    if (face != MIRROR)
        raia_say_text(to, raia_unpaired(to->p, face) ? "It completes a pair."
                          : to->p->masks[face]       ? "You have this pair already."
                                                     : "You have none like it.");
    tell_points(to, &then);
}

static void tell_mask_given(const struct telling *to, int face)
{
    struct raia_state then = *to->s;
    then.player[to->seat].masks[face]--;
    if (face != MIRROR && !raia_unpaired(to->p, face))
        raia_say_text(to, "It is half of a pair.");
    else
        raia_say_text(to, raia_mask_text[face]);
    tell_points(to, &then);
}

static void tell_link(const struct telling *to, int face)
{
    struct raia_state then = *to->s;
    then.player[to->seat].links[face]++;
    raia_say_text(to, raia_unpaired(to->p, face)
                          ? "Nobody can take the pair from you, and you cannot give it away."
                          : "It breaks a pair of yours.");
    tell_points(to, &then);
}

static void tell_helper(const struct telling *to, int h)
{
    struct raia_state then = *to->s;
    then.player[to->seat].helpers[h]++;
    then.player[to->seat].ready[h]++;
    raia_say_numbers(to, "You then have {0}.", to->p->helpers[h] + 1, 0, 0);
    raia_say_text(to, raia_helper_text[h][0]);
    raia_say_text(to, raia_helper_text[h][1]);
    tell_points(to, &then);
}

static void tell_take(const struct telling *to, int face)
{
    const struct raia_face *card = &raia_faces[face];
    switch (card->type) {
    case FACE_GOOD:
        raia_say_numbers(to, "You then have {0}; its price stays at {1}.",
                         to->p->goods[card->what] + 1, to->s->level[card->what], 0);
        return;
    case FACE_HELPER: tell_helper(to, card->what); return;
    case FACE_MASK:
        if (card->treasure == TREASURE_TATTOO)
            tell_tattoo(to);
        tell_mask(to, card->what);
        return;
    default: tell_mask(to, MIRROR); return;
    }
}

static void tell_good(const struct telling *to, int good)
{
    raia_say_numbers(to, "You then have {0}; its price rises to {1}.", to->p->goods[good] + 1,
                     raia_level_after(to->s, good, 1), 0);
}

static void tell_sale(const struct telling *to, int good, int level)
{
    int now = to->s->level[good], used = 0;
    enum bonus bonus = (enum bonus)raia_stalls[good][level].bonus;
    for (int h = 0; h < N_HELPERS; h++)
        used += raia_used_helpers(to->p, h);
    if (bonus == PAYS_HELPER)
        raia_say_numbers(
            to,
            "{0?You have no used helper: the bonus is lost.|{0} of your helpers {0|is|are} "
            "used.}",
            used, 0, 0);
    if (bonus == PAYS_MISSION)
        raia_say_numbers(to, "You pay for the mission as usual; {0} can be paid now.",
                         raia_missions_in_reach(to), 0, 0);
    if (bonus == PAYS_TATTOO || bonus == PAYS_TATTOO_AND_MANA)
        tell_tattoo(to);
    if (level < now)
        raia_say_numbers(to, "Below the price, which stands at level {0}.", now, 0, 0);
    raia_say_numbers(to, "The price falls to {0}.", raia_level_after(to->s, good, -1), 0, 0);
}

static void tell_train(const struct telling *to, int n)
{
    int priests = to->p->priests + n;
    raia_say_numbers(to, "{0} {0|priest|priests}: {1} mana. {2} {2|pearl|pearls} left.", priests,
                     raia_priest_mana(to->p, priests), to->p->pearls - raia_training_price(n));
}

/* ---- Rituals and missions --------------------------------------------------------------------------- */

static void tell_ritual(const struct telling *to, int ritual)
{
    static const char *const kind[] = {
        [PERSONAL] = "For you.",
        [PERMANENT] = "It stays in front of you.",
        [INTERACTIVE] = "It touches others.",
        [GENERAL] = "For everybody: it does not count among your own.",
    };
    raia_say_text(to, raia_ritual_text[ritual]);
    raia_say_text(to, kind[raia_rituals[ritual].kind]);
}

static void tell_prepare(const struct telling *to, int ritual)
{
    int sum = raia_prepared_cost(to->s, to->seat) + raia_rituals[ritual].cost;
    tell_ritual(to, ritual);
    raia_say_numbers(
        to, "Yours then cost {0} in all; the bag holds {1} before the offers, you have {2} mana.",
        sum, to->s->bag, to->p->mana);
}

static void tell_done(const struct telling *to)
{
    int n = cards_count(to->p->prepared);
    raia_say_numbers(
        to, "{0?You put nothing in.|{0} {0|ritual|rituals} for {1} mana.} The bag holds {2}.", n,
        raia_prepared_cost(to->s, to->seat), to->s->bag);
}

static void tell_payment(const struct telling *to, int tile)
{
    const struct raia_mission *m = &raia_missions[tile];
    int cost = raia_tile_cost(to->s, to->seat, tile);
    switch ((enum mission_need)m->need) {
    case NEED_PEARLS:
        raia_say_numbers(to, "You pay {0} {0|pearl|pearls} and keep {1}.", cost,
                         to->p->pearls - cost, 0);
        break;
    case NEED_MANA:
        raia_say_numbers(to, "You pay {0} mana and keep {1}.", cost, to->p->mana - cost, 0);
        break;
    case NEED_GOODS:
    case NEED_ALIKE: raia_say_text(to, "The goods go to the market; their prices fall."); break;
    case NEED_MASKS: raia_say_text(to, "The masks go to the mask market."); break;
    case NEED_RITUALS: raia_say_text(to, "They go face down to the discards."); break;
    case NEED_BID: break;
    default: raia_say_text(to, "You have what it asks; nothing is paid."); break;
    }
}

static void tell_mission(const struct telling *to, int tile)
{
    struct raia_state then = *to->s;
    const struct vk_frame *top = vk_top_of(&to->s->h);
    bool is_free = top->point == P_choose_mission && top->flag;
    then.tile_at[tile] = (uint8_t)to->seat;
    if (is_free)
        raia_say_text(to, "Nothing is paid.");
    else
        tell_payment(to, tile);
    tell_points(to, &then);
    if (raia_starts_auction(to->s, tile))
        raia_say_text(to, "Then the rest of its row is auctioned.");
    if (top->point == P_too_turn && to->p->missions == 1 && !raia_lasting(to->p, R_tu_nui))
        raia_say_text(to, "A diver is used for it.");
}

static void tell_bid(const struct telling *to, int n, bool is_offer)
{
    int more = raia_counts_as(to->s, to->seat, 0);
    raia_say_numbers(to, "You keep {0} mana.{1?| It counts as {2}.}", to->p->mana - n, more,
                     n + more);
    if (!is_offer && n > 0)
        raia_say_text(to, raia_option(to->s, O_MANA_SCARCITY) ? "All bids go to the supply."
                                                              : "All bids go into the bag.");
    if (n == 0 && !more)
        raia_say_text(to, is_offer ? "Whoever offers anything comes before you."
                                   : "You win it only if nobody bids anything.");
}

static void tell_deck(const struct telling *to, int point)
{
    raia_say_numbers(to, "You see {0} cards.", raia_draw_number(to->p), 0, 0);
    if (point == P_buy_rituals)
        raia_say_numbers(to,
                         raia_option(to->s, O_MANA_SCARCITY)
                             ? "You keep {0} mana; the 3 go to the supply."
                             : "You keep {0} mana; the 3 go into the bag.",
                         to->p->mana - RAIA_RITUAL_PRICE, 0, 0);
}

/* ---- All of them -------------------------------------------------------------------------------------- */

static void tell_price(const struct telling *to, int good, int point)
{
    int level = to->s->level[good];
    if (point == P_choose_good)
        tell_good(to, good);
    else if (point == P_punua_kind)
        raia_say_numbers(to, "Its price rises from {0} to {1}; you have {2} to sell.", level,
                         RAIA_LEVELS, to->p->goods[good]);
    else
        raia_say_numbers(to, "You have {0}; its price falls.", to->p->goods[good], 0, 0);
}

static void tell_reward(const struct telling *to, int reward)
{
    if (reward == REWARD_TATTOO)
        tell_tattoo(to);
    else if (reward == REWARD_PEARLS)
        raia_say_numbers(to, "You then have {0} pearls.", to->p->pearls + RAIA_REWARD_PEARLS, 0, 0);
    else
        raia_say_text(to, "A good of your choice from the market; its price rises.");
}

static void tell_target(const struct telling *to, int seat)
{
    const struct raia_player *q = &to->s->player[seat];
    raia_say_of(to, "{0}, {1} {1|priest|priests}.", A_RANK, raia_rank(q), q->priests);
}

static void tell_by_point(const struct telling *to, vk_action a, int point)
{
    int first = (int)vk_arg(a, 0);
    switch (vk_verb_of(a)) {
    case V_good: tell_price(to, first, point); break;
    case V_pass: raia_say_text(to, "You leave it."); break;
    case V_target: tell_target(to, first); break;
    case V_helper:
        if (point == P_reactivate)
            raia_say_text(to, raia_helper_text[first][1]);
        else
            tell_helper(to, first);
        break;
    case V_mask:
        if (point == P_neigh_add || point == P_pay_mask)
            tell_mask_given(to, first);
        else
            tell_mask(to, first);
        break;
    case V_ritual:
        if (point == P_prepare)
            tell_prepare(to, first);
        else
            tell_ritual(to, first);
        break;
    case V_reward: tell_reward(to, first); break;
    case V_bid: tell_bid(to, first, point == P_mana_offer); break;
    case V_deck: tell_deck(to, point); break;
    default: break;
    }
}

static void tell_action(const struct telling *to, vk_action a, int point)
{
    int first = (int)vk_arg(a, 0);
    switch (vk_verb_of(a)) {
    case V_go: tell_go(to, (enum location)first); break;
    case V_take: tell_take(to, first); break;
    case V_gather: raia_say_text(to, raia_helper_text[GATHERER][1]); break;
    case V_sacrifice:
    case V_yes: tell_tattoo(to); break;
    case V_draw:
        raia_say_numbers(to, "You see {0} cards and keep 1.", raia_draw_number(to->p), 0, 0);
        break;
    case V_keep: tell_ritual(to, first); break;
    case V_train: tell_train(to, first); break;
    case V_mission: tell_mission(to, first); break;
    case V_sell: tell_sale(to, first, (int)vk_arg(a, 1) + 1); break;
    case V_hire:
        raia_say_numbers(to, "{0} {0|pearl|pearls} left.",
                         to->p->pearls - raia_helper_price_now(to->s), 0, 0);
        tell_helper(to, first);
        break;
    case V_strike: tell_ritual(to, (int)vk_arg(a, 1)); break;
    case V_done: tell_done(to); break;
    case V_shaman: tell_ritual(to, first); break;
    case V_trader: raia_say_text(to, "Whoever sells next gets that price."); break;
    case V_mirror: tell_link(to, first); break;
    default: tell_by_point(to, a, point); break;
    }
}

void raia_explain(const void *st, int seat, vk_action a, const struct vk_words *w,
                  struct vk_out *out)
{
    /* A writer of its own: sentences are parted by what this one has written. */
    char text[480];
    struct vk_out mine = vk_out_to(text, sizeof text);
    const struct raia_state *s = st;
    if (seat >= RAIA_SEATS)
        return;
    struct telling to = { s, &s->player[seat], seat, w, &mine };
    tell_action(&to, a, raia_point_now(s));
    vk_put(out, text);
}
