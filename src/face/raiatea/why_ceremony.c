/*
 * why_ceremony.c - why a ritual, an offer, a bid, a priest, a reward: what the bag needs and may hold, what a
 * ritual would bring (found out by performing it on a copy), who comes first, and what stays in hand.
 */
#include "why.h"
#include <string.h>

/* Mana that a player offers in a first ceremony, roughly; later the last offers tell. */
enum { FIRST_OFFER = 4 };

/* ---- what a ritual would bring -------------------------------------------------------------------------- */

/* The position after the seat has performed this ritual free, up to the first choice in it. */
static void perform(const struct telling *to, int ritual, struct raia_state *then)
{
    struct raia_player *p = &then->player[to->seat];
    *then = *to->s;
    memset(then->h.frame, 0, sizeof then->h.frame);
    then->h.depth = 0;
    then->h.waiting = 0;
    if (!cards_of(p->hand, ritual)) {
        cards_add(&p->hand, ritual);
        p->n_hand[raia_deck_of(ritual)]++;
    }
    vk_push(&then->h, P_choose_location, to->seat);
    vk_push(&then->h, P_tahua_ritual, to->seat);
    vk_play(&raiatea_game, then, to->seat, vk_act(V_ritual, (unsigned)ritual, 0, 0), NULL);
}

/* Mana that it puts into the bag. */
static int fills(const struct telling *to, int ritual)
{
    struct raia_state then;
    if (raia_rituals[ritual].kind != GENERAL)
        return 0;
    perform(to, ritual, &then);
    return then.bag - to->s->bag;
}

static int fills_of(const struct telling *to, struct cards set)
{
    int sum = 0;
    for (uint64_t left = set.one; left; left &= left - 1) {
        int r = __builtin_ctzll(left);
        sum += cards_of(set, r) * fills(to, r);
    }
    return sum;
}

/* The most expensive ritual of the hand but for this one; VK_NONE. */
static int most_expensive(struct cards hand, int but)
{
    int best = VK_NONE;
    for (uint64_t left = hand.one; left; left &= left - 1) {
        int r = __builtin_ctzll(left);
        if (r != but && (best == VK_NONE || raia_rituals[r].cost > raia_rituals[best].cost))
            best = r;
    }
    return best;
}

/* Those that leave a choice, or work by and by. */
static void say_special(const struct why *y, int ritual)
{
    const struct telling *to = &y->to;
    int used = 0, twin = raia_best_twin(to, to->s->masks), tile = raia_best_mission(to->s, to->p);
    for (int h = 0; h < N_HELPERS; h++)
        used += raia_used_helpers(to->p, h);
    switch (ritual) {
    case R_hiro:
    case R_taaroa:
        if (twin != VK_NONE)
            raia_say_of(to, "The twin of your {0} lies in the market.", A_MASK, twin, 0);
        break;
    case R_tipa:
        raia_say_numbers(to, "{0?None of your helpers is|{0} of your helpers {0|is|are}} used now.",
                         used, 0, 0);
        break;
    case R_raa:
        raia_say_numbers(to,
                         "You have {0} {0|pearl|pearls} to train with, and {1} "
                         "{1|priest|priests}.",
                         to->p->pearls, to->p->priests, 0);
        break;
    case R_rau_pena:
        raia_say_numbers(to, "At the Market a helper costs {0} pearls.", RAIA_HELPER_PRICE, 0, 0);
        break;
    case R_toa_hiti:
        raia_say_text(to, "A card of your choice out of turn: a twin, or a treasure.");
        break;
    case R_moe:
        raia_say_numbers(to, "You hold {0?no|{0}} other {0|ritual|rituals}.",
                         cards_count(to->p->hand) - (cards_of(to->p->hand, ritual) > 0), 0, 0);
        break;
    case R_te_fatu:
        if (tile != VK_NONE)
            raia_say_of(to, "It could be {0}, before the others come to it.", W_ORDER, tile, 0);
        break;
    case R_punua:
        raia_say_numbers(to, "You have {0?nothing|{0} {0|good|goods}} to sell.",
                         raia_goods_of(to->p), 0, 0);
        break;
    case R_uru_taetae:
    case R_vai_ora:
    case R_tama_ehu:
    case R_matarii: raia_say_text(to, "Goods are tattoos at the Marae, or pay missions."); break;
    case R_rai_tupua:
        raia_say_numbers(to, "You have {0} {0|priest|priests}; the others gain by theirs.",
                         to->p->priests, 0, 0);
        break;
    case R_hina_ere: raia_say_text(to, "The others gain as much."); break;
    default:
        if (raia_rituals[ritual].kind == PERMANENT && ritual != R_papa_rai_3 &&
            ritual != R_papa_rai_5)
            raia_say_numbers(to, "{0} action {0|round is|rounds are} still to come to use it.",
                             raia_rounds_after(to->s, ACTION_ROUND), 0, 0);
        break;
    }
}

/* Does what it brings hang on what others have behind their screens? */
static bool is_screened(int ritual)
{
    return raia_rituals[ritual].kind == INTERACTIVE;
}

/* Pearls and mana that no mission waits for. */
static void say_income(const struct telling *to, int ritual, const struct raia_player *then)
{
    if (raia_rituals[ritual].kind == GENERAL)
        return;
    if (then->pearls > to->p->pearls)
        raia_say_numbers(to, "With {0} pearls you could train and hire.", then->pearls, 0, 0);
    else if (then->mana > to->p->mana)
        raia_say_text(to, "The mana is yours alone, and the shared bag pays for it.");
}

void raia_why_ritual(const struct why *y, int ritual)
{
    const struct telling *to = &y->to;
    struct raia_state then;
    struct vk_score now, after;
    int bag = fills(to, ritual), big = most_expensive(to->p->hand, ritual);
    if (!raia_is_playable(to->s, ritual) || (is_screened(ritual) && !raia_sees_all(to)))
        return;
    perform(to, ritual, &then);
    raia_score(to->s, &now);
    raia_score(&then, &after);
    const struct raia_player *p = &then.player[to->seat];
    int later = raia_rounds_after(to->s, CEREMONY);
    int more = after.total[to->seat] - now.total[to->seat], priests = p->priests - to->p->priests;
    if (more > 0)
        raia_say_numbers(to, "It would bring you {0} {0|point|points} as things stand.", more, 0,
                         0);
    else if (p->tattoo > to->p->tattoo && raia_rank(p) < TAHUA)
        raia_say_of(to, "You would still lack {1} {1|tattoo|tattoos} for {0}.", A_RANK,
                    raia_rank(p) + 1, raia_ranks[raia_rank(p) + 1].tattoos - p->tattoo);
    if (priests > 0 && later > 0)
        raia_say_numbers(to, "{0} mana more in {1?|each of }{2} {2|ceremony|ceremonies} to come.",
                         priests, later > 1, later);
    if (!raia_why_gain(y, p))
        say_income(to, ritual, p);
    if (bag > 0 && big != VK_NONE)
        raia_say_of(to, "It could pay for your {0}, and for what the others put in.", A_RITUAL, big,
                    0);
    else if (bag > 0)
        raia_say_text(to, "You hold nothing expensive that it would pay for; the others may.");
    say_special(y, ritual);
}

/* ---- the bag -------------------------------------------------------------------------------------------- */

/* What the Spirit of two players gives in the next bag, with a middling die. */
static int spirit_offer(const struct raia_state *s)
{
    struct raia_state then = *s;
    if (s->ceremony == 0 || s->act > 4)
        then.ceremony = (uint8_t)(RAIA_STATUES + 1 - raia_rounds_after(s, CEREMONY));
    return raia_spirit_mana(&then, false, 2);
}

/* What the others are to be expected to offer, as they did last time. */
static int others_offer(const struct telling *to)
{
    const struct raia_state *s = to->s;
    bool is_first = !raia_has_offers(s);
    int sum = 0;
    for (int q = 0; q < s->h.seats; q++)
        if (q != to->seat)
            sum += is_first ? FIRST_OFFER : s->offer[q];
    if (s->h.seats == 2)
        sum += spirit_offer(s);
    return sum;
}

/* Costs of one's own rituals in the bag up to this one: what is paid before it. */
static int own_before(const struct raia_player *p, int cost)
{
    int sum = 0;
    for (uint64_t left = p->prepared.one; left; left &= left - 1) {
        int r = __builtin_ctzll(left);
        if (raia_rituals[r].cost <= cost)
            sum += cards_of(p->prepared, r) * raia_rituals[r].cost;
    }
    return sum;
}

static void say_hope(const struct telling *to, int cost)
{
    int mine = raia_has_offers(to->s) ? to->s->offer[to->seat] : FIRST_OFFER;
    int bag = to->s->bag + others_offer(to) + mine;
    raia_say_numbers(to,
                     cost * 3 <= bag ? "It costs {0}; a bag of about {1} pays it early."
                     : cost <= bag   ? "It costs {0}; the next bag may hold about {1}, and cheaper "
                                       "rituals are paid first."
                                     : "It costs {0}, more than the {1} mana that the next bag may "
                                       "hold.",
                     cost, bag, 0);
}

void raia_why_kept(const struct why *y, int ritual)
{
    const struct telling *to = &y->to;
    int cost = raia_rituals[ritual].cost;
    raia_why_ritual(y, ritual);
    if (to->p->ready[SHAMAN] && to->p->priests >= cost && raia_is_playable(to->s, ritual))
        raia_say_text(to, "Your shaman could perform it now, without mana.");
    else if (raia_rounds_after(to->s, CEREMONY) == 0 && to->s->act > 2)
        raia_say_text(to, "No bag is left to pay for it.");
    else
        say_hope(to, cost);
}

void raia_why_paid(const struct why *y, int ritual)
{
    const struct telling *to = &y->to;
    if (raia_rounds_after(to->s, CEREMONY) == 0 && (to->s->ceremony == 0 || to->s->act > 3))
        raia_say_text(to, "No bag is left to pay for it.");
    else
        say_hope(to, raia_rituals[ritual].cost);
}

void raia_why_deck(const struct why *y, int deck)
{
    const struct telling *to = &y->to;
    int low = RAIA_BID_MAX, high = 0, hand = raia_known_hand(to->s, to->seat);
    for (int r = 0; r < N_RITUALS; r++) {
        if (raia_rituals[r].deck != deck || raia_rituals[r].is_tane)
            continue;
        low = raia_rituals[r].cost < low ? raia_rituals[r].cost : low;
        high = raia_rituals[r].cost > high ? raia_rituals[r].cost : high;
    }
    raia_say_numbers(to, "They cost {0} to {1}; the next bag may hold about {2} without you.", low,
                     high, to->s->bag + others_offer(to));
    if (y->point == P_buy_rituals)
        raia_say_numbers(to,
                         "{0} {0|ritual is|rituals are} in your hand; {1} of your own may go in.",
                         hand, raia_clips(to->p), 0);
}

void raia_why_prepared(const struct why *y, int ritual)
{
    const struct telling *to = &y->to;
    int cost = raia_rituals[ritual].cost, need = own_before(to->p, cost) + cost;
    int fill = fills_of(to, to->p->prepared), others = others_offer(to);
    int there = to->s->bag + fill + others;
    raia_why_ritual(y, ritual);
    if (fills(to, ritual) > 0)
        return;
    if (need <= there)
        raia_say_numbers(to,
                         "It needs {0} in the bag{1?|, with what you put in before}; expect about "
                         "{2} without your offer.",
                         need, need - cost, there);
    else if (need <= there + to->p->mana)
        raia_say_numbers(
            to,
            "It needs {0} in the bag; expect about {1}, so you would have to offer {2} or more.",
            need, there, need - there);
    else
        raia_say_numbers(to,
                         "It needs {0} in the bag; expect about {1}, and your {2} are not enough. "
                         "If it fails, the card is gone.",
                         need, there, to->p->mana);
}

void raia_why_bag_closed(const struct why *y)
{
    const struct telling *to = &y->to;
    int left = cards_count(to->p->hand), n = cards_count(to->p->prepared);
    int need = raia_prepared_cost(to->s, to->seat);
    if (to->s->ceremony == RAIA_STATUES && left)
        raia_say_text(to, "This is the last bag: what stays in your hand is never performed.");
    else if (left)
        raia_say_numbers(to, "{0} {0|ritual stays|rituals stay} in your hand, safe for later.",
                         left, 0, 0);
    if (n)
        raia_say_numbers(to, "Yours need {0} mana; expect about {1} without your offer.", need,
                         to->s->bag + fills_of(to, to->p->prepared) + others_offer(to), 0);
    else
        raia_say_text(to, "With nothing of yours in the bag, your mana can wait as well.");
}

/* ---- offers and bids -------------------------------------------------------------------------------------- */

/* Who wins ties against the seat, a bit each. */
static unsigned ahead_of(const struct raia_state *s, int seat)
{
    unsigned seats = 0;
    for (int i = 0; i < s->n_order && s->order[i] != seat; i++)
        seats |= 1u << s->order[i];
    return seats;
}

static void say_first(const struct telling *to, int counts, bool is_bid)
{
    unsigned ahead = ahead_of(to->s, to->seat);
    if (counts == 0)
        return;
    if (ahead)
        raia_say(
            to,
            is_bid ? "It is yours if {0} {1|bids|bid} less than {2}, and nobody more."
                   : "You come first if {0} {1|gives|give} less than {2}, and nobody more.",
            (struct face_blanks){
                .n = 3,
                .kind = { W_SEATS, 0, 0 },
                .value = { (int16_t)ahead, (int16_t)__builtin_popcount(ahead), (int16_t)counts } });
    else
        raia_say_numbers(to,
                         is_bid ? "It is yours unless somebody bids more than {0}."
                                : "You come first unless somebody gives more than {0}.",
                         counts, 0, 0);
}

/* What the mana that is left can still pay. */
static void say_mana_left(const struct why *y, int mana)
{
    struct raia_player then = *y->to.p;
    then.mana = (uint16_t)(then.mana - mana);
    raia_why_loss(y, &then, VK_NONE);
}

void raia_why_offer(const struct why *y, int mana)
{
    const struct telling *to = &y->to;
    int need = raia_prepared_cost(to->s, to->seat), others = others_offer(to);
    int bag = to->s->bag + fills_of(to, to->p->prepared) + others + mana;
    if (need && bag < need)
        raia_say_numbers(
            to,
            "Your rituals need {0} in the bag; with about {1} from the others it would "
            "be {2} short.",
            need, others, need - bag);
    else if (need)
        raia_say_numbers(to,
                         "Your rituals need {0} in the bag; with about {1} from the others {2} "
                         "{2|is|are} left over for theirs.",
                         need, others, bag - need);
    else
        raia_say_text(to, mana ? "You have no ritual in the bag: this pays for the order and for "
                                 "the others."
                               : "You have no ritual in the bag: nothing needs your mana.");
    say_first(to, raia_counts_as(to->s, to->seat, mana), false);
    say_mana_left(y, mana);
    if (to->s->ceremony == RAIA_STATUES && mana < to->p->mana)
        raia_say_text(to, "After this ceremony mana is worth nothing.");
}

/* The highest bid that can be made against the seat, as far as it sees; -1: it does not see. */
static int highest_rival(const struct telling *to)
{
    int top = 0;
    for (int q = 0; q < to->s->h.seats; q++) {
        if (q == to->seat)
            continue;
        if (!raia_sees_screen(to->s, to->seat, q))
            return -1;
        int counts = raia_counts_as(to->s, q, to->s->player[q].mana);
        top = counts > top ? counts : top;
    }
    if (to->s->h.seats == 2 && raia_spirit_mana(to->s, true, 4) > top)
        top = raia_spirit_mana(to->s, true, 4);
    return top;
}

void raia_why_bid(const struct why *y, int mana)
{
    const struct telling *to = &y->to;
    struct raia_state won = *to->s;
    struct vk_score now, then;
    int top = highest_rival(to), counts = raia_counts_as(to->s, to->seat, mana);
    if (to->s->auction == VK_NONE)
        return;
    won.tile_at[to->s->auction] = (uint8_t)to->seat;
    raia_score(to->s, &now);
    raia_score(&won, &then);
    raia_say_numbers(to, "The tile is worth {0} {0|point|points} to you.",
                     then.total[to->seat] - now.total[to->seat], 0, 0);
    if (to->s->h.seats == 2)
        raia_say_numbers(to, "The Spirit bids {0} to {1}.", raia_spirit_mana(to->s, true, 1),
                         raia_spirit_mana(to->s, true, 4), 0);
    bool is_mine = counts > top || (counts == top && !ahead_of(to->s, to->seat));
    if (mana && top >= 0 && is_mine)
        raia_say_text(to, "Nobody can bid more: it is yours.");
    else if (mana)
        say_first(to, counts, true);
    if (mana && top >= 0 && !is_mine)
        raia_say_numbers(to, "The others can go up to {0}.", top, 0, 0);
    say_mana_left(y, mana);
}

/* ---- priests and rewards ------------------------------------------------------------------------------------ */

void raia_why_train(const struct why *y, int n)
{
    const struct telling *to = &y->to;
    struct raia_player then = *to->p, poor = *to->p;
    poor.pearls = 0;
    int tile = raia_best_between(to->s, to->p, &poor, VK_NONE);
    then.priests = (uint8_t)(then.priests + n);
    then.pearls = (uint16_t)(then.pearls - raia_training_price(n));
    if (n)
        raia_say_numbers(
            to, "{0} mana more now{1?|, and again in {1} {1|ceremony|ceremonies} to come}.", n,
            raia_rounds_after(to->s, CEREMONY), 0);
    else if (tile != VK_NONE)
        raia_say_of(to, "Your pearls stay for {0}.", W_ORDER, tile, 0);
    else
        raia_say_numbers(to,
                         "You save {0} {0|pearl|pearls}, which {0|brings|bring} nothing while "
                         "{0|it lies|they lie} there.",
                         to->p->pearls, 0, 0);
    raia_why_gain(y, &then);
    if (n == 2)
        raia_say_numbers(to, "The second priest costs {0}.",
                         raia_training_price(2) - raia_training_price(1), 0, 0);
    raia_why_loss(y, &then, VK_NONE);
}

/* Which good of the market would pay a mission: is there one? */
static bool why_some_good(const struct why *y)
{
    for (int g = 0; g < N_GOODS; g++) {
        struct raia_player then = *y->to.p;
        then.goods[g]++;
        if (y->to.s->goods[g] && raia_why_gain(y, &then))
            return true;
    }
    return false;
}

void raia_why_reward(const struct why *y, int reward)
{
    const struct telling *to = &y->to;
    int next = raia_rank(y->then) + 1;
    bool is_told = raia_why_rank(y, y->then);
    if (reward == REWARD_GOOD ? why_some_good(y) : raia_why_gain(y, y->then))
        return;
    if (reward == REWARD_GOOD)
        raia_say_text(to, "A good is a tattoo on your next visit to the Marae.");
    else if (reward == REWARD_PEARLS)
        raia_say_text(to, "As much as one helper or one priest costs.");
    else if (!is_told && next < N_RANKS)
        raia_say_of(to, "{0}, the next rank, is worth {1} points.", A_RANK, next,
                    raia_ranks[next].points);
}
