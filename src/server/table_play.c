/* table_play.c - steps: the beginning of a game, a move with the chance that follows, the end. */
#include "server/metrics.h"
#include "server/table.h"
#include "session/fair.h"
#include "store/xmalloc.h"
#include "vaka/registry.h"
#include <jansson.h>
#include <stdalign.h>
#include <stdio.h>
#include <string.h>

/* ---- Options as text: "key=value key=value" ------------------------------------------------- */

/* What was written, where it is short and plain enough to be said again: “lenght=short”, then why. */
static void put_written(const char *key, const char *value, struct vk_out *out)
{
    enum { SHORT = 60 };
    size_t plain = strspn(key, "abcdefghijklmnopqrstuvwxyz_0123456789");
    plain += strspn(value, "abcdefghijklmnopqrstuvwxyz_0123456789-+.");
    if (plain != strlen(key) + strlen(value) || plain > SHORT)
        return;
    vk_put(out, "“");
    vk_put(out, key);
    vk_put(out, "=");
    vk_put(out, value);
    vk_put(out, "”: ");
}

bool table_options(const struct vk_game *g, const char *options, struct vk_setup *cfg, char *why,
                   size_t n)
{
    char text[sizeof((struct store_table *)0)->options];
    char *rest = NULL;
    (void)snprintf(text, sizeof text, "%s", options);
    for (char *word = strtok_r(text, " ", &rest); word; word = strtok_r(NULL, " ", &rest)) {
        char *value = strchr(word, '=');
        struct vk_out out = vk_out_to(why, n);
        if (!value)
            return false;
        *value++ = 0;
        put_written(word, value, &out);
        if (!vk_setup_option(g, cfg, word, value, &out))
            return false;
    }
    return true;
}

/* ---- Lines --------------------------------------------------------------------------------- */

static void make_room(struct table *t)
{
    if (t->game.n < t->game.cap)
        return;
    t->game.cap = t->game.cap ? t->game.cap * 2 : 32;
    t->game.step = xrealloc(t->game.step, t->game.cap, sizeof *t->game.step);
    t->told = xrealloc(t->told, t->game.cap, sizeof *t->told);
}

static void add_step_line(struct table *t, struct change *c)
{
    char line[VK_JOURNAL_LINE];
    struct vk_out out = vk_out_to(line, sizeof line);
    vk_journal_write_step(&t->journal, t->game.game, t->game.n, &t->game.step[t->game.n - 1], &out);
    change_line(c, line, out.len);
}

static void add_end_line(struct table *t, struct change *c)
{
    char line[VK_JOURNAL_LINE];
    struct vk_out out = vk_out_to(line, sizeof line);
    vk_journal_write_end(&t->journal, &t->game, t->row.secret, t->sv->now, &out);
    change_line(c, line, out.len);
}

/* The usual answer for a person who has nothing to say where he is asked often. */
static bool answer_quietly(struct table *t)
{
    const struct vk_game *g = t->game.game;
    struct vk_due due = vk_due(g, t->game.state);
    struct vk_actions list;
    if (!g->quiet_point || due.over || due.point != g->quiet_point)
        return false;
    int seat = vk_top_of(t->game.state)->seat;
    if (seat_is_bot(&t->row.seat[seat]) || t->hands >> seat & 1)
        return false;
    vk_legal(g, t->game.state, seat, &list);
    return vk_session_act(&t->game, seat, list.act[list.usual], t->sv->now, NULL) == VK_OK;
}

void table_settle(struct table *t, struct change *c)
{
    struct vk_chance chance = vk_chance_from_secret(t->row.secret);
    for (;;) {
        make_room(t);
        if (vk_session_chance(&t->game, &chance, t->sv->now, NULL))
            metrics_add(t->sv->metrics, M_MOVES_CHANCE, 1);
        else if (!answer_quietly(t))
            return;
        add_step_line(t, c);
    }
}

/* ---- What a lobby shows -------------------------------------------------------------------- */

void table_summarise(const struct table *t, int viewer, struct summary *out)
{
    alignas(8) uint8_t seen[VK_STATE_MAX];
    struct vk_score score;
    *out = (struct summary){ .rest = t->rest };
    if (!t->game.state)
        return;
    const struct vk_head *h = (const struct vk_head *)(const void *)seen;
    vk_view(t->game.game, t->game.state, table_is_over(t) ? VK_REFEREE : viewer, seen);
    vk_score_for(vk_face_of(t->game.game), seen, table_is_over(t) ? VK_REFEREE : viewer, &score);
    out->round = h->round;
    out->step = table_number(t, viewer, t->game.n);
    out->due = table_due(t);
    out->winners = table_is_over(t) ? score.winners : 0;
    out->n_scores = t->row.n_seats;
    memcpy(out->score, score.total, sizeof out->score);
}

void summary_write(const struct summary *s, int seats, char text[STORE_SUMMARY])
{
    struct vk_out out = vk_out_to(text, STORE_SUMMARY);
    struct vk_json j = vk_json_to(&out);
    vk_json_object(&j, NULL);
    vk_json_int(&j, "round", s->round);
    vk_json_int(&j, "step", s->step);
    vk_json_int(&j, "due", s->due);
    vk_json_int(&j, "winners", s->winners);
    vk_json_array(&j, "scores");
    for (int i = 0; i < seats && i < s->n_scores; i++)
        vk_json_int(&j, NULL, s->score[i]);
    vk_json_end(&j, ']');
    vk_json_int(&j, "rest", s->rest);
    vk_json_end(&j, '}');
}

void summary_read(const char *text, struct summary *out)
{
    *out = (struct summary){ 0 };
    json_t *root = json_loads(text, 0, NULL);
    if (!root)
        return;
    const json_t *scores = json_object_get(root, "scores");
    out->round = (int)json_integer_value(json_object_get(root, "round"));
    out->step = (uint32_t)json_integer_value(json_object_get(root, "step"));
    out->due = (uint16_t)json_integer_value(json_object_get(root, "due"));
    out->winners = (uint16_t)json_integer_value(json_object_get(root, "winners"));
    for (size_t i = 0; i < json_array_size(scores) && i < VK_SEATS_MAX; i++)
        out->score[out->n_scores++] = (int32_t)json_integer_value(json_array_get(scores, i));
    out->rest = json_integer_value(json_object_get(root, "rest"));
    json_decref(root);
}

void table_write_summary(struct table *t)
{
    struct summary s;
    table_summarise(t, VK_SPECTATOR, &s);
    summary_write(&s, t->row.n_seats, t->row.summary);
}

/* ---- Steps --------------------------------------------------------------------------------- */

/* All that follows from steps made since `from`: who was told, the end, clocks, the summary. */
void table_finish(struct table *t, struct change *c, uint32_t from, int seat)
{
    table_tell(t, from);
    if (vk_due(t->game.game, t->game.state).over && t->row.status == TABLE_RUNNING) {
        t->row.status = TABLE_OVER;
        add_end_line(t, c);
        metrics_add(t->sv->metrics, M_GAMES_OVER, 1);
    }
    clock_go(t, seat);
    t->row.updated = t->sv->now;
    table_write_summary(t);
    t->bot.has_move = false;
}

int table_take_step(struct table *t, struct change *c, int seat, vk_action a)
{
    uint32_t from = t->game.n;
    struct clock_note note = clock_note(t);
    bool is_public = false;
    make_room(t);
    clock_stop(t);
    int rc = vk_session_act(&t->game, seat, a, t->sv->now, NULL);
    if (rc != VK_OK)
        return rc;
    add_step_line(t, c);
    table_settle(t, c);
    c->from = from;
    c->seat = (uint8_t)seat;
    table_finish(t, c, from, seat);
    for (uint32_t i = from; i < t->game.n; i++)
        is_public = is_public || table_is_public(t, i);
    if (!is_public)
        clock_restore(t, &note);
    return VK_OK;
}

static void write_head(struct table *t, struct change *c)
{
    char line[VK_JOURNAL_LINE];
    struct vk_out out = vk_out_to(line, sizeof line);
    struct vk_journal_head *h = &t->head;
    *h = (struct vk_journal_head){ .chance_kind = VK_CHANCE_FAIR };
    vk_fair_commit(t->row.secret, h->commit);
    for (int i = 0; i < t->row.n_seats; i++) {
        memcpy(h->name[i], t->name[i], STORE_NAME);
        if (t->row.seat[i].kind == SEAT_BOT)
            memcpy(h->bot[i], t->row.seat[i].level, sizeof t->row.seat[i].level);
    }
    t->journal = (struct vk_journal){ 0 };
    vk_journal_write_head(&t->journal, t->game.game, &t->game.setup, h, &out);
    change_line(c, line, out.len);
}

void table_begin(struct table *t, struct change *c)
{
    const struct vk_game *g = vk_game_by_id(t->row.game);
    struct vk_setup cfg;
    struct vk_refusal no;
    char why[200];
    _Static_assert((int)STORE_NAME == (int)VK_NAME_MAX, "names fit the journal");
    void *state = xmalloc(g->state_size);
    vk_setup_standard(g, t->row.n_seats, &cfg);
    bool is_right = table_options(g, t->row.options, &cfg, why, sizeof why) &&
                    vk_session_open(&t->game, g, &cfg, state, NULL, 0, &no, NULL) == VK_OK;
    vk_assert(is_right); /* the options were tried when the table was opened */
    (void)is_right;
    t->row.status = TABLE_RUNNING;
    write_head(t, c);
    clock_begin(t);
    table_settle(t, c);
    c->from = 0;
    table_finish(t, c, 0, VK_NONE);
}

void table_retrace(struct table *t, struct change *c, const struct vk_step *steps, uint32_t n)
{
    uint16_t hands = t->hands;
    t->hands = VK_EVERYBODY; /* quiet questions have the answers that they got */
    while (t->game.n < n) {
        const struct vk_step *s = &steps[t->game.n];
        int rc = table_take_step(t, c, s->seat, s->act);
        vk_assert(rc == VK_OK); /* it was legal there, and all before it is the same */
        (void)rc;
    }
    t->hands = hands;
    c->from = 0;
    c->seat = VK_NONE;
}
