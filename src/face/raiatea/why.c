/*
 * why.c - why an action of Raiatea: what it makes possible, what it takes away, what the others get out of
 * it. Here are the places, the Marae and what is left alone; things and ceremonies have files of their own.
 */
#include "why.h"

enum { TEXT_SIZE = 600 };

int raia_rounds_after(const struct raia_state *s, enum space_kind kind)
{
    int n = 0;
    for (int space = s->space + 1; space <= RAIA_TRACK; space++)
        n += raia_spaces[space].kind == kind && raia_space_used(space, s->h.seats);
    return n;
}

/* ---- what comes into reach ---------------------------------------------------------------------- */

int raia_best_between(const struct raia_state *s, const struct raia_player *can,
                      const struct raia_player *cannot, int but)
{
    int best = VK_NONE;
    for (int t = 0; t < N_MISSIONS; t++) {
        if (t == but || !raia_is_open(s, t) || raia_missions[t].kind == KIND_AUCTION)
            continue;
        if (!raia_lacks(can, t) && raia_lacks(cannot, t))
            best = t; /* tiles come in the order of their points */
    }
    return best;
}

bool raia_why_gain(const struct why *y, const struct raia_player *then)
{
    int won = raia_best_between(y->to.s, then, y->to.p, VK_NONE);
    if (won != VK_NONE)
        raia_say_of(&y->to, "It brings {0} into reach, worth {1} {1|point|points}.", W_ORDER, won,
                    raia_missions[won].points);
    return won != VK_NONE;
}

void raia_why_loss(const struct why *y, const struct raia_player *then, int but)
{
    int lost = raia_best_between(y->to.s, y->to.p, then, but);
    if (lost != VK_NONE)
        raia_say_of(&y->to, "Then {0}, worth {1} {1|point|points}, is out of reach.", W_ORDER, lost,
                    raia_missions[lost].points);
}

bool raia_why_rank(const struct why *y, const struct raia_player *then)
{
    const struct telling *to = &y->to;
    int rank = raia_rank(then);
    if (rank == raia_rank(to->p))
        return false;
    if (rank == ARIKI)
        raia_say_text(to, "As Ariki you may draw forbidden rituals.");
    else if (rank == ARIOI)
        raia_say_numbers(to,
                         "As Arioi you draw {0} rituals and put up to {1} of your own into the "
                         "bag.",
                         raia_ranks[ARIOI].draws, raia_ranks[ARIOI].clips, 0);
    else if (raia_known_hand(to->s, to->seat) == 0)
        raia_say_text(to, "But you have no ritual in hand to perform free as the new Tahu'a.");
    else
        raia_say_text(to, "As the new Tahu'a you perform a ritual from your hand at once, free.");
    return true;
}

/* ---- places --------------------------------------------------------------------------------------- */

/* Rivals who show something, a bit each. */
static unsigned rivals_with(const struct telling *to, bool (*has)(const struct raia_player *),
                            bool is_screened)
{
    unsigned seats = 0;
    for (int q = 0; q < to->s->h.seats; q++)
        if (q != to->seat && (!is_screened || raia_sees_screen(to->s, to->seat, q)) &&
            has(&to->s->player[q]))
            seats |= 1u << q;
    return seats;
}

static bool has_goods(const struct raia_player *p)
{
    return raia_goods_of(p) > 0;
}

static bool has_more_priests(const struct raia_player *p)
{
    return p->priests > 2;
}

static void say_rivals(const struct telling *to, const char *msgid, unsigned seats)
{
    if (seats)
        raia_say_of(to, msgid, W_SEATS, (int)seats, __builtin_popcount(seats));
}

/* The picture that lies in the forest and that the seat has one of. */
static void why_forest(const struct why *y)
{
    const struct telling *to = &y->to;
    uint8_t masks[N_MASK_FACES] = { 0 };
    int treasure = VK_NONE;
    for (int face = 0; face < N_FACES; face++) {
        if (to->s->display[face] && raia_faces[face].type == FACE_MASK)
            masks[raia_faces[face].what]++;
        if (to->s->display[face] && raia_faces[face].treasure != NO_TREASURE)
            treasure = face;
    }
    int twin = raia_best_twin(to, masks);
    if (twin != VK_NONE)
        raia_say_of(to, "The twin of your {0} lies there, and you pick first.", A_MASK, twin, 0);
    else if (treasure != VK_NONE)
        raia_say_of(to, "You can have {0} before anybody else.", A_FACE, treasure, 0);
    else
        raia_say_text(to, "No mask with a treasure lies there now; the second pick is from cards "
                          "that nobody knows yet.");
    raia_say_numbers(to, "The others take {0} cards.", 2 * (to->s->h.seats - 1), 0, 0);
}

static void why_marae(const struct why *y)
{
    const struct telling *to = &y->to;
    struct raia_player then = *to->p;
    int goods = raia_goods_of(to->p), n = goods < 2 ? goods : 2;
    then.tattoo = (uint8_t)(then.tattoo + n < RAIA_TATTOOS ? then.tattoo + n : RAIA_TATTOOS);
    int more = raia_ranks[raia_rank(&then)].points - raia_ranks[raia_rank(to->p)].points;
    if (n == 0)
        raia_say_text(to, "You have no good to sacrifice: you would only draw rituals.");
    else if (more)
        raia_say_of(to, "Your goods make you {0}: {1} points more.", A_RANK, raia_rank(&then),
                    more);
    else
        raia_say_numbers(to, "Your goods become {0} {0|tattoo|tattoos}, not yet a new rank.", n, 0,
                         0);
    say_rivals(to, "{0} {1|has|have} goods to sacrifice there too.",
               rivals_with(to, has_goods, true));
}

static void why_oyster(const struct why *y)
{
    const struct telling *to = &y->to;
    struct raia_player then = *to->p;
    then.pearls = (uint16_t)(then.pearls + 4 + 2 * raia_lasting(to->p, R_oro_paa));
    if (raia_why_gain(y, &then))
        return;
    if (raia_rounds_after(to->s, CEREMONY) > 1)
        raia_say_numbers(to,
                         "With {0} pearls or more you can train priests and hire helpers early.",
                         then.pearls, 0, 0);
    else
        raia_say_text(to, "No open mission waits for so many pearls.");
}

static void why_path(const struct why *y)
{
    const struct telling *to = &y->to;
    struct raia_player then = *to->p;
    then.priests = (uint8_t)(then.priests + (then.priests < RAIA_PRIESTS));
    raia_say_numbers(to,
                     "The free priest saves 2 pearls and brings 1 mana now and in {0} "
                     "{0|ceremony|ceremonies} to come.",
                     raia_rounds_after(to->s, CEREMONY), 0, 0);
    raia_why_gain(y, &then);
    say_rivals(to, "{0} {1|has|have} 3 priests or more and {1|gains|gain} a lot there.",
               rivals_with(to, has_more_priests, false));
}

static void why_neighbours(const struct why *y)
{
    const struct telling *to = &y->to;
    int twin = raia_best_twin(to, to->s->masks), tile = raia_best_mission(to->s, to->p);
    if (twin != VK_NONE)
        raia_say_of(to, "The twin of your {0} lies in the market.", A_MASK, twin, 0);
    if (tile == VK_NONE) {
        raia_say_text(to, twin == VK_NONE ? "Nothing waits for you there: no twin of your masks, "
                                            "no mission in reach."
                                          : "You can complete no mission yet.");
        return;
    }
    unsigned able = raia_able(to->s, to->seat, tile);
    raia_say_of(to, "You could complete {0} at once, for {1} {1|point|points}.", W_ORDER, tile,
                raia_missions[tile].points);
    say_rivals(to, "{0} could take it in the next ceremony.", able);
}

/* The good that sells best, raised by a ready trader. */
static int best_sale(const struct telling *to, int *level)
{
    int best = VK_NONE;
    for (int g = 0; g < N_GOODS; g++) {
        int at = to->p->ready[TRADER] ? RAIA_LEVELS : to->s->level[g];
        if (to->p->goods[g] && (best == VK_NONE || at > *level)) {
            best = g;
            *level = at;
        }
    }
    return best;
}

static void why_market(const struct why *y)
{
    const struct telling *to = &y->to;
    int level = 0, good = best_sale(to, &level), hires = to->p->pearls / RAIA_HELPER_PRICE;
    if (good == VK_NONE)
        raia_say_text(to, "You have nothing to sell.");
    else
        raia_say(to,
                 to->p->ready[TRADER] ? "With your trader your {0} sells for {1}."
                                      : "Your {0} sells for {1}.",
                 (struct face_blanks){ .n = 2,
                                       .kind = { A_GOOD, W_BONUS },
                                       .value = { (int16_t)good, (int16_t)(good * 8 + level) } });
    raia_say_numbers(to, "You have the pearls for {0?no helper|{0} {0|helper|helpers}}.",
                     hires < 2 ? hires : 2, 0, 0);
    say_rivals(to, "{0} {1|has|have} goods to sell as well.", rivals_with(to, has_goods, true));
}

static void why_go(const struct why *y, enum location l)
{
    switch (l) {
    case L_FOREST: why_forest(y); break;
    case L_MARAE: why_marae(y); break;
    case L_OYSTER: why_oyster(y); break;
    case L_PATH: why_path(y); break;
    case L_NEIGH: why_neighbours(y); break;
    default: why_market(y); break;
    }
}

/* ---- the Marae, helpers at work -------------------------------------------------------------------- */

static void why_tattoo(const struct why *y)
{
    const struct telling *to = &y->to;
    int next = raia_rank(y->then) + 1;
    bool is_told = raia_why_rank(y, y->then);
    if (!raia_why_gain(y, y->then) && !is_told && next < N_RANKS)
        raia_say_of(to, "{0}, the next rank, is worth {1} points.", A_RANK, next,
                    raia_ranks[next].points);
    raia_why_loss(y, y->then, VK_NONE);
}

/* A card more for a hand of this size. */
static void why_draw(const struct why *y)
{
    const struct telling *to = &y->to;
    int hand = raia_known_hand(to->s, to->seat), clips = raia_clips(to->p);
    raia_say_numbers(to,
                     hand < clips
                         ? "You hold {0?no ritual|{0} {0|ritual|rituals}}; in a ceremony {1} of "
                           "your own may go in."
                         : "You hold {0} rituals already; in a ceremony {1} of your own may go in.",
                     hand, clips, 0);
    if (raia_goods_of(to->p) && y->point == P_marae_turn)
        raia_say_text(to, "After a draw you can sacrifice no more goods here.");
}

static void why_gather(const struct why *y)
{
    int goods = 0;
    for (int face = 0; face < N_FACES; face++)
        if (raia_faces[face].type == FACE_GOOD)
            goods += y->to.s->display[face];
    raia_say_numbers(&y->to,
                     goods ? "{0} {0|good lies|goods lie} there: you take one on top of your card."
                           : "No good lies there now: you count on the card that is turned up.",
                     goods, 0, 0);
}

static void why_free_ritual(const struct why *y, int ritual)
{
    raia_why_ritual(y, ritual);
    if (raia_needs_clip(ritual))
        raia_say_numbers(&y->to, "In the bag it would cost {0} mana, and could fail.",
                         raia_rituals[ritual].cost, 0, 0);
}

static void why_good_paid(const struct why *y, int good)
{
    size_t begin = y->to.out->len;
    raia_why_loss(y, y->then, VK_NONE);
    if (y->to.out->len == begin)
        raia_say_of(&y->to, "You have {1} {0}, and no mission that you could complete needs it.",
                    A_GOOD, good, y->to.p->goods[good]);
}

static void why_next_in_line(const struct why *y, int ritual)
{
    raia_why_ritual(y, ritual);
    raia_say_text(&y->to, "It is paid before the other one, which may find the bag empty.");
}

/* ---- nothing ----------------------------------------------------------------------------------------- */

static void why_left(const struct why *y)
{
    const struct telling *to = &y->to;
    int goods = raia_goods_of(to->p), cards = raia_display_size(to->s);
    switch (y->point) {
    case P_forest_pick:
    case P_choose_display:
        raia_say_numbers(to, "Cards here are free: you leave {0} to the others.", cards, 0, 0);
        break;
    case P_marae_turn:
    case P_market_turn:
        raia_say_numbers(to,
                         "You keep {0?|{0} {0|good|goods} and }{1} {1|pearl|pearls} for missions.",
                         goods, to->p->pearls, 0);
        break;
    case P_neigh_add:
    case P_neigh_take: raia_why_no_mask(y); break;
    case P_neigh_mission:
    case P_choose_mission:
    case P_too_turn: raia_why_no_mission(y); break;
    case P_buy_rituals:
        raia_say_numbers(to, "You keep {0} mana for the offer, and {1} {1|ritual|rituals} in hand.",
                         to->p->mana, raia_known_hand(to->s, to->seat), 0);
        break;
    case P_tahua_ritual:
    case P_ihi_ritual: raia_say_text(to, "The free ritual is lost."); break;
    case P_shaman_tattoo:
        raia_say_text(to, "You stay one tattoo short, and wait for a better ritual to perform.");
        break;
    default: raia_say_text(to, "It would cost you nothing to take it."); break;
    }
}

/* ---- all of them --------------------------------------------------------------------------------------- */

static void why_things(const struct why *y, vk_action a)
{
    int first = (int)vk_arg(a, 0);
    switch (vk_verb_of(a)) {
    case V_take: raia_why_card(y, first); break;
    case V_good:
        if (y->point == P_punua_kind)
            raia_why_price(y, first);
        else if (y->point == P_pay_good)
            why_good_paid(y, first);
        else
            raia_why_good(y, first);
        break;
    case V_hire:
    case V_helper: raia_why_helper(y, first); break;
    case V_mask:
        if (y->point == P_neigh_add || y->point == P_pay_mask)
            raia_why_mask_given(y, first);
        else
            raia_why_mask(y, first);
        break;
    case V_mission: raia_why_mission(y, first); break;
    case V_sell: raia_why_sale(y, first, (int)vk_arg(a, 1) + 1); break;
    case V_trader: raia_why_price(y, first); break;
    case V_mirror: raia_why_link(y, first); break;
    default: break;
    }
}

static void why_rituals(const struct why *y, vk_action a)
{
    int first = (int)vk_arg(a, 0);
    switch (vk_verb_of(a)) {
    case V_keep: raia_why_kept(y, first); break;
    case V_deck: raia_why_deck(y, first); break;
    case V_ritual:
        if (y->point == P_prepare)
            raia_why_prepared(y, first);
        else if (y->point == P_tahua_ritual || y->point == P_ihi_ritual)
            why_free_ritual(y, first);
        else if (y->point == P_order_equal)
            why_next_in_line(y, first);
        else if (y->point == P_pay_ritual)
            raia_why_paid(y, first);
        break;
    case V_shaman: why_free_ritual(y, first); break;
    case V_strike:
        raia_say_numbers(&y->to, "Its {0} mana stay in the bag for what lies behind it.",
                         raia_rituals[vk_arg(a, 1)].cost, 0, 0);
        break;
    case V_bid:
        if (y->point == P_mana_offer)
            raia_why_offer(y, first);
        else
            raia_why_bid(y, first);
        break;
    case V_train: raia_why_train(y, first); break;
    case V_reward: raia_why_reward(y, first); break;
    default: why_things(y, a); break;
    }
}

void raia_why(const void *before, const void *after, int seat, vk_action a,
              const struct vk_words *w, struct vk_out *out)
{
    /* A writer of its own: sentences are parted by what this one has written. */
    char text[TEXT_SIZE] = "";
    struct vk_out mine = vk_out_to(text, sizeof text);
    const struct raia_state *s = before, *then = after;
    struct why y = { .to = { s, &s->player[seat], seat, w, &mine },
                     .after = then,
                     .then = &then->player[seat],
                     .point = raia_point_now(s) };
    switch (vk_verb_of(a)) {
    case V_go: why_go(&y, (enum location)vk_arg(a, 0)); break;
    case V_gather: why_gather(&y); break;
    case V_sacrifice:
    case V_yes: why_tattoo(&y); break;
    case V_draw: why_draw(&y); break;
    case V_done: raia_why_bag_closed(&y); break;
    case V_pass: why_left(&y); break;
    default: why_rituals(&y, a); break;
    }
    vk_put(out, text);
}
