/*
 * view_set.c - a set of cards that a seat of Raiatea is choosing, as JSON: which cards are left to
 * choose from, how many are wanted, how many clips are free. Actions pick it card by card in
 * ascending order; this says what the whole may be.
 */
#include "face.h"
#include "vaka/hash.h"

struct set {
    struct cards from; /* rituals, or */
    bool is_masks;     /* masks from `lowest` on */
    int lowest, least, most, clips;
};

static bool is_asked(const struct raia_state *s, int seat)
{
    if (raiatea_game.points[raia_point_now(s)].kind == VK_SECRET)
        return s->h.waiting >> seat & 1;
    return vk_top_of(&s->h)->seat == seat;
}

static struct cards from_on(struct cards a, int lowest)
{
    return cards_among(a, ~(uint64_t)0 << lowest);
}

static struct set kept(const struct raia_player *p)
{
    struct cards left = p->drawn;
    int wanted = p->to_keep - p->n_equal;
    for (int i = 0; i < p->n_equal; i++)
        cards_take(&left, p->equal[i]);
    left = from_on(left, p->n_equal ? p->equal[p->n_equal - 1] : 0);
    return (struct set){ .from = left, .least = wanted, .most = wanted };
}

static struct set prepared(const struct raia_player *p)
{
    struct cards from = from_on(p->hand, p->lowest);
    int clipped = cards_count(cards_among(p->prepared, ~raia_general_mask));
    return (
        struct set){ .from = from, .most = cards_count(from), .clips = raia_clips(p) - clipped };
}

/* The frame below is that of the mission. */
static struct set paid(const struct raia_state *s, const struct raia_player *p, bool is_masks)
{
    const struct vk_frame *complete = vk_below_of(&s->h);
    int left = complete->v[COMPLETE_LEFT];
    struct set set = { .is_masks = is_masks, .least = left, .most = left };
    if (!is_masks)
        set.from = from_on(p->hand, p->lowest);
    else if (complete->v[COMPLETE_LAST] != VK_NONE)
        set.lowest = complete->v[COMPLETE_LAST];
    return set;
}

static void write_masks(const struct raia_player *p, int lowest, struct vk_json *j)
{
    vk_json_array(j, "from");
    for (int face = lowest; face < N_MASK_FACES; face++)
        for (int n = raia_unlinked(p, face); n > 0; n--)
            vk_json_text(j, NULL, raia_mask_words[face]);
    vk_json_end(j, ']');
}

/* What those in the bag cost already. */
static void write_cost(const struct raia_player *p, struct vk_json *j)
{
    int cost = 0;
    for (int r = 0; r < N_RITUALS; r++)
        cost += cards_of(p->prepared, r) * raia_rituals[r].cost;
    vk_json_int(j, "cost", cost);
}

/* How many are free, and the rituals that take one. */
static void write_clips(const struct set *set, struct vk_json *j)
{
    vk_json_int(j, "clips", set->clips);
    vk_json_array(j, "clipped");
    for (int r = 0; r < N_RITUALS; r++)
        if (cards_of(set->from, r) && raia_needs_clip(r))
            vk_json_text(j, NULL, raia_ritual_words[r]);
    vk_json_end(j, ']');
}

/* False: none is chosen by this seat now. */
static bool set_of(const struct raia_state *s, int seat, struct set *set)
{
    const struct raia_player *p = &s->player[seat];
    int now = raia_point_now(s);
    switch (now) {
    case P_setup_keep:
    case P_buy_keep:
    case P_ritual_keep: *set = kept(p); break;
    case P_prepare: *set = prepared(p); break;
    case P_pay_mask:
    case P_pay_ritual: *set = paid(s, p, now == P_pay_mask); break;
    default: return false;
    }
    return is_asked(s, seat);
}

uint64_t raia_set_hash(const struct raia_state *s, int seat)
{
    struct set set;
    if (!set_of(s, seat, &set))
        return 0;
    const int own[] = {
        raia_point_now(s), set.is_masks, set.lowest, set.least, set.most, set.clips
    };
    return vk_hash(vk_hash(VK_HASH_START, own, sizeof own), &set.from, sizeof set.from);
}

int raia_set_wanted(const struct raia_state *s, int seat)
{
    struct set set;
    return set_of(s, seat, &set) ? set.most : 0;
}

void raia_write_set(const struct raia_state *s, int seat, struct vk_json *j)
{
    struct set set;
    if (!set_of(s, seat, &set)) {
        vk_json_null(j, "set");
        return;
    }
    vk_json_object(j, "set");
    if (set.is_masks)
        write_masks(&s->player[seat], set.lowest, j);
    else
        raia_write_cards(j, "from", set.from);
    vk_json_int(j, "least", set.least);
    vk_json_int(j, "most", set.most);
    if (raia_point_now(s) == P_prepare) {
        write_clips(&set, j);
        write_cost(&s->player[seat], j);
    } else {
        vk_json_null(j, "clips");
    }
    vk_json_end(j, '}');
}
