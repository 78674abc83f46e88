/* state.c - one game under way: who is due, what is legal, steps and their undoing, what it came to. */
#include "lib/lib.h"
#include "vaka/face.h"
#include <stdalign.h>
#include <stdlib.h>
#include <string.h>

enum { FIRST_ROOM = 64 };

/* ---- Memory ---------------------------------------------------------------------------------- */

struct vaka_state *lib_state_new(const struct vaka_game *g)
{
    struct vaka_state *s = calloc(1, sizeof *s);
    void *state = calloc(1, g->game->state_size);
    if (!s || !state) {
        free(s);
        free(state);
        (void)lib_no_memory();
        return NULL;
    }
    *s = (struct vaka_state){ .mark = LIB_STATE, .is_whole = true, .of = *g };
    s->table = (struct vk_session){ .game = g->game, .setup = g->setup, .state = state };
    return s;
}

bool lib_state_room(struct vaka_state *s, uint32_t more)
{
    struct vk_session *t = &s->table;
    uint32_t want = t->n + more, cap = t->cap ? t->cap : FIRST_ROOM;
    if (want <= t->cap)
        return true;
    while (cap < want)
        cap *= 2;
    struct vk_step *step = realloc(t->step, cap * sizeof *step);
    if (!step) {
        (void)lib_no_memory();
        return false;
    }
    t->step = step;
    t->cap = cap;
    return true;
}

void vaka_state_close(vaka_state *s)
{
    if (!s || s->mark != LIB_STATE)
        return;
    s->mark = LIB_CLOSED;
    free(s->table.state);
    free(s->table.step);
    free(s);
}

vaka_state *vaka_state_clone(const vaka_state *s)
{
    if (!lib_is(s, LIB_STATE))
        return NULL;
    struct vaka_state *copy = lib_state_new(&s->of);
    if (!copy)
        return NULL;
    struct vk_session own = copy->table;
    *copy = *s;
    own.setup = s->table.setup;
    copy->table = own;
    if (!lib_state_room(copy, s->table.n ? s->table.n : 1)) {
        vaka_state_close(copy);
        return NULL;
    }
    memcpy(copy->table.state, s->table.state, s->of.game->state_size);
    if (s->table.n)
        memcpy(copy->table.step, s->table.step, s->table.n * sizeof *s->table.step);
    copy->table.n = s->table.n;
    return copy;
}

vaka_game *vaka_state_game(const vaka_state *s)
{
    if (!lib_is(s, LIB_STATE))
        return NULL;
    struct vaka_game *g = malloc(sizeof *g);
    if (g)
        *g = s->of;
    else
        (void)lib_no_memory();
    return g;
}

/* ---- Beginning, chance ----------------------------------------------------------------------- */

/* Steps of chance, as long as it is due and there is a seed. */
static int settle(struct vaka_state *s)
{
    struct vk_session *t = &s->table;
    while (s->has_seed && vk_due(t->game, t->state).kind == VK_RANDOM &&
           !vk_due(t->game, t->state).over) {
        if (!lib_state_room(s, 1))
            return VAKA_MEMORY;
        if (!vk_session_chance(t, &s->chance, 0, NULL))
            break;
    }
    return VAKA_OK;
}

vaka_state *vaka_state_open(const vaka_game *g, const uint64_t *seed)
{
    struct vk_refusal no;
    if (!lib_is(g, LIB_GAME))
        return NULL;
    struct vaka_state *s = lib_state_new(g);
    if (!s)
        return NULL;
    if (vk_session_open(&s->table, g->game, &g->setup, s->table.state, NULL, 0, &no, NULL) !=
        VK_OK) {
        (void)lib_fault(VAKA_SETUP, "%s", no.why);
        vaka_state_close(s);
        return NULL;
    }
    if (seed) {
        s->has_seed = true;
        s->head.seed = *seed;
        s->chance = vk_chance_from_seed(*seed);
    }
    if (settle(s) != VAKA_OK) {
        vaka_state_close(s);
        return NULL;
    }
    return s;
}

int vaka_state_seed(vaka_state *s, uint64_t seed)
{
    if (!lib_is(s, LIB_STATE))
        return VAKA_CALL;
    s->has_seed = true;
    s->head.chance_kind = VK_CHANCE_SEED;
    s->head.seed = seed;
    s->chance = vk_chance_from_seed(seed);
    return settle(s);
}

/* ---- The decision ---------------------------------------------------------------------------- */

static int player_of(struct vk_due due)
{
    if (due.over)
        return VAKA_NOBODY;
    return due.seats ? __builtin_ctz(due.seats) : VAKA_CHANCE;
}

int vaka_state_now(const vaka_state *s, struct vaka_now *now)
{
    if (!lib_is(s, LIB_STATE))
        return VAKA_CALL;
    if (!now)
        return lib_fault(VAKA_CALL, "there is no place for the answer");
    const struct vk_game *g = s->of.game;
    const struct vk_head *h = s->table.state;
    struct vk_due due = vk_due(g, h);
    *now = (struct vaka_now){
        .player = player_of(due),
        .due = due.seats,
        .steps = s->table.n,
        .round = h->round,
        .hash = vk_state_hash(g, h),
        .what = due.over ? "" : g->points[due.point].name,
    };
    return VAKA_OK;
}

/* The list of somebody who is due; 0 or a fault. */
static int list_of(const vaka_state *s, int player, struct vk_actions *list)
{
    list->n = 0;
    if (!lib_is(s, LIB_STATE))
        return VAKA_CALL;
    int seat = lib_seat(&s->of, player);
    if (seat == VK_NONE)
        return VAKA_CALL;
    if (vk_due(s->of.game, s->table.state).over)
        return lib_fault(VAKA_OVER, "%s", vk_error_text(VK_ERR_OVER));
    vk_legal(s->of.game, s->table.state, seat, list);
    if (list->n == 0)
        return lib_fault(VAKA_NOT_DUE, "%s", vk_error_text(VK_ERR_NOT_DUE));
    return VAKA_OK;
}

int vaka_state_legal(const vaka_state *s, int player, int32_t *action, int cap)
{
    struct vk_actions list;
    int rc = list_of(s, player, &list);
    if (rc == VAKA_OVER || rc == VAKA_NOT_DUE)
        return 0;
    if (rc)
        return rc;
    if (!action || cap < list.n)
        return lib_fault(VAKA_FULL, "there are %d legal actions, and room for %d", list.n,
                         action ? cap : 0);
    for (int i = 0; i < list.n; i++)
        action[i] = lib_number(&s->of, list.act[i]);
    return list.n;
}

int vaka_state_outcomes(const vaka_state *s, int32_t *action, double *share, int cap)
{
    struct vk_actions list;
    uint32_t sum = 0;
    int rc = list_of(s, VAKA_CHANCE, &list);
    if (rc)
        return rc;
    if (!action || !share || cap < list.n)
        return lib_fault(VAKA_FULL, "there are %d outcomes, and room for %d", list.n,
                         action && share ? cap : 0);
    for (int i = 0; i < list.n; i++)
        sum += list.weight[i];
    for (int i = 0; i < list.n; i++) {
        action[i] = lib_number(&s->of, list.act[i]);
        share[i] = (double)list.weight[i] / sum;
    }
    return list.n;
}

int vaka_state_apply(vaka_state *s, int player, int action)
{
    if (!lib_is(s, LIB_STATE))
        return VAKA_CALL;
    vk_action a = lib_action(&s->of, action);
    int seat = lib_seat(&s->of, player);
    if (a == VK_NO_ACTION || seat == VK_NONE)
        return VAKA_CALL;
    if (!lib_state_room(s, 1))
        return VAKA_MEMORY;
    int rc = vk_session_act(&s->table, seat, a, 0, NULL);
    if (rc == VK_ERR_ILLEGAL) {
        char text[VK_ACTION_TEXT];
        struct vk_out out = vk_out_to(text, sizeof text);
        vk_action_write(s->of.game, a, &out);
        return lib_fault(VAKA_ILLEGAL, "\"%s\" is not among the legal actions", text);
    }
    if (rc)
        return lib_fault(rc, "%s", vk_error_text(rc));
    return settle(s);
}

int vaka_state_rewind(vaka_state *s, uint32_t steps)
{
    if (!lib_is(s, LIB_STATE))
        return VAKA_CALL;
    if (!s->is_whole)
        return lib_fault(VAKA_UNDO, "an imagined game has no steps to go back to");
    if (vk_session_rewind(&s->table, steps) != VK_OK)
        return lib_fault(VAKA_UNDO, "there are %u steps so far, so there is no step %u", s->table.n,
                         steps);
    return settle(s);
}

int vaka_state_history(const vaka_state *s, uint32_t first, int n, int8_t *player, int32_t *action)
{
    if (!lib_is(s, LIB_STATE))
        return VAKA_CALL;
    if (n < 0 || (n > 0 && (!player || !action)))
        return lib_fault(VAKA_CALL, "there is no place for the steps");
    int done = 0;
    for (uint32_t i = first; i < s->table.n && done < n; i++, done++) {
        const struct vk_step *step = &s->table.step[i];
        player[done] = (int8_t)(step->seat == VK_CHANCE ? VAKA_CHANCE : step->seat);
        action[done] = lib_number(&s->of, step->act);
    }
    return done;
}

/* ---- What it came to ------------------------------------------------------------------------- */

void lib_shares(const struct vk_game *g, const void *state, int seats, double *share)
{
    struct vk_score score = { 0 };
    g->score(state, &score);
    int winners = __builtin_popcount(score.winners);
    for (int seat = 0; seat < seats; seat++)
        share[seat] = score.winners >> seat & 1 ? 1.0 / winners : 0.0;
}

static int room_for_seats(const vaka_state *s, const double *out, int cap)
{
    int seats = s->of.setup.seats;
    if (out && cap >= seats)
        return seats;
    return lib_fault(VAKA_FULL, "there are %d seats, and room for %d", seats, out ? cap : 0);
}

int vaka_state_returns(const vaka_state *s, double *share, int cap)
{
    if (!lib_is(s, LIB_STATE))
        return VAKA_CALL;
    int seats = room_for_seats(s, share, cap);
    if (seats < 0)
        return seats;
    for (int seat = 0; seat < seats; seat++)
        share[seat] = 0;
    if (vk_due(s->of.game, s->table.state).over)
        lib_shares(s->of.game, s->table.state, seats, share);
    return seats;
}

int vaka_state_points(const vaka_state *s, int viewer, double *points, int cap)
{
    alignas(8) uint8_t seen[VK_STATE_MAX];
    struct vk_score score;
    if (!lib_is(s, LIB_STATE))
        return VAKA_CALL;
    int who = lib_viewer(&s->of, viewer), seats = room_for_seats(s, points, cap);
    if (who == VK_NONE)
        return VAKA_CALL;
    if (seats < 0)
        return seats;
    vk_view(s->of.game, s->table.state, who, seen);
    vk_score_for(vk_face_of(s->of.game), seen, who, &score);
    for (int seat = 0; seat < seats; seat++)
        points[seat] = (double)score.total[seat] / s->of.game->score_unit;
    return seats;
}

vaka_state *vaka_state_imagine(const vaka_state *s, int seat, uint64_t seed)
{
    if (!lib_is(s, LIB_STATE))
        return NULL;
    int who = lib_seat(&s->of, seat);
    if (who == VK_NONE || who == VK_CHANCE) {
        (void)lib_fault(VAKA_CALL, "only a seat imagines what is hidden from it");
        return NULL;
    }
    struct vaka_state *other = lib_state_new(&s->of);
    if (!other)
        return NULL;
    struct vk_rng rng = vk_rng_from(seed, 0);
    vk_view(s->of.game, s->table.state, who, other->table.state);
    if (!vk_due(s->of.game, s->table.state).over)
        s->of.game->imagine(other->table.state, who, &rng);
    other->is_whole = false;
    return other;
}
