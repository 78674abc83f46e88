/*
 * why_things.c - why a card of the forest, a good, a helper, a mask, a sale or a mission: what it completes,
 * what it is a step to, and who else is after it.
 */
#include "why.h"

/* Points that the seat would have more, if it had this. */
static int points_more(const struct telling *to, const struct raia_state *then)
{
    struct vk_score now, after;
    raia_score(to->s, &now);
    raia_score(then, &after);
    return after.total[to->seat] - now.total[to->seat];
}

static void say_bonus(const struct telling *to, const char *msgid, int good, int level, int was)
{
    raia_say(to, msgid,
             (struct face_blanks){ .n = 3,
                                   .kind = { A_GOOD, W_BONUS, W_BONUS },
                                   .value = { (int16_t)good, (int16_t)(good * 8 + level),
                                              (int16_t)(good * 8 + was) } });
}

/* ---- masks ----------------------------------------------------------------------------------------- */

int raia_best_twin(const struct telling *to, const uint8_t masks[N_MASK_FACES])
{
    int best = VK_NONE, top = -1;
    for (int m = 0; m < N_MASKS; m++) {
        struct raia_state then = *to->s;
        if (!masks[m] || !raia_unpaired(to->p, m))
            continue;
        then.player[to->seat].masks[m]++;
        int more = points_more(to, &then);
        if (more > top) {
            best = m;
            top = more;
        }
    }
    return best;
}

/* Rivals who have this picture without its twin, a bit each. */
static unsigned owners_of(const struct telling *to, int picture)
{
    unsigned seats = 0;
    for (int q = 0; q < to->s->h.seats; q++)
        if (q != to->seat && raia_unpaired(&to->s->player[q], picture) > 0)
            seats |= 1u << q;
    return seats;
}

static int cards_with(const uint8_t faces[N_FACES], int picture)
{
    int n = 0;
    for (int face = 0; face < N_FACES; face++)
        if (raia_faces[face].type == FACE_MASK && raia_faces[face].what == picture)
            n += faces[face];
    return n;
}

static int forest_size(const struct raia_state *s)
{
    int n = 0;
    for (int face = 0; face < N_FACES; face++)
        n += s->forest[face];
    return n;
}

/* Where the other one of a single mask is. */
static void say_twin(const struct why *y, int picture, bool is_in_market)
{
    const struct telling *to = &y->to;
    unsigned owners = owners_of(to, picture);
    if (to->s->masks[picture] > is_in_market)
        raia_say_text(to, y->point == P_neigh_add
                              ? "Its twin lies in the market now: better give another mask."
                              : "Its twin lies in the mask market, for a visit to the Neighbours.");
    else if (cards_with(to->s->forest, picture))
        raia_say_numbers(to, "Its twin is still among the {0} cards of the forest deck.",
                         forest_size(to->s), 0, 0);
    else if (owners)
        raia_say_of(to, "{0} {1|has|have} its twin.", W_SEATS, (int)owners,
                    __builtin_popcount(owners));
    else
        raia_say_text(to, "You cannot get its twin: only a mirror would make it a pair.");
}

static void why_mirror(const struct telling *to)
{
    struct raia_state then = *to->s;
    uint8_t links[N_MASKS];
    then.player[to->seat].masks[MIRROR]++;
    raia_best_links(&then, to->seat, links);
    for (int m = 0; m < N_MASKS; m++)
        if (links[m] > to->p->links[m]) {
            raia_say_of(to, "With it your {0} would be a pair that counts.", A_MASK, m, 0);
            return;
        }
    raia_say_text(to, "None of your masks would be worth anything yet as a pair.");
}

void raia_why_mask(const struct why *y, int face)
{
    const struct telling *to = &y->to;
    bool is_in_market = y->point == P_neigh_take || y->point == P_choose_mask;
    struct raia_state then = *to->s;
    raia_why_gain(y, y->then);
    if (face == MIRROR) {
        why_mirror(to);
        return;
    }
    if (raia_unpaired(to->p, face)) {
        then.player[to->seat].masks[face]++;
        raia_say_text(to, points_more(to, &then) > 0
                              ? "It is the twin of yours."
                              : "It is the twin of yours, but you have nothing yet that the pair "
                                "would count.");
        return;
    }
    then.player[to->seat].masks[face] = (uint8_t)(then.player[to->seat].masks[face] + 2);
    raia_say_numbers(to,
                     "Alone it is worth nothing{0?, and you have nothing yet that a pair would "
                     "count|; a pair would bring you {0} {0|point|points}}.",
                     points_more(to, &then), 0, 0);
    say_twin(y, face, is_in_market);
}

void raia_why_mask_given(const struct why *y, int face)
{
    const struct telling *to = &y->to;
    unsigned owners = face == MIRROR ? 0 : owners_of(to, face);
    int twin = raia_best_twin(to, to->s->masks);
    if (face == MIRROR)
        raia_say_text(to, "A mirror would make any of your masks a pair.");
    else if (raia_unpaired(to->p, face))
        say_twin(y, face, false);
    else
        raia_say_text(to, "It breaks a pair of yours.");
    if (y->point == P_neigh_add && twin != VK_NONE && twin != face)
        raia_say_of(to, "In exchange you could take the twin of your {0}.", A_MASK, twin, 0);
    if (owners)
        raia_say_text(to, "It would make theirs a pair.");
    raia_why_loss(y, y->then, VK_NONE);
}

/* A single mask of the seat whose twin somebody else has, or VK_NONE; and whether it has any single one. */
static int wanted_mask(const struct telling *to, bool *is_any)
{
    int wanted = VK_NONE;
    *is_any = to->p->masks[MIRROR] > 0;
    for (int m = 0; m < N_MASKS; m++) {
        bool is_single = raia_unpaired(to->p, m);
        *is_any |= is_single;
        if (is_single && wanted == VK_NONE && owners_of(to, m))
            wanted = m;
    }
    return wanted;
}

void raia_why_no_mask(const struct why *y)
{
    const struct telling *to = &y->to;
    bool has_single;
    int twin = raia_best_twin(to, to->s->masks), wanted = wanted_mask(to, &has_single);
    unsigned owners = wanted == VK_NONE ? 0 : owners_of(to, wanted);
    if (y->point == P_neigh_take)
        raia_say_text(to, "You gave a mask and get none for it.");
    else if (!has_single)
        raia_say_text(to, "All your masks are in pairs: to give one would break a pair.");
    if (twin != VK_NONE)
        raia_say_of(to, "The twin of your {0} lies there, and you leave it.", A_MASK, twin, 0);
    else
        raia_say_text(to, "No twin of your masks lies there.");
    if (y->point == P_neigh_add && owners)
        raia_say(to, "You keep your {0} from {1}, who {2|has|have} its twin.",
                 (struct face_blanks){ .n = 3,
                                       .kind = { A_MASK, W_SEATS, 0 },
                                       .value = { (int16_t)wanted, (int16_t)owners,
                                                  (int16_t)__builtin_popcount(owners) } });
}

void raia_why_link(const struct why *y, int face)
{
    const struct telling *to = &y->to;
    int left = cards_with(to->s->forest, face);
    if (left && raia_unpaired(to->p, face))
        raia_say_numbers(to,
                         "Its twin is still among the {0} cards of the forest deck: with that one "
                         "the mirror would be free for another mask.",
                         forest_size(to->s), 0, 0);
    else if (raia_unpaired(to->p, face))
        raia_say_text(to, "Its twin is not in the forest any more.");
    raia_why_gain(y, y->then);
    raia_why_loss(y, y->then, VK_NONE);
}

/* ---- goods and sales ---------------------------------------------------------------------------------- */

void raia_why_good(const struct why *y, int good)
{
    const struct telling *to = &y->to;
    bool is_raised = to->p->ready[TRADER] > 0;
    int level = is_raised ? RAIA_LEVELS : to->s->level[good], next = raia_rank(to->p) + 1;
    bool is_gain = raia_why_gain(y, y->then);
    if (next < N_RANKS && to->p->tattoo + 1 == raia_ranks[next].tattoos)
        raia_say_of(to, "At the Marae it would make you {0}.", A_RANK, next, 0);
    else if (!is_gain)
        raia_say_text(to, "No open mission waits for it alone.");
    say_bonus(to, is_raised ? "With your trader its stall pays {1}." : "Its stall pays {1} now.",
              good, level, level);
}

/* Rivals who are seen to have such a good, a bit each. */
static unsigned sellers_of(const struct telling *to, int good)
{
    unsigned seats = 0;
    for (int q = 0; q < to->s->h.seats; q++)
        if (q != to->seat && raia_sees_screen(to->s, to->seat, q) && to->s->player[q].goods[good])
            seats |= 1u << q;
    return seats;
}

void raia_why_sale(const struct why *y, int good, int level)
{
    const struct telling *to = &y->to;
    int now = to->s->level[good];
    unsigned sellers = sellers_of(to, good);
    raia_why_rank(y, y->then);
    raia_why_gain(y, y->then);
    if (now < RAIA_LEVELS && to->p->ready[TRADER] && !to->p->trader_used)
        say_bonus(to, "Your trader could raise the price first: {1}.", good, RAIA_LEVELS, now);
    else if (level < now)
        say_bonus(to, "At the level of the price it pays {1}.", good, now, now);
    else if (now < RAIA_LEVELS)
        say_bonus(to, "At the top the stall pays {1}.", good, RAIA_LEVELS, now);
    else
        raia_say_text(to, "Nothing pays more for it.");
    if (sellers)
        raia_say_of(to, "{0} {1|has|have} the same to sell, at a lower price after you.", W_SEATS,
                    (int)sellers, __builtin_popcount(sellers));
    raia_why_loss(y, y->then, VK_NONE);
}

void raia_why_price(const struct why *y, int good)
{
    const struct telling *to = &y->to;
    unsigned sellers = sellers_of(to, good);
    if (to->p->goods[good])
        say_bonus(to, "Your {0} then brings {1} instead of {2}.", good, RAIA_LEVELS,
                  to->s->level[good]);
    else
        raia_say_of(to, "You have no {0} to sell.", A_GOOD, good, 0);
    if (sellers)
        raia_say_of(to, "{0} could sell at that price too.", W_SEATS, (int)sellers, 0);
}

/* ---- helpers ------------------------------------------------------------------------------------------ */

/* The most expensive ritual that a shaman could perform now, or VK_NONE. */
static int for_a_shaman(const struct telling *to)
{
    int best = VK_NONE;
    for (uint64_t left = to->p->hand.one; left; left &= left - 1) {
        int r = __builtin_ctzll(left), cost = raia_rituals[r].cost;
        if (cost <= to->p->priests && raia_is_playable(to->s, r) &&
            (best == VK_NONE || cost > raia_rituals[best].cost))
            best = r;
    }
    return best;
}

static void say_power(const struct telling *to, int helper)
{
    int ritual = for_a_shaman(to), good = VK_NONE, reach = raia_missions_in_reach(to);
    for (int g = 0; g < N_GOODS; g++)
        if (to->p->goods[g] && to->s->level[g] < RAIA_LEVELS)
            good = g;
    if (helper == SHAMAN && ritual != VK_NONE)
        raia_say_of(to, "It could perform {0} from your hand, without the bag.", A_RITUAL, ritual,
                    0);
    else if (helper == SHAMAN)
        raia_say_numbers(to,
                         "With {0} {0|priest|priests} it cannot perform any ritual you hold yet.",
                         to->p->priests, 0, 0);
    else if (helper == TRADER && good != VK_NONE)
        say_bonus(to, "With it your {0} would bring {1} instead of {2}.", good, RAIA_LEVELS,
                  to->s->level[good]);
    else if (helper == TRADER)
        raia_say_text(to, "You have no good yet whose price it could raise.");
    else if (helper == DIVER && reach > 1)
        raia_say_numbers(to,
                         "{0} missions are in your reach: with it you complete two in one turn.",
                         reach, 0, 0);
    else if (helper == DIVER)
        raia_say_text(to, "You do not have two missions in reach yet.");
    else
        raia_say_text(to, "It helps at your next pick in the Forest.");
}

void raia_why_helper(const struct why *y, int helper)
{
    static const char *const roll[N_HELPERS] = {
        [GATHERER] = "In the Forest {0} of 4 rolls then {0|brings|bring} you a good.",
        [TRADER] = "At the Market {0} of 4 rolls then {0|brings|bring} you a helper.",
        [SHAMAN] = "At the Marae {0} of 4 rolls then {0|brings|bring} you a tattoo.",
        [DIVER] = "At the Oyster bank {0} of 4 rolls then {0|brings|bring} you 4 pearls.",
    };
    const struct telling *to = &y->to;
    int n = raia_helper_count(y->then, helper);
    raia_why_gain(y, y->then);
    if (y->point != P_reactivate)
        raia_say_numbers(to, roll[helper], n < 4 ? n : 4, 0, 0);
    say_power(to, helper);
    raia_why_loss(y, y->then, VK_NONE);
}

/* ---- cards of the forest ---------------------------------------------------------------------------- */

/* A mask that is left to somebody who has its twin and picks next in this pass. */
static void say_left(const struct telling *to, int taken)
{
    unsigned pickers = raia_pickers_left(to->s);
    for (int face = 0; face < N_FACES; face++) {
        if (face == taken || !to->s->display[face] || raia_faces[face].type != FACE_MASK)
            continue;
        unsigned owners = owners_of(to, raia_faces[face].what) & pickers;
        if (!owners)
            continue;
        raia_say(to, "You leave {0} to {1}, who {2|has|have} its twin.",
                 (struct face_blanks){ .n = 3,
                                       .kind = { A_FACE, W_SEATS, 0 },
                                       .value = { (int16_t)face, (int16_t)owners,
                                                  (int16_t)__builtin_popcount(owners) } });
        return;
    }
}

void raia_why_card(const struct why *y, int face)
{
    const struct raia_face *card = &raia_faces[face];
    switch (card->type) {
    case FACE_GOOD: raia_why_good(y, card->what); break;
    case FACE_HELPER: raia_why_helper(y, card->what); break;
    case FACE_MASK:
        raia_why_rank(y, y->then);
        raia_why_mask(y, card->what);
        break;
    default: raia_why_mask(y, MIRROR); break;
    }
    if (y->point == P_forest_pick)
        say_left(&y->to, face);
}

/* ---- missions ----------------------------------------------------------------------------------------- */

int raia_best_mission(const struct raia_state *s, const struct raia_player *p)
{
    int best = VK_NONE;
    for (int t = 0; t < N_MISSIONS; t++)
        if (raia_is_open(s, t) && raia_missions[t].kind != KIND_AUCTION && !raia_lacks(p, t))
            best = t; /* tiles come in the order of their points */
    return best;
}

/* Does what it asks for lie behind a screen? */
static bool is_screened(int tile)
{
    enum mission_need need = (enum mission_need)raia_missions[tile].need;
    return need == NEED_PEARLS || need == NEED_MANA || need == NEED_GOODS || need == NEED_ALIKE;
}

static bool is_able(const struct raia_state *s, int viewer, int seat, int tile)
{
    if (raia_missions[tile].need == NEED_RITUALS) /* which ones is a secret, how many is not */
        return raia_known_hand(s, seat) >= raia_missions[tile].number;
    if (is_screened(tile) && !raia_sees_screen(s, viewer, seat))
        return false;
    return !raia_lacks(&s->player[seat], tile);
}

unsigned raia_able(const struct raia_state *s, int seat, int tile)
{
    unsigned seats = 0;
    for (int q = 0; q < s->h.seats; q++)
        if (q != seat && is_able(s, seat, q, tile))
            seats |= 1u << q;
    return seats;
}

bool raia_sees_all(const struct telling *to)
{
    for (int q = 0; q < to->s->h.seats; q++)
        if (!raia_sees_screen(to->s, to->seat, q))
            return false;
    return true;
}

void raia_why_mission(const struct why *y, int tile)
{
    const struct telling *to = &y->to;
    unsigned able = raia_able(to->s, to->seat, tile);
    if (able)
        raia_say_of(to, "{0} could take it before you get another chance.", W_SEATS, (int)able, 0);
    else if (!is_screened(tile) || raia_sees_all(to))
        raia_say_text(to, "Nobody else can complete it now, so it could wait.");
    if (raia_starts_auction(to->s, tile))
        raia_say_numbers(to, "You would have {0} mana for the auction that follows.", y->then->mana,
                         0, 0);
    if (y->after->tile_at[tile] != to->seat)
        raia_say_numbers(to, "Once it is paid, the tile brings {0} {0|point|points}.",
                         raia_missions[tile].points, 0, 0);
    raia_why_loss(y, y->then, tile);
}

void raia_why_no_mission(const struct why *y)
{
    const struct telling *to = &y->to;
    int tile = raia_best_mission(to->s, to->p);
    if (tile == VK_NONE) {
        raia_say_text(to, "There is no mission that you could complete now.");
        return;
    }
    unsigned able = raia_able(to->s, to->seat, tile);
    raia_say_of(to, "You leave {0}, worth {1} {1|point|points}.", W_ORDER, tile,
                raia_missions[tile].points);
    if (able)
        raia_say_of(to, "{0} could take it.", W_SEATS, (int)able, 0);
    if (to->s->ceremony == RAIA_STATUES)
        raia_say_text(to, "This is the last ceremony: what you keep is worth nothing.");
    else if (y->point == P_too_turn)
        raia_say_text(to, "Your turn comes again if somebody completes one.");
}
