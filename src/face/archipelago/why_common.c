/* why_common.c - reasons for what is decided among all: the order, crises, cards of the track. */
#include "why.h"

/* The crisis at home that the card on the deck announces; NULL: none that is still to come. */
static const struct arch_half *next_crisis(const struct arch_state *s)
{
    if (s->back >= N_BACKS)
        return NULL;
    const struct arch_half *half = &arch_backs[s->back].half[DOMESTIC];
    return half->what < N_RES && !half->is_red ? half : NULL;
}

/* Cubes that would keep everybody on his feet. */
static int cubes_needed(const struct arch_state *s, const struct arch_half *half)
{
    int lying = s->pop - s->built[TEMPLE];
    return lying > 0 ? (lying + half->number - 1) / half->number : 0;
}

/* ---- Order of play ------------------------------------------------------------------------------------ */

/* What the first place is worth: whom the market feeds. */
static void why_first_place(struct reasons *r)
{
    const struct arch_half *half = next_crisis(r->was);
    if (!half)
        return;
    int n = r->was->market[DOMESTIC][half->what], needed = cubes_needed(r->was, half);
    if (n && n < needed)
        why_say_of(
            r,
            "In the crisis {1} of {2} {0} {1|lies|lie} on the market: who plays first decides "
            "whom {1|it feeds|they feed}.",
            A_RES, half->what, n, needed);
    else if (n)
        why_say_of(r, "The market has {0} enough for the crisis: the order matters less.", A_RES,
                   half->what, 0, 0);
}

static void why_bid(struct reasons *r, int florins)
{
    int more = 0, richest = 0;
    for (int seat = 0; seat < r->was->h.seats; seat++) {
        if (seat == r->seat || !arch_sees_screen(r->was, r->seat, seat))
            continue;
        int n = r->was->player[seat].florins;
        more += n > florins;
        richest = n > richest ? n : richest;
    }
    if (florins == 0) {
        why_first_place(r);
        why_say(r, "You play number {0} if nobody bids.", r->was->n_order - why_behind(r), 0, 0);
        return;
    }
    if (!more)
        why_say(r, "Nobody can outbid you: the richest rival has {0}.", richest, 0, 0);
    else
        why_say(r, "{0} of the others could bid more than {2}; the richest has {1}.", more, richest,
                florins);
    why_first_place(r);
}

static void why_place(struct reasons *r, int place)
{
    if (place == 1)
        why_first_place(r);
    why_say(r, "{0?Nobody plays|{0} {0|plays|play}} before you then.", place - 1, 0, 0);
}

static void why_next(struct reasons *r, int seat)
{
    int place = 0;
    while (place < r->is->n_order && arch_at_place(r->is, place) != seat)
        place++;
    if (seat == r->seat)
        why_place(r, place + 1);
    else
        why_say_of(r, "{0} plays number {1} then.", A_SEAT, seat, place + 1, 0);
}

/* ---- Crises --------------------------------------------------------------------------------------------- */

static int most_rebels(const struct arch_state *s)
{
    struct arch_crisis c;
    return arch_crisis_now(s, &c) ? s->reb + c.if_nothing - (c.board == DOMESTIC ? c.to_stand : 0)
                                  : s->reb;
}

/* Cubes and tokens of those who still have their turn in this crisis, as far as they are seen. */
static int help_to_come(const struct reasons *r, int res)
{
    int n = 0, behind = why_behind(r);
    for (int i = r->was->n_order - behind; i < r->was->n_order; i++) {
        int seat = arch_at_place(r->was, i);
        if (arch_sees_screen(r->was, r->seat, seat))
            n += r->was->player[seat].cubes[res] + r->was->player[seat].tokens;
    }
    return n;
}

static void why_worst(struct reasons *r)
{
    int was = most_rebels(r->was), is = most_rebels(r->is), pop = r->was->pop;
    if (was > pop && is <= pop)
        why_say(r,
                "If nobody helps, all is lost: {0} rebels against {1} people, but {2} with this.",
                was, pop, is);
    else if (is < was)
        why_say(r,
                "If nobody helps further: {0} {0|rebel|rebels} of at most {1}, without this {2}.",
                is, pop, was);
}

static bool is_town_lying(const struct reasons *r)
{
    for (int u = arch_first_unit(r->was, r->seat); u < arch_first_ship(r->was, r->seat); u++)
        if ((r->was->unit[u].flags & REBEL) && r->was->unit[u].spot == SPOT_BUILDING + TOWN)
            return true;
    return false;
}

static void why_consume(struct reasons *r, unsigned verb)
{
    struct arch_crisis c;
    int board = DOMESTIC;
    if (!arch_crisis_now(r->was, &c))
        return;
    why_worst(r);
    if (verb == V_consume_market) {
        why_say(r, "It costs you nothing: what lies on the market is everybody's.", 0, 0, 0);
        return;
    }
    if (is_town_lying(r))
        why_say(r, "The citizen who holds your town can be among them.", 0, 0, 0);
    int price = why_best_price(r->was, verb == V_consume_own ? c.res : TOKEN, &board);
    why_say(r, "It would sell for {0} {0|florin|florins}.", price, 0, 0);
}

static void why_done(struct reasons *r)
{
    struct arch_crisis c;
    if (!arch_crisis_now(r->was, &c))
        return;
    int room = r->was->pop - most_rebels(r->was), help = help_to_come(r, c.res);
    if (room >= 3)
        why_say(r, "The colony can bear it: room for {0} more would be left.", room, 0, 0);
    why_say(r, "{0?Nobody after you has anything to give|Those after you can still give {0}}.",
            help, 0, 0);
    int own = r->p->cubes[c.res] + r->p->tokens;
    if (own)
        why_say(r, "You keep what you have for this: {0}.", own, 0, 0);
}

static void why_stand(struct reasons *r, int unit)
{
    const struct arch_unit *u = &r->was->unit[unit];
    if (arch_owner(r->was, unit) != r->seat) {
        why_say_of(r, "One rebel less, but it helps {0}.", A_SEAT, arch_owner(r->was, unit), 0, 0);
        return;
    }
    if (u->spot >= SPOT_BUILDING && u->spot < SPOT_ICON)
        why_say_of(r, "The {0} is yours again.", A_BUILDING, u->spot - SPOT_BUILDING, 0, 0);
    why_goods_there(r, u->region, u->part);
}

static void why_pledge(struct reasons *r, int florins)
{
    struct arch_crisis c;
    if (!arch_crisis_now(r->was, &c))
        return;
    int own = r->p->cubes[c.res] + r->p->tokens, before = r->was->n_order - 1 - why_behind(r);
    if (florins == 0) {
        if (own)
            why_say(r, "You have {0} to give yourself.", own, 0, 0);
        else
            why_say(r, "{0?You decide first|{0} {0|decides|decide} before you}.", before, 0, 0);
        why_say_of(r, "{1} {0} on the market.", A_RES, c.res, r->was->market[c.board][c.res], 0);
        return;
    }
    why_say(
        r,
        "{0?You decide first: {1} each is for those after you|{0} {0|decides|decide} before you, "
        "and may help yours for {1} each}.",
        before, florins, 0);
    why_say(r, "Without help {0} of yours {0|is a rebel|are rebels} until the next turn.",
            c.lying[r->seat], 0, 0);
}

static void why_rebel_out(struct reasons *r, bool is_out)
{
    int region, building, owner;
    if (!arch_eviction_now(r->was, &region, &building, &owner))
        return;
    if (is_out)
        why_say_of(r, "When the rebel gets up, this stays yours: {0}.", A_BUILDING, building, 0, 0);
    else
        why_say_of(r, "{0} has it back when the rebel gets up next turn.", A_SEAT, owner, 0, 0);
}

/* ---- Cards of the track ------------------------------------------------------------------------------------ */

/* Secret rankings of the pack that count such a card, as far as the seat cannot rule them out. */
static void why_may_count(struct reasons *r, int card)
{
    int first = arch_pack(r->was) * PACK_SIZE, n = 0, all = 0;
    int kind = arch_cards[card].kind == CHARACTER ? BY_CHARACTERS : BY_PROGRESS;
    unsigned mask = arch_pack_mask(r->was) & ~(unsigned)r->was->met;
    if (why_counts(r, kind) || why_counts(r, BY_CARDS))
        return;
    for (int i = 0; i < PACK_SIZE; i++) {
        int by = arch_objectives[first + i].criterion;
        if (!(mask >> i & 1) || by >= N_CRITERIA)
            continue;
        all++;
        n += by == kind || by == BY_CARDS;
    }
    if (n)
        why_say(r, "{0} of the {1} objectives that others may hold {0|ranks|rank} it.", n, all, 0);
}

static void why_new_back(struct reasons *r)
{
    const struct arch_half *half = next_crisis(r->was);
    if (!half)
        return;
    int n = r->was->market[DOMESTIC][half->what] + r->p->cubes[half->what];
    why_say_of(r,
               n >= cubes_needed(r->was, half)
                   ? "Risk: the next crisis changes, and for {0} the colony was ready."
                   : "The next crisis changes: {0} is short.",
               A_RES, half->what, 0, 0);
}

static void why_buy_card(struct reasons *r, int card, bool is_last)
{
    why_ending(r);
    why_ranked(r, arch_cards[card].kind == CHARACTER ? BY_CHARACTERS : BY_PROGRESS);
    why_ranked(r, BY_CARDS);
    if (is_last)
        why_say(r, "Last chance: at the next turn of the card it is gone.", 0, 0, 0);
    why_may_count(r, card);
    why_new_back(r);
}

static void why_rotate(struct reasons *r, int slot)
{
    int card = r->was->track[slot], turned = r->was->turned[slot];
    if (card >= N_CARDS)
        return;
    if (arch_price_next(r->was, slot) < 0) {
        if (arch_cards[card].medals)
            why_say(r, "Nobody else can get its medal.", 0, 0, 0);
        why_new_back(r);
        why_may_count(r, card);
        why_say(r, "A new card takes its place.", 0, 0, 0);
        return;
    }
    int change = arch_price_next(r->was, slot) - arch_price_now(r->was, slot);
    if (change < 0)
        why_say(r, "It gets cheaper by {0} for whoever buys next.", -change, 0, 0);
    else
        why_say(r, "It gets dearer by {0} for whoever buys next.", change, 0, 0);
    if (turned == 1)
        why_say(r, "One more turn, and it is gone.", 0, 0, 0);
}

/* ---- What cards ask ------------------------------------------------------------------------------------------ */

static void why_good_given(struct reasons *r, int good)
{
    int board = DOMESTIC, have = good == TOKEN ? r->p->tokens : r->p->cubes[good];
    why_say(r, "It would sell for {0}, and you keep {1}.", why_best_price(r->was, good, &board),
            have - 1, 0);
}

static void why_target(struct reasons *r, int seat)
{
    int n = 0;
    if (!arch_sees_screen(r->was, r->seat, seat))
        return;
    for (int res = 0; res < N_RES; res++)
        n += r->was->player[seat].cubes[res];
    why_say_of(r, "{0} has {1} {1|cube|cubes}.", A_SEAT, seat, n, 0);
}

static void why_settle(struct reasons *r, int unit)
{
    const struct arch_unit *u = &r->was->unit[unit];
    why_goods_there(r, u->region, u->part);
    why_room(r);
}

static bool why_card_answer(struct reasons *r, vk_action a)
{
    int first = (int)vk_arg(a, 0);
    switch (vk_verb_of(a)) {
    case V_buy_card:
        why_buy_card(r, r->was->track[first], arch_price_next(r->was, first) < 0);
        break;
    case V_acquire: why_buy_card(r, first, false); break;
    case V_rotate: why_rotate(r, first); break;
    case V_ravage: why_price(r, arch_face_of(r->was, first)->icon[vk_arg(a, 1)].res); break;
    case V_heal: why_stand(r, first); break;
    case V_sink:
        why_say_of(r, "{0} has {1} {1|ship|ships}.", A_SEAT, arch_owner(r->was, first),
                   arch_ships_on_map(r->was, arch_owner(r->was, first)), 0);
        break;
    case V_rob:
    case V_look: why_target(r, first); break;
    case V_one:
    case V_two: why_room(r); break;
    case V_settle: why_settle(r, first); break;
    case V_launch: why_goods_there(r, first, PART_W); break;
    case V_give:
        if (arch_point_now(r->was) != P_pirate_ransom)
            return false;
        why_good_given(r, first);
        break;
    default: return false;
    }
    return true;
}

bool why_common(struct reasons *r, vk_action a)
{
    int first = (int)vk_arg(a, 0);
    switch (vk_verb_of(a)) {
    case V_bid: why_bid(r, first); break;
    case V_for_place: why_place(r, first); break;
    case V_next: why_next(r, first); break;
    case V_pledge: why_pledge(r, first); break;
    case V_consume_market:
    case V_consume_own:
    case V_consume_token: why_consume(r, vk_verb_of(a)); break;
    case V_done: why_done(r); break;
    case V_stand:
    case V_stand_free: why_stand(r, first); break;
    case V_evict: why_rebel_out(r, true); break;
    case V_leave: why_rebel_out(r, false); break;
    default: return why_card_answer(r, a);
    }
    return true;
}
