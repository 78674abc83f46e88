/*
 * ceremony.c - 4.9 a ceremony round: the dance of the priests, rituals bought and prepared, mana
 * offered and rewarded (acts 1 to 4), and what follows act 6: a statue opens, or the game ends. Acts
 * 5 and 6 are in blessing.c and raising.c. The Spirit of two players (7.5) offers like a player.
 */
#include "games/raiatea/rules.h"
#include <string.h>

enum { MAUI_BONUS = 2 };

int raia_seats_in_order(const struct raia_state *s, uint8_t seats[RAIA_SEATS])
{
    int n = 0;
    for (int i = 0; i < s->n_order; i++)
        if (s->order[i] != RAIA_SPIRIT)
            seats[n++] = s->order[i];
    return n;
}

/* ---- sealed choices ---------------------------------------------------------------------------- */

/* Ask all seats to whom the condition of 4.12 applies. */
static void ask(struct raia_state *s, int point, bool (*is_due)(const struct raia_state *, int))
{
    unsigned seats = 0;
    for (int seat = 0; seat < s->h.seats; seat++)
        if (is_due(s, seat))
            seats |= 1u << seat;
    if (seats)
        vk_push_secret(&s->h, point, seats);
}

/* What a seat has sealed, `otherwise` if it was not asked; the slot is free again. */
static int open_slot(struct raia_player *p, int otherwise)
{
    int sealed = p->slot;
    p->slot = VK_NONE;
    return sealed == VK_NONE ? otherwise : sealed;
}

/* The last step of a seat. */
static void seal(struct raia_state *s, int seat, struct vk_sink *ev)
{
    VK_EMIT(ev, E_ready, seat, 0);
    vk_secret_done(&s->h, seat);
}

/* ---- act 1: the dance of the priests -------------------------------------------------------------- */

static bool can_train(const struct raia_state *s, int seat)
{
    return s->player[seat].pearls >= raia_training_price(1) &&
           s->player[seat].priests < RAIA_PRIESTS;
}

LEGAL(dance_train)
{
    raia_training_legal(st, seat, out);
}

APPLY(dance_train)
{
    struct raia_state *s = st;
    s->player[seat].slot = (uint8_t)vk_arg(a, 0);
    seal(s, seat, ev);
}

static void dance(struct raia_state *s, struct vk_sink *ev)
{
    uint8_t seats[RAIA_SEATS];
    int n = raia_seats_in_order(s, seats);
    for (int i = 0; i < n; i++) {
        raia_train(s, seats[i], open_slot(&s->player[seats[i]], 0), ev);
        raia_priest_income(s, seats[i], ev);
    }
}

/* ---- act 2: rituals are bought --------------------------------------------------------------------- */

static bool can_buy_from(const struct raia_state *s, int seat, int deck)
{
    return (deck == NORMAL || raia_rank(&s->player[seat]) >= ARIKI) && raia_can_draw(s, deck);
}

static bool can_buy(const struct raia_state *s, int seat)
{
    return s->player[seat].mana >= RAIA_RITUAL_PRICE &&
           (can_buy_from(s, seat, NORMAL) || can_buy_from(s, seat, FORBIDDEN));
}

LEGAL(buy_rituals)
{
    const struct raia_state *s = st;
    vk_add(out, vk_act(V_pass, 0, 0, 0));
    for (unsigned deck = 0; deck < N_DECKS; deck++)
        if (can_buy_from(s, seat, (int)deck))
            vk_add(out, vk_act(V_deck, deck, 0, 0));
}

APPLY(buy_rituals)
{
    struct raia_state *s = st;
    s->player[seat].slot = vk_verb_of(a) == V_deck ? (uint8_t)vk_arg(a, 0) : VK_NONE;
    seal(s, seat, ev);
}

/* The purchases, open now, stay in one word of the ceremony's frame: two bits a seat, deck + 1. */
static int purchase(int word, int seat)
{
    return (word >> 2 * seat & 3) - 1;
}

static int open_purchases(struct raia_state *s)
{
    int word = 0;
    for (int seat = 0; seat < s->h.seats; seat++)
        word |= (open_slot(&s->player[seat], -1) + 1) << 2 * seat;
    return word;
}

/* The next buyer in the order pays and gets his cards; one for whom none is left pays nothing. False
 * when all had their turn. */
static bool serve_buyer(struct raia_state *s, struct vk_frame *f, struct vk_sink *ev)
{
    uint8_t seats[RAIA_SEATS];
    int n = raia_seats_in_order(s, seats);
    while (f->v[CEREMONY_SERVED] < n) {
        int seat = seats[f->v[CEREMONY_SERVED]++], deck = purchase(f->v[CEREMONY_PURCHASES], seat);
        if (deck < 0)
            continue;
        if (!raia_can_draw(s, deck)) {
            VK_EMIT(ev, E_sold_out, seat, deck);
            continue;
        }
        VK_EMIT(ev, E_bought, seat, deck);
        raia_pay_mana(s, seat, RAIA_RITUAL_PRICE, ev);
        if (!raia_option(s, O_MANA_SCARCITY))
            raia_fill_bag(s, seat, RAIA_RITUAL_PRICE, ev);
        s->player[seat].to_keep = 1;
        raia_push_deal(s, seat, deck, raia_draw_number(&s->player[seat]));
        return true;
    }
    return false;
}

/* The cards are kept as those of the set-up are. */
LEGAL(buy_keep)
{
    raia_setup_keep_legal(st, f, seat, out);
}

APPLY(buy_keep)
{
    raia_setup_keep_apply(st, f, seat, a, ev);
}

/* ---- act 3: preparation ------------------------------------------------------------------------------ */

static bool has_hand(const struct raia_state *s, int seat)
{
    return raia_known_hand(s, seat) > 0;
}

bool raia_needs_clip(int ritual)
{
    return !(raia_general_mask >> ritual & 1);
}

/* Designs that may still go into the bag: from the last one picked on, as clips allow. */
static uint64_t preparable(const struct raia_player *p)
{
    uint64_t designs = p->hand.one & ~(uint64_t)0 << p->lowest;
    if (cards_count(cards_among(p->prepared, ~raia_general_mask)) >= raia_clips(p))
        designs &= raia_general_mask;
    return designs;
}

LEGAL(prepare)
{
    const struct raia_state *s = st;
    vk_add(out, vk_act(V_done, 0, 0, 0));
    for (uint64_t left = preparable(&s->player[seat]); left; left &= left - 1)
        vk_add(out, vk_act(V_ritual, (unsigned)__builtin_ctzll(left), 0, 0));
}

APPLY(prepare)
{
    struct raia_state *s = st;
    struct raia_player *p = &s->player[seat];
    if (vk_verb_of(a) == V_done) {
        p->lowest = 0;
        seal(s, seat, ev);
        return;
    }
    p->lowest = (uint8_t)vk_arg(a, 0);
    cards_take(&p->hand, p->lowest);
    cards_add(&p->prepared, p->lowest);
}

/* ---- act 4: incantation -------------------------------------------------------------------------------- */

static bool has_mana(const struct raia_state *s, int seat)
{
    return s->player[seat].mana > 0;
}

LEGAL(mana_offer)
{
    const struct raia_state *s = st;
    unsigned mana = s->player[seat].mana;
    for (unsigned n = 0; n <= mana && n <= RAIA_BID_MAX; n++)
        vk_add(out, vk_act(V_bid, n, 0, 0));
}

APPLY(mana_offer)
{
    struct raia_state *s = st;
    s->player[seat].slot = (uint8_t)vk_arg(a, 0);
    seal(s, seat, ev);
}

int raia_counts_as(const struct raia_state *s, int seat, int mana)
{
    return seat == RAIA_SPIRIT ? mana : mana + MAUI_BONUS * raia_lasting(&s->player[seat], R_maui);
}

static void open_offers(struct raia_state *s, struct vk_sink *ev)
{
    uint8_t seats[RAIA_SEATS];
    int n = raia_seats_in_order(s, seats);
    memset(s->offer, 0, sizeof s->offer);
    for (int i = 0; i < n; i++) {
        int seat = seats[i], mana = open_slot(&s->player[seat], 0);
        s->offer[seat] = (uint16_t)mana;
        VK_EMIT(ev, E_offered, seat, mana, raia_counts_as(s, seat, mana));
        raia_pay_mana(s, seat, mana, ev);
        raia_fill_bag(s, seat, mana, ev);
    }
}

int raia_spirit_mana(const struct raia_state *s, bool is_bid, int die)
{
    return die + (is_bid ? raia_missions[s->auction].points : 2 * s->ceremony);
}

/* What the Spirit gives comes from the supply, once all players are ready: an offer or a bid. */
LEGAL(roll_spirit)
{
    for (unsigned n = 0; n < 4; n++)
        vk_add_outcome(out, vk_act(V_die, n, 0, 0), 1);
}

APPLY(roll_spirit)
{
    struct raia_state *s = st;
    int die = (int)vk_arg(a, 0) + 1;
    vk_pop(&s->h);
    bool is_bid = vk_top(&s->h)->point == P_auction;
    int mana = raia_spirit_mana(s, is_bid, die);
    (is_bid ? s->bids : s->offer)[RAIA_SPIRIT] = (uint16_t)mana;
    VK_EMIT(ev, E_spirit_rolled, VK_NEUTRAL, die - 1, mana);
    if (!is_bid || !raia_option(s, O_MANA_SCARCITY))
        raia_fill_bag(s, VK_NEUTRAL, mana, ev);
}

/* The new order: highest offer first, equal ones as before. */
static void sort_order(struct raia_state *s, struct vk_sink *ev)
{
    for (int i = 1; i < s->n_order; i++) {
        uint8_t who = s->order[i];
        int counts = raia_counts_as(s, who, s->offer[who]), k = i;
        for (; k > 0 && raia_counts_as(s, s->order[k - 1], s->offer[s->order[k - 1]]) < counts; k--)
            s->order[k] = s->order[k - 1];
        s->order[k] = who;
    }
    for (int i = 0; i < s->n_order; i++)
        VK_EMIT(ev, E_order_now, s->order[i] == RAIA_SPIRIT ? VK_NEUTRAL : s->order[i], i + 1);
}

/* ---- act 4: rewards ------------------------------------------------------------------------------------- */

/* Two places of the order are served with three players, three with more. */
RUN(rewards)
{
    struct raia_state *s = st;
    if (f->v[REWARDS_SERVED] == (raia_players(s) == 3 ? 2 : 3)) {
        s->rewards = 0;
        vk_pop(&s->h);
        return;
    }
    int who = s->order[f->v[REWARDS_SERVED]++];
    if (who == RAIA_SPIRIT) {
        vk_push(&s->h, P_spirit_reward, VK_NONE);
        return;
    }
    raia_push_outer(s);
    vk_push(&s->h, P_choose_reward, who);
}

/* Usual: the first that is left. */
LEGAL(choose_reward)
{
    const struct raia_state *s = st;
    for (unsigned r = 0; r < N_REWARDS; r++)
        if (s->rewards >> r & 1)
            vk_add(out, vk_act(V_reward, r, 0, 0));
    vk_add(out, vk_act(V_pass, 0, 0, 0));
}

APPLY(choose_reward)
{
    struct raia_state *s = st;
    unsigned reward = vk_arg(a, 0);
    vk_pop(&s->h);
    if (vk_verb_of(a) == V_pass) {
        VK_EMIT(ev, E_passed, seat, 0);
        return;
    }
    s->rewards = (uint8_t)(s->rewards & ~(1u << reward));
    VK_EMIT(ev, E_rewarded, seat, reward);
    switch ((enum reward)reward) {
    case REWARD_TATTOO: raia_gain_tattoo(s, seat, 1, ev); break;
    case REWARD_GOOD: raia_push_choose_good(s, seat, RAIA_ANY_GOOD); break;
    default: raia_gain_pearls(s, seat, RAIA_REWARD_PEARLS, ev); break;
    }
}

LEGAL(spirit_reward)
{
    const struct raia_state *s = st;
    for (unsigned r = 0; r < N_REWARDS; r++)
        if (s->rewards >> r & 1)
            vk_add_outcome(out, vk_act(V_reward, r, 0, 0), 1);
}

APPLY(spirit_reward)
{
    struct raia_state *s = st;
    unsigned reward = vk_arg(a, 0);
    s->rewards = (uint8_t)(s->rewards & ~(1u << reward));
    VK_EMIT(ev, E_reward_gone, VK_NEUTRAL, reward);
    vk_pop(&s->h);
}

/* ---- the end of a ceremony -------------------------------------------------------------------------------- */

/* Final mirrors: linked for everybody as well as can be. Then the points are told. */
static void end_game(struct raia_state *s, struct vk_sink *ev)
{
    struct vk_score score = { 0 };
    for (int seat = 0; seat < s->h.seats; seat++) {
        uint8_t links[N_MASKS];
        raia_best_links(s, seat, links);
        for (int m = 0; m < N_MASKS; m++)
            for (; s->player[seat].links[m] < links[m]; s->player[seat].links[m]++)
                VK_EMIT(ev, E_mirror_linked, seat, m);
    }
    raia_score(s, &score);
    for (int seat = 0; seat < s->h.seats; seat++)
        VK_EMIT(ev, E_scored, seat, score.total[seat], score.rank[seat]);
    vk_finish(&s->h);
}

static void end_ceremony(struct raia_state *s, struct vk_sink *ev)
{
    int opened = s->ceremony + 1;
    s->ceremony = 0;
    vk_pop(&s->h);
    if (opened > RAIA_STATUES) {
        end_game(s, ev);
        return;
    }
    s->open_statues = (uint8_t)opened;
    VK_EMIT(ev, E_statue_opened, VK_NONE, opened);
}

/* ---- the program --------------------------------------------------------------------------------------------- */

enum stage {
    BEGIN,
    DANCE,
    DANCED,
    BUY,
    BOUGHT,
    DEAL,
    KEPT,
    PREPARE,
    OFFER,
    OPEN,
    ORDER,
    BLESS,
    RAISE,
    TURN_UP,
    END
};

static void begin(struct raia_state *s, struct vk_sink *ev)
{
    s->ceremony = s->space == 2 ? 1 : s->space == 5 ? 2 : 3;
    VK_EMIT(ev, E_ceremony_began, VK_NONE, s->ceremony);
}

static void begin_act(struct raia_state *s, int act, struct vk_sink *ev)
{
    s->act = (uint8_t)act;
    VK_EMIT(ev, E_act_began, VK_NONE, act);
}

/* Acts 1 to 3. */
static void run_secrets(struct raia_state *s, struct vk_frame *f, struct vk_sink *ev)
{
    switch ((enum stage)f->pc++) {
    case BEGIN: begin(s, ev); break;
    case DANCE:
        begin_act(s, 1, ev);
        ask(s, P_dance_train, can_train);
        break;
    case DANCED: dance(s, ev); break;
    case BUY:
        begin_act(s, 2, ev);
        ask(s, P_buy_rituals, can_buy);
        break;
    case BOUGHT: f->v[CEREMONY_PURCHASES] = (int16_t)open_purchases(s); break;
    case DEAL:
        if (serve_buyer(s, f, ev))
            f->pc = DEAL;
        else if (raia_keepers(s))
            vk_push_secret(&s->h, P_buy_keep, raia_keepers(s));
        break;
    case KEPT: raia_settle_keep(s, ev); break;
    default:
        begin_act(s, 3, ev);
        ask(s, P_prepare, has_hand);
        break;
    }
}

RUN(ceremony)
{
    struct raia_state *s = st;
    if (f->pc <= PREPARE) {
        run_secrets(s, f, ev);
        return;
    }
    switch ((enum stage)f->pc++) {
    case OFFER:
        begin_act(s, 4, ev);
        ask(s, P_mana_offer, has_mana);
        break;
    case OPEN:
        open_offers(s, ev);
        if (s->h.seats == 2)
            vk_push(&s->h, P_roll_spirit, VK_NONE);
        break;
    case ORDER:
        sort_order(s, ev);
        s->rewards = (1 << N_REWARDS) - 1;
        vk_push(&s->h, P_rewards, VK_NONE);
        break;
    case BLESS:
        begin_act(s, 5, ev);
        vk_push(&s->h, P_blessing, VK_NONE);
        break;
    case RAISE:
        begin_act(s, 6, ev);
        vk_push(&s->h, P_raising, VK_NONE);
        break;
    case TURN_UP:
        s->act = 0;
        if (s->ceremony < RAIA_STATUES)
            raia_push_statue(s, s->ceremony);
        break;
    default: end_ceremony(s, ev); break;
    }
}
