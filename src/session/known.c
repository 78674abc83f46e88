/*
 * known.c - see known.h. A head, then for each step who did what, and the runs of bytes in which the position that the
 * seat saw behind it differs from the one before; a run of none ends the step.
 */
#include "vaka/known.h"
#include "vaka/hash.h"
#include "vaka/registry.h"
#include <string.h>

enum {
    VERSION = 1,
    GAP = 4, /* bytes that stayed: fewer do not end a run */
};

struct head {
    uint32_t version, rules;
    char game[16];
    uint8_t seat, seats, unused[6];
    int16_t option[VK_OPTIONS_MAX];
    uint64_t
        start; /* hash of the position before the first step: states of other programs look otherwise */
};

struct done {
    uint32_t act;
    uint32_t seat;
};

struct run {
    uint16_t at, n;
};

static void put(struct vk_out *out, const void *bytes, size_t n)
{
    vk_put_bytes(out, bytes, n);
}

/* The position before the first step, as the seat sees it. False: the game refuses this setup. */
static bool start(const struct vk_game *g, const struct vk_setup *cfg, int seat, void *out)
{
    struct vk_refusal no;
    if (vk_start(g, out, cfg, &no, NULL) != VK_OK)
        return false;
    g->conceal(out, seat);
    return true;
}

/* ---- Writing ------------------------------------------------------------------------------- */

static void put_head(const struct vk_session *t, int seat, const void *first, struct vk_out *out)
{
    struct head h = { .version = VERSION,
                      .rules = t->game->rules_version,
                      .seat = (uint8_t)seat,
                      .seats = t->setup.seats,
                      .start = vk_state_hash(t->game, first) };
    struct vk_out id = vk_out_to(h.game, sizeof h.game);
    vk_put(&id, t->game->id);
    vk_assert(vk_out_ok(&id));
    memcpy(h.option, t->setup.option, sizeof h.option);
    put(out, &h, sizeof h);
}

/* Where the next run begins, from `at` on; its length is in *n, 0 at the end. */
static size_t next_run(const uint8_t *was, const uint8_t *is, size_t size, size_t at, size_t *n)
{
    while (at < size && was[at] == is[at])
        at++;
    size_t end = at;
    for (size_t i = at; i < size && i - end < GAP; i++)
        if (was[i] != is[i])
            end = i + 1;
    *n = end - at;
    return at;
}

static void put_changes(const uint8_t *was, const uint8_t *is, size_t size, struct vk_out *out)
{
    size_t at = 0, n;
    do {
        at = next_run(was, is, size, at, &n);
        struct run run = { (uint16_t)(n ? at : 0), (uint16_t)n };
        put(out, &run, sizeof run);
        put(out, is + at, n);
        at += n;
    } while (n);
}

void vk_known_write(const struct vk_session *t, int seat, uint32_t most, struct vk_out *out)
{
    _Alignas(8) uint8_t state[VK_STATE_MAX], was[VK_STATE_MAX], is[VK_STATE_MAX];
    const struct vk_game *g = t->game;
    uint32_t n = 0;
    vk_session_at(t, 0, state, NULL);
    vk_view(g, state, seat, was);
    put_head(t, seat, was, out);
    for (uint32_t i = 0; i < t->n && n < most; i++) {
        const struct vk_step *step = &t->step[i];
        bool is_told = vk_step_told(g, t->setup.seats, step, state) >> seat & 1;
        bool is_end = vk_due(g, state).over;
        if (!is_told && !is_end)
            continue;
        n++;
        bool is_read = step->seen >> seat & 1 || step->seat == seat;
        struct done done = { is_read ? step->act : VK_NO_ACTION, step->seat };
        put(out, &done, sizeof done);
        vk_view(g, state, is_end ? VK_REFEREE : seat, is);
        put_changes(was, is, g->state_size, out);
        memcpy(was, is, g->state_size);
    }
}

/* ---- Reading ------------------------------------------------------------------------------- */

struct reader {
    const char *at, *end;
};

static bool take(struct reader *r, void *out, size_t n)
{
    if ((size_t)(r->end - r->at) < n)
        return false;
    memcpy(out, r->at, n);
    r->at += n;
    return true;
}

/* One step; `view` becomes the position behind it. */
static bool take_step(struct reader *r, const struct vk_game *g, struct done *done, uint8_t *view)
{
    struct run run;
    if (!take(r, done, sizeof *done) || (done->seat >= VK_SEATS_MAX && done->seat != VK_CHANCE))
        return false;
    do {
        if (!take(r, &run, sizeof run) || run.at + run.n > g->state_size ||
            !take(r, view + run.at, run.n))
            return false;
    } while (run.n);
    return true;
}

static bool take_head(struct reader *r, struct vk_known *out, uint8_t *first)
{
    struct head h;
    if (!take(r, &h, sizeof h) || h.version != VERSION || h.game[sizeof h.game - 1])
        return false;
    out->game = vk_game_by_id(h.game);
    out->seat = h.seat;
    out->setup.seats = h.seats;
    memcpy(out->setup.option, h.option, sizeof h.option);
    return out->game && out->game->rules_version == h.rules && h.seats >= out->game->seats_min &&
           h.seats <= out->game->seats_max && h.seat < h.seats &&
           start(out->game, &out->setup, h.seat, first) &&
           vk_state_hash(out->game, first) == h.start;
}

bool vk_known_look(const char *bytes, size_t size, struct vk_known *out)
{
    _Alignas(8) uint8_t view[VK_STATE_MAX];
    struct reader r = { bytes, bytes + size };
    struct done done;
    *out = (struct vk_known){ .bytes = bytes, .size = size };
    if (!take_head(&r, out, view))
        return false;
    for (; r.at < r.end; out->n++)
        if (!take_step(&r, out->game, &done, view))
            return false;
    return true;
}

void vk_known_read(const struct vk_known *k, struct vk_step *steps, void *views,
                   struct vk_session *out)
{
    _Alignas(8) uint8_t view[VK_STATE_MAX];
    struct reader r = { k->bytes + sizeof(struct head), k->bytes + k->size };
    size_t size = k->game->state_size;
    *out = (struct vk_session){ .game = k->game,
                                .setup = k->setup,
                                .state = (uint8_t *)views + k->n * size,
                                .step = steps,
                                .n = k->n,
                                .cap = k->n,
                                .known_by = (uint8_t)(k->seat + 1),
                                .saves = { .gap = 1, .n = k->n, .cap = k->n, .state = views } };
    (void)start(k->game, &k->setup, k->seat, view);
    for (uint32_t i = 0; i < k->n; i++) {
        struct done done;
        (void)take_step(&r, k->game, &done, view);
        steps[i] = (struct vk_step){ .seat = (uint8_t)done.seat, .act = done.act };
        memcpy((uint8_t *)views + i * size, view, size);
    }
    memcpy(out->state, view, size);
}
