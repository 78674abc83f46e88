/* play.c - the game of a table: its beginning, a step with what follows by itself, its end. */
#include "table/own.h"
#include <string.h>

/* ---- Memory -------------------------------------------------------------------------------- */

static void make_room(struct vk_table *t, uint32_t cap)
{
    if (cap <= t->game.cap)
        return;
    t->game.cap = cap;
    t->game.step = t->resize(t->game.step, cap * sizeof *t->game.step);
    t->told = t->resize(t->told, cap * sizeof *t->told);
}

void room_keep_near(struct vk_table *t)
{
    struct vk_saves *s = &t->game.saves;
    if (!s->near_state)
        s->near_state = t->resize(NULL, (size_t)VK_SAVES_NEAR * t->game.game->state_size);
}

/* One position more where the next step is one to keep; VK_TABLE_SAVES at most, then the session thins out. */
static void make_save(struct vk_table *t)
{
    struct vk_saves *s = &t->game.saves;
    if (s->n < s->cap || s->cap == VK_TABLE_SAVES ||
        (t->game.n + 1) % (s->cap ? s->gap : VK_SAVES_GAP))
        return;
    if (!s->cap)
        s->gap = VK_SAVES_GAP;
    s->cap++;
    s->state = t->resize(s->state, s->cap * t->game.game->state_size);
    room_keep_near(t);
}

void room_make(struct vk_table *t, uint32_t n)
{
    make_room(t, t->game.n + n);
}

static void room_for_one(struct vk_table *t)
{
    enum { FIRST = 32 };
    if (t->game.n == t->game.cap)
        make_room(t, t->game.cap ? t->game.cap * 2 : FIRST);
    make_save(t);
}

void room_keep_before(struct vk_table *t)
{
    size_t n = t->game.game->state_size;
    if (!t->before)
        t->before = t->resize(NULL, n);
    memcpy(t->before, t->game.state, n);
    t->before_at = t->game.n;
}

void room_drop_before(struct vk_table *t)
{
    if (t->before)
        t->resize(t->before, 0);
    t->before = NULL;
}

void vk_table_drop(struct vk_table *t)
{
    room_drop_before(t);
    if (t->game.saves.state)
        t->resize(t->game.saves.state, 0);
    if (t->game.saves.near_state)
        t->resize(t->game.saves.near_state, 0);
    if (t->game.state)
        t->resize(t->game.state, 0);
    if (t->game.cap) {
        t->resize(t->game.step, 0);
        t->resize(t->told, 0);
    }
    t->game = (struct vk_session){ 0 };
    t->told = NULL;
    t->has_end = false;
}

size_t vk_table_bytes(const struct vk_table *t)
{
    size_t state = t->game.state ? t->game.game->state_size : 0,
           n = 1 + t->game.saves.cap + (t->game.saves.near_state ? VK_SAVES_NEAR : 0) +
               (t->before ? 1 : 0);
    return n * state + t->game.cap * (sizeof *t->game.step + sizeof *t->told);
}

/* ---- Where it stands ----------------------------------------------------------------------- */

bool vk_table_is_over(const struct vk_table *t)
{
    const struct vk_head *h = t->game.state;
    return h && h->over;
}

bool vk_table_is_running(const struct vk_table *t)
{
    return t->game.state && !vk_table_is_over(t) && !t->is_given_up;
}

uint16_t vk_table_due(const struct vk_table *t)
{
    return vk_table_is_running(t) ? vk_due(t->game.game, t->game.state).seats : 0;
}

void vk_table_summarise(const struct vk_table *t, int viewer, struct vk_summary *out)
{
    _Alignas(8) uint8_t seen[VK_STATE_MAX];
    struct vk_score score;
    *out = (struct vk_summary){ 0 };
    if (!t->game.state)
        return;
    const struct vk_head *h = (const struct vk_head *)(const void *)seen;
    int as = vk_table_is_over(t) ? VK_REFEREE : viewer;
    vk_view(t->game.game, t->game.state, as, seen);
    vk_score_for(vk_face_of(t->game.game), seen, as, &score);
    out->round = h->round;
    out->step = vk_table_number(t, viewer, t->game.n);
    out->due = vk_table_due(t);
    out->winners = vk_table_is_over(t) ? score.winners : 0;
    out->n_scores = t->game.setup.seats;
    memcpy(out->score, score.total, sizeof out->score);
}

/* ---- The journal --------------------------------------------------------------------------- */

static void keep_line(struct vk_clerk *clerk, const char *text, const struct vk_out *out)
{
    if (clerk->line)
        clerk->line(clerk, text, out->len);
}

void room_name_seats(struct vk_table *t)
{
    for (int i = 0; i < t->game.setup.seats; i++) {
        memset(t->head.bot[i], 0, sizeof t->head.bot[i]);
        memcpy(t->head.name[i], t->name[i], sizeof t->head.name[i]);
        if (t->seat[i].who == VK_SEAT_BOT)
            memcpy(t->head.bot[i], t->seat[i].level, sizeof t->seat[i].level);
    }
}

static void write_head(struct vk_table *t, struct vk_clerk *clerk)
{
    char line[VK_JOURNAL_LINE];
    struct vk_out out = vk_out_to(line, sizeof line);
    room_name_seats(t);
    t->journal = (struct vk_journal){ 0 };
    vk_journal_write_head(&t->journal, t->game.game, &t->game.setup, &t->head, &out);
    keep_line(clerk, line, &out);
}

static void write_step(struct vk_table *t, struct vk_clerk *clerk)
{
    char line[VK_JOURNAL_LINE];
    struct vk_out out = vk_out_to(line, sizeof line);
    vk_journal_write_step(&t->journal, t->game.game, t->game.n, &t->game.step[t->game.n - 1], &out);
    keep_line(clerk, line, &out);
}

void room_end(struct vk_table *t, struct vk_clerk *clerk)
{
    char line[VK_JOURNAL_LINE];
    struct vk_out out = vk_out_to(line, sizeof line);
    bool is_fair = t->head.chance_kind == VK_CHANCE_FAIR;
    vk_journal_write_end(&t->journal, &t->game, is_fair ? t->chance.secret : NULL, clerk->now,
                         &out);
    t->has_end = true;
    keep_line(clerk, line, &out);
}

/* ---- Steps --------------------------------------------------------------------------------- */

/* The usual answer for a person who has nothing to say where he is asked often. */
static bool answer_quietly(struct vk_table *t, int64_t now)
{
    const struct vk_game *g = t->game.game;
    struct vk_due due = vk_due(g, t->game.state);
    struct vk_actions list;
    if (!g->quiet_point || due.over || due.point != g->quiet_point)
        return false;
    int seat = vk_top_of(t->game.state)->seat;
    if (t->seat[seat].who == VK_SEAT_BOT || t->hands >> seat & 1)
        return false;
    vk_legal(g, t->game.state, seat, &list);
    return vk_session_act(&t->game, seat, list.act[list.usual], now, NULL) == VK_OK;
}

void room_settle(struct vk_table *t, uint32_t from, struct vk_clerk *clerk)
{
    for (;;) {
        room_for_one(t);
        if (!vk_session_chance(&t->game, &t->chance, clerk->now, NULL) &&
            !answer_quietly(t, clerk->now))
            break;
        write_step(t, clerk);
    }
    vk_table_tell(t, from);
    if (vk_table_is_over(t))
        room_end(t, clerk);
}

int vk_table_begin(struct vk_table *t, const struct vk_game *g, const struct vk_setup *cfg,
                   struct vk_clerk *clerk, struct vk_refusal *no)
{
    void *state = t->resize(NULL, g->state_size);
    int rc = vk_session_open(&t->game, g, cfg, state, NULL, 0, no, NULL);
    if (rc != VK_OK) {
        t->resize(state, 0);
        t->game = (struct vk_session){ 0 };
        return rc;
    }
    write_head(t, clerk);
    room_settle(t, 0, clerk);
    return VK_OK;
}

/* Positions are kept on the way, so that nothing is played twice, and no undo in the journal goes back to the start. */
static void keep_on_the_way(struct vk_table *t, uint32_t n_lines)
{
    uint32_t cap = n_lines / VK_SAVES_GAP;
    cap = cap < VK_TABLE_SAVES ? cap : VK_TABLE_SAVES;
    if (!cap)
        return;
    room_keep_near(t);
    vk_session_keep(&t->game, t->resize(NULL, cap * t->game.game->state_size), cap);
}

static bool begin_read(struct vk_table *t, const struct vk_game *g, const struct vk_setup *cfg,
                       struct vk_journal_fault *no)
{
    struct vk_refusal refusal;
    void *state = t->resize(NULL, g->state_size);
    if (vk_session_open(&t->game, g, cfg, state, NULL, 0, &refusal, NULL) == VK_OK)
        return true;
    struct vk_out why = vk_out_to(no->why, sizeof no->why);
    vk_put(&why, refusal.why);
    no->line = 1;
    t->resize(state, 0);
    t->game = (struct vk_session){ 0 };
    return false;
}

bool vk_table_read(struct vk_table *t, const char *text, size_t n, struct vk_journal_fault *no)
{
    struct vk_setup cfg;
    const struct vk_game *g;
    size_t used;
    if (!vk_journal_read_head(text, n, &g, &cfg, &t->head, &t->journal, &used, no) ||
        !begin_read(t, g, &cfg, no))
        return false;
    uint32_t n_lines = vk_journal_lines(text, n);
    make_room(t, n_lines + 8);
    keep_on_the_way(t, n_lines);
    t->end = (struct vk_journal_end){ 0 };
    if (!vk_journal_read_more(text + used, n - used, &t->game, &t->head, &t->end, &t->journal, NULL,
                              no)) {
        vk_table_drop(t);
        return false;
    }
    t->has_end = t->end.is_there;
    vk_table_tell(t, 0);
    return true;
}

int vk_table_act(struct vk_table *t, int seat, vk_action a, struct vk_clerk *clerk)
{
    uint32_t from = t->game.n;
    if (!vk_table_is_running(t))
        return VK_ERR_OVER;
    room_for_one(t);
    room_keep_before(t);
    int rc = vk_session_act(&t->game, seat, a, clerk->now, NULL);
    if (rc != VK_OK) {
        room_drop_before(t);
        return rc;
    }
    write_step(t, clerk);
    room_settle(t, from, clerk);
    return VK_OK;
}

/* ---- What nobody is asked ------------------------------------------------------------------ */

/* Does the seat know anything that somebody who watches does not? */
static bool has_secrets(const struct vk_table *t, const void *seen)
{
    _Alignas(8) uint8_t open[VK_STATE_MAX];
    vk_view(t->game.game, t->game.state, VK_SPECTATOR, open);
    return memcmp(open, seen, t->game.game->state_size) != 0;
}

bool vk_table_unasked(struct vk_table *t, int seat, struct vk_unasked *out)
{
    _Alignas(8) uint8_t seen[VK_STATE_MAX];
    const struct vk_face *face = vk_face_of(t->game.game);
    struct vk_wishes *w = &t->wishes[seat];
    struct vk_actions list;
    bool came_back = w->asked_at && w->asked_at == vk_table_number(t, seat, t->game.n);
    if (!w->is_on || came_back || t->seat[seat].who != VK_SEAT_PERSON ||
        !(vk_table_due(t) >> seat & 1))
        return false;
    vk_view(t->game.game, t->game.state, seat, seen);
    vk_legal(t->game.game, seen, seat, &list);
    int at = vk_unasked(w, face, seen, seat, &list);
    if (at < 0)
        return false;
    out->act = list.act[at];
    out->is_covered = !vk_routine(face, seen, seat, &list).is_open && has_secrets(t, seen);
    return true;
}

bool vk_table_is_covered(const struct vk_table *t, int seat, vk_action a)
{
    _Alignas(8) uint8_t seen[VK_STATE_MAX];
    const struct vk_game *g = t->game.game;
    struct vk_actions list;
    if (!t->wishes[seat].is_on || t->wishes[seat].is_giving || g->verbs[vk_verb_of(a)].arg[0])
        return false;
    vk_view(g, t->game.state, seat, seen);
    vk_legal(g, seen, seat, &list);
    return list.n && list.act[list.usual] == a &&
           !vk_routine(vk_face_of(g), seen, seat, &list).is_open && has_secrets(t, seen);
}

void vk_table_mark_unasked(struct vk_table *t, uint32_t i)
{
    t->game.step[i].marks |= VK_STEP_UNASKED;
}

bool vk_table_is_open_after(const struct vk_table *t, uint32_t n)
{
    for (uint32_t i = n; i < t->game.n; i++)
        if (t->game.step[i].seat < t->game.setup.seats)
            return true;
    return false;
}
