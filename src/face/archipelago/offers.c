/*
 * offers.c - ready offers of Archipelago: deals that make sense for the viewer as things stand, from what he can see. A
 * cube for a building that is nearly paid for, one for the crisis under way, leave to harvest where his people stand
 * idle, a swap, a sale of what he has too much of. As JSON, the most useful first.
 */
#include "trading.h"
#include <string.h>

enum { OFFERS_MOST = 5 };
enum { CRISIS_CUBES = 4, BUILDING_CUBES = 2, PERMIT_UNITS = 3 }; /* of one offer at most */
enum { CRISIS_PRICE = 2, STAND_PRICE = 1, PERMIT_PRICE = 1 };    /* florins for each */
enum { PLENTY = 2 };                                             /* cubes: one can be spared */

enum reason {
    TO_STAND,
    FOR_CRISIS,
    TO_BUILD,
    TO_HARVEST = TO_BUILD + N_CONSTRUCTIONS,
    TO_SWAP,
    TO_SELL,
    N_REASONS = ARCH_OFFER_REASONS
};
_Static_assert(TO_SELL + 1 == ARCH_OFFER_REASONS, "a sentence for each");

const char *const arch_offer_words[N_REASONS] = {
    [TO_STAND] = "stand",
    [FOR_CRISIS] = "crisis",
    [TO_BUILD + TOWN] = "town",
    [TO_BUILD + TEMPLE] = "temple",
    [TO_BUILD + MARKET] = "market",
    [TO_BUILD + PORT] = "port",
    [TO_BUILD + SHIP] = "ship",
    [TO_HARVEST] = "permit",
    [TO_SWAP] = "swap",
    [TO_SELL] = "sale",
};
const char *const arch_offer_text[N_REASONS] = {
    [TO_STAND] = "A florin for each citizen helped up.",
    [FOR_CRISIS] = "For the crisis.",
    [TO_BUILD + TOWN] = "Then you can build a town.",
    [TO_BUILD + TEMPLE] = "Then you can build a temple.",
    [TO_BUILD + MARKET] = "Then you can build a market.",
    [TO_BUILD + PORT] = "Then you can build a port.",
    [TO_BUILD + SHIP] = "Then you can build a ship.",
    [TO_HARVEST] = "Your people there have nothing to do.",
    [TO_SWAP] = "Each of you has plenty of one.",
    [TO_SELL] = "You have plenty of it.",
};

/* A table with one partner, as the viewer sees it: what of the other lies behind a closed screen counts as nothing. */
struct desk {
    const struct arch_state *s;
    const struct arch_player *me;
    int owner, partner, window;
    bool is_seen;
};

static int lesser(int a, int b)
{
    return a < b ? a : b;
}

static int greater(int a, int b)
{
    return a > b ? a : b;
}

static int theirs(const struct desk *k, int good)
{
    const struct arch_player *q = &k->s->player[k->partner];
    return !k->is_seen ? 0 : good == TOKEN ? q->tokens : q->cubes[good];
}

static int their_florins(const struct desk *k)
{
    return k->is_seen ? k->s->player[k->partner].florins : 0;
}

static struct arch_deal empty(const struct desk *k)
{
    return (struct arch_deal){ .owner = (uint8_t)k->owner,
                               .partner = (uint8_t)k->partner,
                               .window = (uint8_t)k->window };
}

static void add(struct arch_deal *d, unsigned verb, int arg, int n)
{
    for (; n > 0 && d->n_items < ARCH_ITEMS; n--)
        arch_add_item(d, vk_act(verb, (unsigned)arg, 0, 0));
}

/* ---- prices ------------------------------------------------------------------------------------- */

/* What a cube is worth between the two markets: what it sells for, and what it costs. */
static int sells_for(const struct arch_state *s, int res)
{
    int best = 0;
    for (int board = 0; board < N_BOARDS; board++)
        if (s->market[board][res] < arch_zone_capacity(board, res))
            best = greater(best, arch_zone_price(board, res, s->market[board][res] + 1));
    return best;
}

static int costs(const struct arch_state *s, int res)
{
    int least = 0;
    for (int board = 0; board < N_BOARDS; board++) {
        if (!s->market[board][res])
            continue;
        int price = arch_zone_price(board, res, s->market[board][res]);
        least = least ? lesser(least, price) : price;
    }
    return least ? least : sells_for(s, res) + 2;
}

/* A buyer pays a little more than the market would, a seller asks a little less than it costs there. */
static int price_to_buy(const struct arch_state *s, int res)
{
    int sell = sells_for(s, res);
    return greater(sell + 1, (sell + costs(s, res) + 1) / 2);
}

static int price_to_sell(const struct arch_state *s, int res)
{
    return greater(1, lesser(sells_for(s, res) + 1, costs(s, res)));
}

/* ---- one offer of each reason; false: it would make no sense -------------------------------------- */

static bool offer_for_crisis(const struct desk *k, struct arch_deal *d)
{
    struct arch_crisis c;
    if (!k->me->florins || !arch_crisis_now(k->s, &c))
        return false;
    int missing = c.needs - k->me->cubes[c.res] - k->me->tokens - k->s->market[c.board][c.res];
    int n = lesser(lesser(missing, theirs(k, c.res)), CRISIS_CUBES);
    add(d, V_want, c.res, n);
    d->give = (uint8_t)lesser(k->me->florins, CRISIS_PRICE * n);
    return n > 0;
}

/* Asked by who helps them up, offered by whose they are. */
static bool offer_to_stand(const struct desk *k, struct arch_deal *d)
{
    bool may_pay = !k->is_seen || their_florins(k);
    if (arch_most_of(k->s, d, V_give_stand, 0)) {
        add(d, V_give_stand, 0, 1);
        d->want = STAND_PRICE;
        return may_pay;
    }
    if (!arch_most_of(k->s, d, V_want_stand, 0))
        return false;
    add(d, V_want_stand, 0, 1);
    d->give = STAND_PRICE;
    return k->me->florins >= STAND_PRICE;
}

/* Cubes that would have to be bought, after tokens have filled what the other cannot sell; -1: too many. */
static int missing_for(const struct desk *k, const struct arch_cost *cost, int want[N_RES])
{
    int tokens = k->me->tokens, n = 0;
    for (int res = 0; res < N_RES; res++) {
        int need = greater(0, cost->cubes[res] - k->me->cubes[res]);
        want[res] = lesser(need, theirs(k, res));
        tokens -= need - want[res];
        n += want[res];
    }
    for (int res = N_RES - 1; res >= 0; res--)
        for (; tokens > 0 && want[res]; tokens--, n--)
            want[res]--;
    return tokens < 0 ? -1 : n;
}

static bool offer_to_build(const struct desk *k, int what, struct arch_deal *d)
{
    struct arch_cost cost;
    int want[N_RES], price = 0;
    arch_construction_cost(what, k->s->discount, &cost);
    int n = missing_for(k, &cost, want);
    if (n < 1 || n > BUILDING_CUBES)
        return false;
    for (int res = 0; res < N_RES; res++) {
        add(d, V_want, res, want[res]);
        price += want[res] * price_to_buy(k->s, res);
    }
    d->give = (uint8_t)price;
    return price + cost.florins <= k->me->florins;
}

/* Idle units beside icons that nobody works on, a unit an icon. */
static int idle_at(const struct desk *k, const struct arch_sight *sight, int region)
{
    const struct arch_face *face = arch_face_of(k->s, region);
    int units[N_PARTS_OF_FACE] = { 0 }, icons[N_PARTS_OF_FACE] = { 0 }, sum = 0;
    for (int u = arch_first_unit(k->s, k->owner); u < arch_end_unit(k->s, k->owner); u++)
        if (k->s->unit[u].region == region && arch_is_free(&k->s->unit[u]))
            units[k->s->unit[u].part]++;
    for (int i = 0; i < face->n_icons; i++)
        icons[face->icon[i].part] +=
            !(sight->taken[region] >> i & 1) && k->s->supply[face->icon[i].res];
    for (int part = 0; part < N_PARTS_OF_FACE; part++)
        sum += lesser(units[part], icons[part]);
    return sum;
}

static bool offer_to_harvest(const struct desk *k, int region, struct arch_deal *d)
{
    const struct arch_region *at = &k->s->region[region];
    struct arch_sight sight;
    if (k->s->used & ROUND_ACTION || !k->me->ready || !arch_most_of(k->s, d, V_want_permit, region))
        return false;
    arch_look(k->s, &sight);
    int n = lesser(lesser(PERMIT_UNITS, idle_at(k, &sight, region)), k->me->florins);
    bool is_cheap = at->terms <= PERMIT_PRICE && at->terms_of == sight.control[region];
    add(d, V_want_permit, region, n);
    d->give = (uint8_t)(n * PERMIT_PRICE);
    return n > k->s->permit[region] && !is_cheap;
}

static bool offer_to_swap(const struct desk *k, struct arch_deal *d)
{
    int plenty = 0, lacking = 0;
    while (plenty < N_RES && !(k->me->cubes[plenty] >= PLENTY && !theirs(k, plenty)))
        plenty++;
    while (lacking < N_RES && !(theirs(k, lacking) >= PLENTY && !k->me->cubes[lacking]))
        lacking++;
    add(d, V_give, plenty, 1);
    add(d, V_want, lacking, 1);
    return plenty < N_RES && lacking < N_RES;
}

static bool offer_to_sell(const struct desk *k, struct arch_deal *d)
{
    int best = N_RES;
    for (int res = 0; res < N_RES; res++)
        if (k->me->cubes[res] >= PLENTY && !theirs(k, res) &&
            price_to_sell(k->s, res) <= their_florins(k) &&
            (best == N_RES || k->me->cubes[res] > k->me->cubes[best]))
            best = res;
    if (best == N_RES)
        return false;
    add(d, V_give, best, 1);
    d->want = (uint8_t)price_to_sell(k->s, best);
    return true;
}

/* ---- the list ----------------------------------------------------------------------------------- */

struct offers {
    int n;
    struct arch_deal d[OFFERS_MOST];
    const struct vk_words *w;
    struct vk_json *j;
};

static void keep(struct offers *all, const struct desk *k, int reason, const struct arch_deal *d)
{
    if (all->n == OFFERS_MOST)
        return;
    for (int i = 0; i < all->n; i++)
        if (!memcmp(&all->d[i], d, sizeof *d))
            return;
    all->d[all->n++] = *d;
    vk_json_object(all->j, NULL);
    vk_json_text(all->j, "reason", arch_offer_words[reason]);
    arch_write_offer(k->s, d, k->owner, "offer", false, all->w, all->j);
    vk_json_end(all->j, '}');
}

static void keep_offer(struct offers *all, const struct desk *k, int reason)
{
    struct arch_deal d = empty(k);
    bool makes_sense = reason == TO_STAND     ? offer_to_stand(k, &d)
                       : reason == FOR_CRISIS ? offer_for_crisis(k, &d)
                       : reason == TO_SWAP    ? offer_to_swap(k, &d)
                       : reason == TO_SELL    ? offer_to_sell(k, &d)
                                              : offer_to_build(k, reason - TO_BUILD, &d);
    if (makes_sense)
        keep(all, k, reason, &d);
}

static void keep_permits(struct offers *all, const struct desk *k)
{
    for (int region = 0; region < k->s->n_regions; region++) {
        struct arch_deal d = empty(k);
        if (offer_to_harvest(k, region, &d))
            keep(all, k, TO_HARVEST, &d);
    }
}

/* Reasons that there can be in a window. */
static bool fits(int reason, int window)
{
    switch (window) {
    case IN_ROUND: return reason >= TO_BUILD;
    case AS_WISH: return reason >= TO_SWAP;
    case AT_STANDING: return reason == TO_STAND;
    case IN_CRISIS: return reason == FOR_CRISIS;
    default: return false;
    }
}

void arch_write_offers(const struct arch_state *s, int viewer, int window, unsigned partners,
                       const struct vk_words *w, struct vk_json *j)
{
    struct offers all = { .n = 0, .w = w, .j = j };
    bool is_seat = viewer < s->h.seats; /* who looks on has nothing to offer */
    vk_json_array(j, "offers");
    for (int reason = 0; reason < N_REASONS && is_seat; reason++) {
        for (int partner = 0; partner < s->h.seats && fits(reason, window); partner++) {
            if (!(partners >> partner & 1))
                continue;
            struct desk k = { s,      &s->player[viewer],
                              viewer, partner,
                              window, arch_sees_screen(s, viewer, partner) };
            if (reason == TO_HARVEST)
                keep_permits(&all, &k);
            else
                keep_offer(&all, &k, reason);
        }
    }
    vk_json_end(j, ']');
}
