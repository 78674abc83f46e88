/*
 * bundle.c - what an offer holds (4.9.3, amendment 5): florins, cubes, tokens, cards, permits, citizens to
 * be stood up. What may still be added, whether a seat has its side of it, how it is told, and the exchange.
 * What may be asked for depends on nothing that lies behind a screen (amendment 4).
 */
#include "games/archipelago/rules.h"
#include <string.h>

const struct arch_deal arch_no_deal = { .owner = VK_NONE, .partner = VK_NONE };

bool arch_is_empty(const struct arch_deal *d)
{
    return !d->give && !d->want && !d->n_items;
}

unsigned arch_turned(unsigned verb)
{
    switch (verb) {
    case V_offer: return V_ask;
    case V_ask: return V_offer;
    case V_give: return V_want;
    case V_want: return V_give;
    case V_give_card: return V_want_card;
    case V_want_card: return V_give_card;
    case V_give_permit: return V_want_permit;
    case V_want_permit: return V_give_permit;
    case V_give_stand: return V_want_stand;
    default: return V_give_stand; /* V_want_stand */
    }
}

int arch_items_of(const struct arch_deal *d, int verb, int arg)
{
    int n = 0;
    for (int i = 0; i < d->n_items; i++)
        n += d->verb[i] == verb && d->arg[i] == arg;
    return n;
}

static int owned(const struct arch_state *s, int seat, int good)
{
    return good == TOKEN ? s->player[seat].tokens : s->player[seat].cubes[good];
}

/* A wonder that stands has its citizen on it. */
static bool is_tradable(const struct arch_state *s, int seat, int card)
{
    return s->card_at[card] == seat && !(s->card_flags[card] & CARD_BUILT);
}

/* Regions, a bit each, that the host controls and where the active player has an active unit. */
static uint32_t permits_of(const struct arch_state *s, int host)
{
    uint32_t regions = 0;
    if (!s->built[TOWN] || s->active == VK_NONE)
        return 0;
    uint32_t own = arch_controlled(s, host);
    int end = own ? arch_end_unit(s, s->active) : 0;
    for (int u = arch_first_unit(s, s->active); u < end; u++)
        if (arch_is_active(&s->unit[u]))
            regions |= own & 1u << s->unit[u].region;
    return regions;
}

/* The question whose citizens stand up, or NULL. */
static const struct vk_frame *standing(const struct arch_state *s)
{
    for (int i = s->h.depth - 1; i >= 0; i--)
        if (s->h.frame[i].point == P_crisis_stand)
            return &s->h.frame[i];
    return NULL;
}

int arch_stander(const struct arch_state *s)
{
    const struct vk_frame *f = standing(s);
    return f ? f->seat : VK_NONE;
}

int arch_can_owe(const struct arch_state *s, int seat)
{
    const struct vk_frame *f = standing(s);
    if (!f)
        return 0;
    int room = f->v[STAND_LEFT], lying = arch_rebels(s, seat) - s->player[seat].owed;
    for (int k = 0; k < s->h.seats; k++)
        room -= s->player[k].owed;
    return lying < room ? lying : room;
}

/* ---- what may be added ------------------------------------------------------------------------ */

/* The order of items. They are a set: each is at or above the last one. */
static const uint8_t item_verbs[] = { V_give,        V_want,        V_give_card,  V_want_card,
                                      V_give_permit, V_want_permit, V_give_stand, V_want_stand };
enum { N_ITEM_VERBS = sizeof item_verbs };

/* Of what is given no more than he has; of what is wanted no more than there is in the game. */
static int most_goods(const struct arch_state *s, const struct arch_deal *d, int verb, int good)
{
    int own = owned(s, d->owner, good);
    int all = good == TOKEN ? ARCH_STACKS * ARCH_STACK : arch_cubes_of_game[good];
    return verb == V_give ? own : all - own;
}

static void add_goods(const struct arch_state *s, const struct arch_deal *d, int verb, int from,
                      struct vk_actions *out)
{
    for (int good = from; good < N_GOODS; good++)
        if (arch_items_of(d, verb, good) < most_goods(s, d, verb, good))
            vk_add(out, vk_act((unsigned)verb, (unsigned)good, 0, 0));
}

static void add_cards(const struct arch_state *s, const struct arch_deal *d, int verb, int from,
                      struct vk_actions *out)
{
    int holder = verb == V_give_card ? d->owner : d->partner;
    if (!(s->in_play[0] + s->in_play[1]))
        return;
    const uint8_t *at = s->card_at + from, *end = s->card_at + N_CARDS;
    for (; (at = memchr(at, holder, (size_t)(end - at))); at++) {
        int card = (int)(at - s->card_at);
        if (is_tradable(s, holder, card) && !arch_items_of(d, verb, card))
            vk_add(out, vk_act((unsigned)verb, (unsigned)card, 0, 0));
    }
}

static bool is_with_active(const struct arch_deal *d)
{
    return d->window == IN_ROUND || d->window == AS_WISH;
}

/* Permits are for units of the active player, whoever drafts the offer. Regions, a bit each. */
static uint32_t permits_in(const struct arch_state *s, const struct arch_deal *d, int verb)
{
    int guest = verb == V_want_permit ? d->owner : d->partner;
    if (!is_with_active(d) || guest != s->active)
        return 0;
    return permits_of(s, verb == V_want_permit ? d->partner : d->owner);
}

static void add_permits(const struct arch_state *s, const struct arch_deal *d, int verb, int from,
                        struct vk_actions *out)
{
    uint32_t regions = permits_in(s, d, verb);
    for (int r = from; r < s->n_regions; r++)
        if (regions >> r & 1)
            vk_add(out, vk_act((unsigned)verb, (unsigned)r, 0, 0));
}

static int most_standing(const struct arch_state *s, const struct arch_deal *d, int verb)
{
    int stander = verb == V_give_stand ? d->owner : d->partner;
    int helped = verb == V_give_stand ? d->partner : d->owner;
    return d->window == AT_STANDING && stander == arch_stander(s) ? arch_can_owe(s, helped) : 0;
}

static void add_standing(const struct arch_state *s, const struct arch_deal *d, int verb,
                         struct vk_actions *out)
{
    if (arch_items_of(d, verb, 0) < most_standing(s, d, verb))
        vk_add(out, vk_act((unsigned)verb, 0, 0, 0));
}

/* Active units of the active player there: more permits would be of no use. */
static int guests_in(const struct arch_state *s, int region)
{
    int n = 0;
    for (int u = arch_first_unit(s, s->active); u < arch_end_unit(s, s->active); u++)
        n += s->unit[u].region == region && arch_is_active(&s->unit[u]);
    return n;
}

int arch_most_of(const struct arch_state *s, const struct arch_deal *d, int verb, int arg)
{
    switch (verb) {
    case V_give_card: return is_tradable(s, d->owner, arg);
    case V_want_card: return is_tradable(s, d->partner, arg);
    case V_give_permit:
    case V_want_permit: return permits_in(s, d, verb) >> arg & 1 ? guests_in(s, arg) : 0;
    case V_give_stand:
    case V_want_stand: return most_standing(s, d, verb);
    default: return most_goods(s, d, verb, arg);
    }
}

void arch_items_legal(const struct arch_state *s, const struct arch_deal *d, struct vk_actions *out)
{
    int last_verb = d->n_items ? d->verb[d->n_items - 1] : V_give;
    int last_arg = d->n_items ? d->arg[d->n_items - 1] : 0;
    bool is_reached = false;
    for (int i = 0; i < N_ITEM_VERBS && d->n_items < ARCH_ITEMS; i++) {
        int verb = item_verbs[i], from = verb == last_verb ? last_arg : 0;
        is_reached |= verb == last_verb;
        if (!is_reached)
            continue;
        switch (verb) {
        case V_give:
        case V_want: add_goods(s, d, verb, from, out); break;
        case V_give_card:
        case V_want_card: add_cards(s, d, verb, from, out); break;
        case V_give_permit:
        case V_want_permit: add_permits(s, d, verb, from, out); break;
        default: add_standing(s, d, verb, out); break;
        }
    }
}

/* What the decider gets is given, never wanted. */
void arch_gifts_legal(const struct arch_state *s, const struct arch_deal *d, struct vk_actions *out)
{
    int last_arg = d->n_items ? d->arg[d->n_items - 1] : 0;
    bool is_at_cards = d->n_items && d->verb[d->n_items - 1] == V_give_card;
    if (d->n_items == ARCH_ITEMS)
        return;
    if (!is_at_cards)
        add_goods(s, d, V_give, last_arg, out);
    add_cards(s, d, V_give_card, is_at_cards ? last_arg : 0, out);
}

void arch_add_item(struct arch_deal *d, vk_action a)
{
    d->verb[d->n_items] = (uint8_t)vk_verb_of(a);
    d->arg[d->n_items++] = (uint8_t)vk_arg(a, 0);
}

/* ---- has he got it? --------------------------------------------------------------------------- */

static bool has_item(const struct arch_state *s, const struct arch_deal *d, int seat, int i)
{
    int verb = d->verb[i], arg = d->arg[i], n = arch_items_of(d, verb, arg);
    int other = seat == d->owner ? d->partner : d->owner;
    switch (verb) {
    case V_give:
    case V_want: return owned(s, seat, arg) >= n;
    case V_give_card:
    case V_want_card: return is_tradable(s, seat, arg);
    case V_give_permit:
    case V_want_permit: return permits_of(s, seat) >> arg & 1;
    default: return arch_stander(s) == seat && arch_can_owe(s, other) >= n;
    }
}

static bool is_given(int verb)
{
    return verb == V_give || verb == V_give_card || verb == V_give_permit || verb == V_give_stand;
}

bool arch_has_side(const struct arch_state *s, const struct arch_deal *d, int seat)
{
    bool is_owner = seat == d->owner;
    if (s->player[seat].florins < (is_owner ? d->give : d->want))
        return false;
    for (int i = 0; i < d->n_items; i++)
        if (is_given(d->verb[i]) == is_owner && !has_item(s, d, seat, i))
            return false;
    return true;
}

/* ---- telling it, doing it ---------------------------------------------------------------------- */

static int event_of_item(int verb)
{
    switch (verb) {
    case V_give: return E_deal_gives;
    case V_want: return E_deal_wants;
    case V_give_card: return E_deal_gives_card;
    case V_want_card: return E_deal_wants_card;
    case V_give_permit: return E_deal_gives_permit;
    case V_want_permit: return E_deal_permits;
    case V_give_stand: return E_deal_gives_stand;
    default: return E_deal_wants_stand;
    }
}

/* Equal items lie side by side: one row tells how many there are. Of a card there is one. */
void arch_tell_deal(const struct arch_deal *d, struct vk_sink *ev)
{
    if (d->give || d->want)
        VK_EMIT(ev, E_deal_florins, d->owner, d->partner, d->give, d->want);
    for (int i = 0, n; i < d->n_items; i += n) {
        int verb = d->verb[i];
        bool is_card = verb == V_give_card || verb == V_want_card;
        n = arch_items_of(d, verb, d->arg[i]);
        if (verb == V_give_stand || verb == V_want_stand)
            VK_EMIT(ev, event_of_item(verb), d->owner, d->partner, n);
        else
            VK_EMIT(ev, event_of_item(verb), d->owner, d->partner, d->arg[i], is_card ? 0 : n);
    }
    VK_EMIT(ev, E_deal_sent, d->owner, d->partner);
}

void arch_exchange(struct arch_state *s, const struct arch_deal *d, struct vk_sink *ev)
{
    arch_hand_florins(s, d->owner, d->partner, d->give, ev);
    arch_hand_florins(s, d->partner, d->owner, d->want, ev);
    for (int i = 0; i < d->n_items; i++)
        switch (d->verb[i]) {
        case V_give: arch_hand_good(s, d->owner, d->partner, d->arg[i], ev); break;
        case V_want: arch_hand_good(s, d->partner, d->owner, d->arg[i], ev); break;
        case V_give_card: arch_acquire(s, d->partner, d->arg[i], ev); break;
        case V_want_card: arch_acquire(s, d->owner, d->arg[i], ev); break;
        case V_give_stand: s->player[d->partner].owed++; break;
        case V_want_stand: s->player[d->owner].owed++; break;
        default: s->permit[d->arg[i]]++; break;
        }
}
