/*
 * view_set.c - a set of cards that a seat of Raiatea is choosing, as JSON: what is left to choose from, what has been
 * chosen, what would still fit, and the actions that carry it out once it is whole. Actions pick it card by card in
 * ascending order; a draft has its cards in any order, by their ids with commas between.
 */
#include "face.h"
#include "vaka/hash.h"
#include <string.h>

enum { NO_CLIPS = 99 }; /* where no card takes one */

struct set {
    int verb, deed;         /* deed: what the cards are counted as, COUNT_… */
    int least, most, clips; /* clips that are free */
    int n_chosen;
    bool is_masks; /* else rituals */
    uint8_t n[N_RITUALS], chosen[N_RITUALS];
};

static bool is_asked(const struct raia_state *s, int seat)
{
    if (raiatea_game.points[raia_point_now(s)].kind == VK_SECRET)
        return s->h.waiting >> seat & 1;
    return vk_top_of(&s->h)->seat == seat;
}

static void lay_out(struct set *set, struct cards from, int lowest)
{
    for (int r = lowest; r < N_RITUALS; r++)
        set->n[r] = (uint8_t)cards_of(from, r);
}

static void keep(struct set *set, const struct raia_player *p)
{
    struct cards left = p->drawn;
    for (int i = 0; i < p->n_equal; i++)
        cards_take(&left, p->equal[i]);
    lay_out(set, left, p->n_equal ? p->equal[p->n_equal - 1] : 0);
    set->verb = V_keep;
    set->deed = COUNT_KEEP;
    set->least = set->most = p->to_keep - p->n_equal;
}

static void prepare(struct set *set, const struct raia_player *p)
{
    lay_out(set, p->hand, p->lowest);
    for (int r = 0; r < N_RITUALS; r++)
        set->most += set->n[r];
    set->verb = V_ritual;
    set->deed = COUNT_PREPARE;
    set->clips = raia_clips(p) - cards_count(cards_among(p->prepared, ~raia_general_mask));
}

/* The frame below is that of the mission. */
static void pay(struct set *set, const struct raia_state *s, const struct raia_player *p)
{
    const struct vk_frame *complete = vk_below_of(&s->h);
    int last = complete->v[COMPLETE_LAST];
    set->least = set->most = complete->v[COMPLETE_LEFT];
    set->verb = set->is_masks ? V_mask : V_ritual;
    set->deed = COUNT_PAY;
    if (!set->is_masks)
        lay_out(set, p->hand, p->lowest);
    else
        for (int face = last == VK_NONE ? 0 : last; face < N_MASK_FACES; face++)
            set->n[face] = (uint8_t)raia_unlinked(p, face);
}

/* False: none is chosen by this seat now. */
static bool set_of(const struct raia_state *s, int seat, struct set *set)
{
    const struct raia_player *p = &s->player[seat];
    int now = raia_point_now(s);
    memset(set, 0, sizeof *set);
    set->clips = NO_CLIPS;
    set->is_masks = now == P_pay_mask;
    switch (now) {
    case P_setup_keep:
    case P_buy_keep:
    case P_ritual_keep: keep(set, p); break;
    case P_prepare: prepare(set, p); break;
    case P_pay_mask:
    case P_pay_ritual: pay(set, s, p); break;
    default: return false;
    }
    return is_asked(s, seat);
}

static bool takes_clip(const struct set *set, int card)
{
    return set->clips != NO_CLIPS && raia_needs_clip(card);
}

static bool fits(const struct set *set, int card)
{
    return set->chosen[card] < set->n[card] && set->n_chosen < set->most &&
           !(takes_clip(set, card) && set->clips <= 0);
}

static const char *id_of(const struct set *set, int card)
{
    return set->is_masks ? raia_mask_words[card] : raia_ritual_words[card];
}

/* What does not fit any more is left out. */
static void choose(struct set *set, const char *text)
{
    while (*text) {
        size_t n = strcspn(text, ",");
        for (int i = 0; i < N_RITUALS; i++) {
            if (!fits(set, i) || strlen(id_of(set, i)) != n || memcmp(id_of(set, i), text, n) != 0)
                continue;
            set->clips -= takes_clip(set, i);
            set->chosen[i]++;
            set->n_chosen++;
            break;
        }
        text += n + (text[n] == ',');
    }
}

uint64_t raia_set_hash(const struct raia_state *s, int seat)
{
    struct set set;
    return set_of(s, seat, &set) ? vk_hash(VK_HASH_START, &set, sizeof set) : 0;
}

int raia_set_wanted(const struct raia_state *s, int seat)
{
    struct set set;
    return set_of(s, seat, &set) ? set.most : 0;
}

static void write_ids(const struct set *set, const char *key, const uint8_t *n, struct vk_json *j)
{
    vk_json_array(j, key);
    for (int i = 0; i < N_RITUALS; i++)
        for (int k = 0; k < n[i]; k++)
            vk_json_text(j, NULL, id_of(set, i));
    vk_json_end(j, ']');
}

static void write_actions(const struct set *set, const uint8_t *n, struct vk_json *j)
{
    for (int i = 0; i < N_RITUALS; i++)
        for (int k = 0; k < n[i]; k++)
            vk_json_action(j, NULL, &raiatea_game, vk_act((unsigned)set->verb, (unsigned)i, 0, 0));
}

/* Null: it is not whole yet. */
static void write_whole(const struct set *set, struct vk_json *j)
{
    if (set->n_chosen < set->least) {
        vk_json_null(j, "actions");
        return;
    }
    vk_json_array(j, "actions");
    write_actions(set, set->chosen, j);
    if (!set->least)
        vk_json_text(j, NULL, raiatea_game.verbs[V_done].name);
    vk_json_end(j, ']');
}

/* Why the others do not fit; null: there are none. */
static void write_why(const struct set *set, const struct vk_words *w, struct vk_json *j)
{
    char text[200] = "";
    struct vk_out out = vk_out_to(text, sizeof text);
    struct face_blanks b = { .who = VK_NONE, .n = 1, .value = { (int16_t)set->most } };
    bool is_out = false;
    for (int i = 0; i < N_RITUALS; i++)
        is_out |= set->chosen[i] < set->n[i] && !fits(set, i);
    if (!is_out) {
        vk_json_null(j, "why");
        return;
    }
    face_fill(&raiatea_face,
              set->n_chosen < set->most
                  ? "No more of your own rituals may go in. Take one out first."
                  : "You have chosen {0}, no more fit. Take one out to choose another.",
              &b, w, &out);
    vk_json_text(j, "why", text);
}

static void write_set(const struct set *set, const struct vk_words *w, struct vk_json *j)
{
    uint8_t more[N_RITUALS];
    for (int i = 0; i < N_RITUALS; i++)
        more[i] = fits(set, i);
    vk_json_text(j, "deed", raia_count_ids[set->deed]);
    write_ids(set, "from", set->n, j);
    vk_json_array(j, "each");
    write_actions(set, set->n, j);
    vk_json_end(j, ']');
    write_ids(set, "chosen", set->chosen, j);
    write_ids(set, "fits", more, j);
    write_why(set, w, j);
    vk_json_int(j, "most", set->most);
    write_whole(set, j);
}

void raia_write_set(const struct raia_state *s, int seat, const struct vk_words *w,
                    struct vk_json *j)
{
    struct set set;
    if (!set_of(s, seat, &set)) {
        vk_json_null(j, "set");
        return;
    }
    vk_json_object(j, "set");
    write_set(&set, w, j);
    vk_json_end(j, '}');
}

/* The question with it: what is in the bag then has its costs. */
static void write_help(struct raia_state *s, int seat, const struct set *set,
                       const struct vk_words *w, struct vk_json *j)
{
    char text[320];
    struct vk_out out = vk_out_to(text, sizeof text);
    if (raia_point_now(s) == P_prepare)
        for (int r = 0; r < N_RITUALS; r++)
            for (int k = 0; k < set->chosen[r]; k++)
                cards_add(&s->player[seat].prepared, r);
    raia_ask(s, seat, w, &out);
    vk_json_text(j, "help", strchr(text, '\n') + 1);
}

void raia_draft(const void *st, int seat, const char *text, const struct vk_words *w,
                struct vk_json *j)
{
    struct raia_state s;
    struct set set;
    memcpy(&s, st, sizeof s);
    if (!*text || !set_of(&s, seat, &set))
        return;
    choose(&set, text);
    vk_json_object(j, "draft");
    write_set(&set, w, j);
    write_help(&s, seat, &set, w, j);
    vk_json_end(j, '}');
}
