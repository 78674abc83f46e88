/*
 * session.c - one game at one table. The list of steps is the truth: undo drops steps and plays the rest again.
 * States that are saved on the way only shorten replays, and are dropped with the steps before them.
 */
#include "vaka/session.h"
#include <stdalign.h>
#include <string.h>

/* Play a step if it is legal, and fill in what follows from the position: seen, marks, hash. */
static int play_step(const struct vk_game *g, void *s, struct vk_step *step, struct vk_sink *ev)
{
    const struct vk_head *h = s;
    struct vk_actions list;
    struct vk_due due = vk_due(g, s);
    if (due.over)
        return VK_ERR_OVER;
    vk_legal(g, s, step->seat, &list);
    if (list.n == 0)
        return VK_ERR_NOT_DUE;
    if (vk_find(&list, step->act) < 0)
        return VK_ERR_ILLEGAL;
    uint16_t barrier = h->barrier;
    step->seen = vk_seen(g, s, step->seat, step->act);
    vk_play(g, s, step->seat, step->act, ev);
    step->marks =
        (uint8_t)((h->barrier != barrier ? VK_STEP_RAISED : 0) |
                  (due.kind == VK_SECRET ? VK_STEP_SEALED : 0) | (step->marks & VK_STEP_UNASKED));
    step->hash = vk_state_hash(g, s);
    return VK_OK;
}

int vk_session_open(struct vk_session *t, const struct vk_game *g, const struct vk_setup *cfg,
                    void *state, struct vk_step *steps, uint32_t cap, struct vk_refusal *no,
                    struct vk_sink *ev)
{
    int rc = vk_start(g, state, cfg, no, ev);
    if (rc)
        return rc;
    *t = (struct vk_session){ .game = g, .setup = *cfg, .state = state, .step = steps, .cap = cap };
    return VK_OK;
}

/* ---- Saved states -------------------------------------------------------------------------- */

/* The kth, from 1. */
static uint8_t *saved(const struct vk_session *t, uint32_t k)
{
    return (uint8_t *)t->saves.state + (size_t)(k - 1) * t->game->state_size;
}

static uint8_t *near(const struct vk_session *t, uint32_t k)
{
    return (uint8_t *)t->saves.near_state + (size_t)k * t->game->state_size;
}

static void thin_out(struct vk_session *t)
{
    struct vk_saves *s = &t->saves;
    for (uint32_t k = 1; k <= s->n / 2; k++)
        memcpy(saved(t, k), saved(t, 2 * k), t->game->state_size);
    s->n /= 2;
    s->gap *= 2;
}

/* The position after the first `at` steps is `state`: is it one to keep? */
static void save(struct vk_session *t, uint32_t at, const void *state)
{
    struct vk_saves *s = &t->saves;
    if (s->near_state && at % VK_NEAR_GAP == 0) {
        uint32_t k = at / VK_NEAR_GAP % VK_SAVES_NEAR;
        memcpy(near(t, k), state, t->game->state_size);
        s->near[k] = at;
    }
    if (!s->cap || at % s->gap)
        return;
    if (s->n == s->cap)
        thin_out(t);
    if (at == (s->n + 1) * s->gap)
        memcpy(saved(t, ++s->n), state, t->game->state_size);
}

void vk_session_keep(struct vk_session *t, void *state, uint32_t cap)
{
    alignas(8) uint8_t at[VK_STATE_MAX];
    void *near_state = t->saves.near_state;
    t->saves = (struct vk_saves){ 0 };
    vk_session_at(t, 0, at, NULL);
    t->saves = (struct vk_saves){
        .gap = VK_SAVES_GAP, .cap = cap, .state = state, .near_state = near_state
    };
    for (uint32_t i = 0; i < t->n; i++) {
        vk_play(t->game, at, t->step[i].seat, t->step[i].act, NULL);
        save(t, i + 1, at);
    }
}

/* ---- Steps --------------------------------------------------------------------------------- */

static void add_step(struct vk_session *t, const struct vk_step *step)
{
    t->step[t->n++] = *step;
    save(t, t->n, t->state);
}

int vk_session_act(struct vk_session *t, int seat, vk_action a, int64_t time, struct vk_sink *ev)
{
    struct vk_step step = { .seat = (uint8_t)seat, .act = a, .time = time };
    if (t->n == t->cap)
        return VK_ERR_FULL;
    int rc =
        seat < 0 || seat > VK_CHANCE ? VK_ERR_NOT_DUE : play_step(t->game, t->state, &step, ev);
    if (rc == VK_OK)
        add_step(t, &step);
    return rc;
}

bool vk_session_chance(struct vk_session *t, const struct vk_chance *chance, int64_t time,
                       struct vk_sink *ev)
{
    struct vk_actions list;
    vk_legal(t->game, t->state, VK_CHANCE, &list);
    if (list.n == 0)
        return false;
    vk_action a = vk_pick_outcome(&list, chance->number(chance, t->n + 1));
    return vk_session_act(t, VK_CHANCE, a, time, ev) == VK_OK;
}

/*
 * Back over the seat's own steps, and over those of others as long as they belong to the sealed choice that
 * is still open. Once one of those was passed, the opening of the choice is as far as it goes:
 * what lies before it carries the others' steps.
 */
uint32_t vk_session_floor(const struct vk_session *t, int seat)
{
    uint32_t floor = t->n;
    bool is_open = vk_due(t->game, t->state).kind == VK_SECRET;
    bool has_passed_others = false;
    for (uint32_t i = t->n; i-- > 0;) {
        const struct vk_step *step = &t->step[i];
        is_open = is_open && (step->marks & VK_STEP_SEALED);
        if (step->marks & VK_STEP_RAISED || (has_passed_others && !is_open))
            break;
        if (step->seat == seat)
            floor = i;
        else if (is_open)
            has_passed_others = true;
        else
            break;
    }
    return floor;
}

/* Play the others' steps behind `to` from the position there; false if one no longer fits. */
static bool others_still_fit(const struct vk_session *t, int seat, uint32_t to)
{
    alignas(8) uint8_t state[VK_STATE_MAX];
    vk_session_at(t, to, state, NULL);
    for (uint32_t i = to; i < t->n; i++) {
        struct vk_step step = t->step[i];
        if (step.seat != seat && play_step(t->game, state, &step, NULL) != VK_OK)
            return false;
    }
    return true;
}

int vk_session_undo(struct vk_session *t, int seat, uint32_t to)
{
    uint32_t n = t->n;
    if (to > n || to < vk_session_floor(t, seat) || !others_still_fit(t, seat, to))
        return VK_ERR_UNDO;
    vk_session_rewind(t, to);
    for (uint32_t i = to; i < n; i++) {
        if (t->step[i].seat == seat)
            continue;
        struct vk_step step = t->step[i];
        play_step(t->game, t->state, &step, NULL);
        add_step(t, &step);
    }
    return VK_OK;
}

int vk_session_rewind(struct vk_session *t, uint32_t to)
{
    if (to > t->n)
        return VK_ERR_UNDO;
    vk_session_at(t, to, t->state, NULL);
    t->n = to;
    if (t->saves.cap && t->saves.n > to / t->saves.gap)
        t->saves.n = to / t->saves.gap;
    for (int k = 0; k < VK_SAVES_NEAR; k++)
        if (t->saves.near[k] > to)
            t->saves.near[k] = 0;
    return VK_OK;
}

/* The last position that is kept and not after `at` steps; after how many it is. NULL: the beginning. */
static const uint8_t *kept_before(const struct vk_session *t, uint32_t at, uint32_t *after)
{
    const struct vk_saves *s = &t->saves;
    uint32_t k = s->cap ? at / s->gap : 0;
    k = k < s->n ? k : s->n;
    const uint8_t *best = k ? saved(t, k) : NULL;
    *after = k * s->gap;
    for (k = 0; k < VK_SAVES_NEAR; k++)
        if (s->near[k] <= at && s->near[k] > *after) {
            best = near(t, k);
            *after = s->near[k];
        }
    return best;
}

void vk_session_at(const struct vk_session *t, uint32_t at, void *out, struct vk_sink *ev)
{
    struct vk_refusal no;
    uint32_t from;
    /* Events come from the last step: that one is played, not looked up. */
    const uint8_t *kept = kept_before(t, ev && at ? at - 1 : at, &from);
    vk_assert(at <= t->n);
    if (kept) {
        memcpy(out, kept, t->game->state_size);
    } else {
        int rc = vk_start(t->game, out, &t->setup, &no, at == 0 ? ev : NULL);
        vk_assert(rc == VK_OK);
        (void)rc;
    }
    for (uint32_t i = from; i < at; i++)
        vk_play(t->game, out, t->step[i].seat, t->step[i].act, i + 1 == at ? ev : NULL);
}

/* What is known is concealed already, but for the beginning, which is not kept. */
void vk_session_view(const struct vk_session *t, uint32_t at, int viewer, void *out)
{
    vk_session_at(t, at, out, NULL);
    if (t->known_by ? at == 0 : viewer != VK_REFEREE)
        t->game->conceal(out, t->known_by ? t->known_by - 1 : viewer);
}

uint32_t vk_session_verify(const struct vk_session *t, const struct vk_chance *chance)
{
    return vk_session_verify_part(t, chance, 0, t->n);
}

uint32_t vk_session_verify_part(const struct vk_session *t, const struct vk_chance *chance,
                                uint32_t from, uint32_t to)
{
    alignas(8) uint8_t state[VK_STATE_MAX];
    struct vk_actions list;
    vk_session_at(t, 0, state, NULL);
    for (uint32_t i = 0; i < to; i++) {
        const struct vk_step *step = &t->step[i];
        if (step->seat == VK_CHANCE && i >= from) {
            vk_legal(t->game, state, VK_CHANCE, &list);
            if (vk_pick_outcome(&list, chance->number(chance, i + 1)) != step->act)
                return i + 1;
        }
        vk_play(t->game, state, step->seat, step->act, NULL);
    }
    return 0;
}

uint32_t vk_session_told(const struct vk_session *t, int viewer, uint32_t at)
{
    uint32_t n = 0;
    if (viewer == VK_REFEREE)
        return at;
    for (uint32_t i = 0; i < at; i++)
        n += t->step[i].seen >> viewer & 1;
    return n;
}

/* ---- Who is told of a step ----------------------------------------------------------------- */

struct told_sink {
    struct vk_sink sink;
    uint16_t told;
};

static void note_event(struct vk_sink *self, const struct vk_event *ev)
{
    struct told_sink *s = (struct told_sink *)self;
    s->told = (uint16_t)(s->told | (ev->veil ? VK_EVERYBODY : ev->seen_by));
}

uint16_t vk_step_told(const struct vk_game *g, int seats, const struct vk_step *step, void *state)
{
    alignas(8) uint8_t before[VK_STATE_MAX], seen_before[VK_STATE_MAX], seen_after[VK_STATE_MAX];
    struct told_sink s = { .sink = { note_event }, .told = step->seen };
    memcpy(before, state, g->state_size);
    vk_play(g, state, step->seat, step->act, &s.sink);
    if (step->seat < VK_SEATS_MAX)
        s.told = (uint16_t)(s.told | VK_ONLY(step->seat));
    for (int v = 0; v <= VK_SPECTATOR; v++) {
        if ((v >= seats && v != VK_SPECTATOR) || s.told >> v & 1)
            continue;
        vk_view(g, before, v, seen_before);
        vk_view(g, state, v, seen_after);
        if (memcmp(seen_before, seen_after, g->state_size) != 0)
            s.told = (uint16_t)(s.told | VK_ONLY(v));
    }
    return s.told;
}
