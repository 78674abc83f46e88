/* show_game.c - views, steps, events and sentences of a table as JSON, for one viewer. */
#include "server/show.h"
#include "vaka/face.h"
#include <stdalign.h>
#include <string.h>

enum { SENTENCE = 1000, EVENTS_MAX = 256 };

/* ---- The events of one step ---------------------------------------------------------------- */

struct event_sink {
    struct vk_sink sink;
    int viewer;
    int n; /* those that the viewer gets */
    struct vk_event ev[EVENTS_MAX];
};

static void keep_event(struct vk_sink *self, const struct vk_event *ev)
{
    struct event_sink *s = (struct event_sink *)self;
    if (s->n < EVENTS_MAX && vk_event_for(ev, s->viewer, &s->ev[s->n]))
        s->n++;
}

static void play_step(const struct table *t, uint32_t i, void *state, struct event_sink *s,
                      int viewer)
{
    const struct vk_step *step = &t->game.step[i];
    s->sink.put = keep_event;
    s->viewer = viewer;
    s->n = 0;
    vk_play(t->game.game, state, step->seat, step->act, &s->sink);
}

static void write_actor(struct vk_json *j, const char *key, int actor)
{
    if (actor == VK_CHANCE)
        vk_json_text(j, key, "chance");
    else if (actor < VK_SEATS_MAX)
        vk_json_int(j, key, actor);
    else if (actor == VK_NEUTRAL)
        vk_json_text(j, key, "neutral");
    else
        vk_json_null(j, key);
}

static void write_arg(struct vk_json *j, const struct vk_game *g, unsigned kind, int value)
{
    const struct vk_arg_kind *k = &g->arg_kinds[kind];
    if (value < 0 || value >= k->n)
        vk_json_null(j, NULL); /* unknown to this viewer */
    else if (k->words)
        vk_json_text(j, NULL, k->words[value]);
    else
        vk_json_int(j, NULL, value + k->base);
}

static void write_event(struct vk_json *j, const struct vk_game *g, const struct vk_event *ev)
{
    const struct vk_event_def *def = &g->events[ev->kind];
    vk_json_object(j, NULL);
    vk_json_text(j, "name", def->name);
    write_actor(j, "actor", ev->actor);
    vk_json_array(j, "args");
    for (int i = 0; i < VK_EVENT_ARGS && def->arg[i]; i++)
        write_arg(j, g, def->arg[i], ev->arg[i]);
    vk_json_end(j, ']');
    vk_json_end(j, '}');
}

/* The log of a step, line by line. `after` is the true state. */
static void write_sentences(struct vk_json *j, const struct step_look *s,
                            const struct event_sink *heard, const void *after)
{
    alignas(8) uint8_t seen[VK_STATE_MAX];
    struct vk_words words;
    const struct vk_face *face = vk_face_of(s->t->game.game);
    vk_view(s->t->game.game, after, s->viewer, seen);
    table_words(s->t, &words);
    words.state = seen;
    words.viewer = s->viewer;
    for (int i = 0, told; i < heard->n; i += told) {
        char text[SENTENCE];
        struct vk_out out = vk_out_to(text, sizeof text);
        told = vk_events_text(face, &heard->ev[i], heard->n - i, &words, &out);
        if (!out.len)
            continue;
        int actor = vk_events_actor(&heard->ev[i], told);
        vk_json_object(j, NULL);
        vk_json_int(j, "n", s->number);
        if (actor < VK_SEATS_MAX)
            vk_json_int(j, "seat", actor);
        else
            vk_json_null(j, "seat");
        vk_json_text(j, "text", text);
        vk_json_int(j, "time", s->t->game.step[s->i].time);
        vk_json_end(j, '}');
    }
}

void show_seat_of_step(struct vk_json *j, const struct vk_step *step)
{
    if (step->seat == VK_CHANCE)
        vk_json_text(j, "seat", "chance");
    else
        vk_json_int(j, "seat", step->seat);
}

void show_step(struct vk_json *j, const struct step_look *s, const void *before)
{
    alignas(8) uint8_t state[VK_STATE_MAX];
    const struct vk_game *g = s->t->game.game;
    const struct vk_step *step = &s->t->game.step[s->i];
    struct event_sink sink;
    memcpy(state, before, g->state_size);
    play_step(s->t, s->i, state, &sink, s->viewer);
    show_seat_of_step(j, step);
    if (s->viewer == VK_REFEREE || step->seen >> s->viewer & 1) {
        char text[VK_ACTION_TEXT];
        struct vk_out out = vk_out_to(text, sizeof text);
        vk_action_write(g, step->act, &out);
        vk_json_text(j, "do", text);
    } else {
        vk_json_null(j, "do");
    }
    vk_json_int(j, "time", step->time);
    vk_json_array(j, "events");
    for (int i = 0; i < sink.n; i++)
        write_event(j, g, &sink.ev[i]);
    vk_json_end(j, ']');
    vk_json_array(j, "log");
    write_sentences(j, s, &sink, state);
    vk_json_end(j, ']');
}

/* ---- Many steps ---------------------------------------------------------------------------- */

static bool is_told(const struct table *t, uint32_t i, int viewer)
{
    return viewer == VK_REFEREE || table_is_over(t) || t->told[i] >> viewer & 1;
}

static void write_standing(struct vk_json *j, const struct table *t, int viewer, const void *state)
{
    alignas(8) uint8_t seen[VK_STATE_MAX];
    struct vk_score score;
    const struct vk_head *h = (const struct vk_head *)(const void *)seen;
    vk_view(t->game.game, state, viewer, seen);
    vk_score_for(vk_face_of(t->game.game), seen, viewer, &score);
    vk_json_int(j, "round", h->round);
    vk_json_array(j, "scores");
    for (int i = 0; i < h->seats; i++)
        vk_json_int(j, NULL, score.total[i]);
    vk_json_end(j, ']');
}

void show_steps(struct vk_json *j, const struct table *t, int viewer, uint32_t from, uint32_t to)
{
    alignas(8) uint8_t state[VK_STATE_MAX];
    const struct vk_session *game = &t->game;
    struct step_look s = { .t = t, .viewer = viewer };
    vk_json_object(j, NULL);
    vk_json_array(j, "steps");
    vk_session_at(game, 0, state, NULL);
    for (; s.i < game->n && s.number < to; s.i++) {
        bool is_shown = false;
        if (is_told(t, s.i, viewer))
            is_shown = ++s.number >= from;
        if (is_shown) {
            vk_json_object(j, NULL);
            vk_json_int(j, "n", s.number);
            show_step(j, &s, state);
        }
        vk_play(game->game, state, game->step[s.i].seat, game->step[s.i].act, NULL);
        if (is_shown) {
            write_standing(j, t, viewer, state);
            vk_json_end(j, '}');
        }
    }
    vk_json_end(j, ']');
    vk_json_end(j, '}');
}

static int count_events(const struct table *t, int viewer)
{
    alignas(8) uint8_t state[VK_STATE_MAX];
    struct event_sink sink;
    int n = 0;
    vk_session_at(&t->game, 0, state, NULL);
    for (uint32_t i = 0; i < t->game.n; i++) {
        play_step(t, i, state, &sink, viewer);
        n += sink.n;
    }
    return n;
}

void show_log(struct vk_json *j, const struct table *t, int viewer)
{
    alignas(8) uint8_t state[VK_STATE_MAX];
    struct event_sink sink;
    struct step_look s = { .t = t, .viewer = viewer };
    vk_json_array(j, "log");
    int skip = t->game.state ? count_events(t, viewer) - LOG_SHOWN : 0;
    if (t->game.state)
        vk_session_at(&t->game, 0, state, NULL);
    for (uint32_t i = 0; i < t->game.n; i++) {
        play_step(t, i, state, &sink, viewer);
        s.i = i;
        s.number += is_told(t, i, viewer);
        skip -= sink.n;
        if (skip < 0)
            write_sentences(j, &s, &sink, state);
    }
    vk_json_end(j, ']');
}

/* ---- The position -------------------------------------------------------------------------- */

static void begin_value(struct vk_json *j, const char *key)
{
    if (!j->first[j->depth])
        vk_put_char(j->out, ',');
    j->first[j->depth] = true; /* what comes next brings no comma of its own */
    vk_put_json_string(j->out, key, strlen(key));
    vk_put_char(j->out, ':');
}

void show_view_at(struct vk_json *j, const char *key, const struct table *t, int viewer,
                  const void *state, uint32_t number)
{
    struct vk_words words;
    table_words(t, &words);
    if (key)
        begin_value(j, key);
    vk_view_json_in(t->game.game, state, viewer, number, &words, j);
}

void show_view(struct vk_json *j, const char *key, const struct table *t, int viewer)
{
    if (t->game.state)
        show_view_at(j, key, t, viewer, t->game.state, table_number(t, viewer, t->game.n));
    else
        vk_json_null(j, key);
}

void show_undo(struct vk_json *j, const struct table *t, int viewer)
{
    bool is_player =
        viewer < t->row.n_seats && t->row.status == TABLE_RUNNING && !t->row.seat[viewer].away;
    uint32_t floor = is_player ? table_floor(t, viewer) : t->game.n;
    vk_json_object(j, "undo");
    vk_json_int(j, "floor", table_number(t, viewer, floor));
    vk_json_bool(j, "can",
                 floor < t->game.n &&
                     table_number(t, viewer, floor) < table_number(t, viewer, t->game.n));
    char day[VK_DAY_TEXT];
    uint32_t own = is_player && !table_daily(&t->row, day) ? undo_own_last(t, viewer) : 0;
    if (own)
        vk_json_int(j, "ask", table_number(t, viewer, own - 1));
    else
        vk_json_null(j, "ask");
    vk_json_end(j, '}');
}

static void write_mask(struct vk_json *j, const char *key, unsigned mask)
{
    vk_json_array(j, key);
    for (int i = 0; i < VK_SEATS_MAX; i++)
        if (mask >> i & 1)
            vk_json_int(j, NULL, i);
    vk_json_end(j, ']');
}

static void write_answer(struct vk_json *j, const struct undo_answer *a)
{
    static const char *const how[] = { "", "agreed", "refused", "withdrawn", "moved", "seats" };
    if (!a->how) {
        vk_json_null(j, "answer");
        return;
    }
    vk_json_object(j, "answer");
    vk_json_int(j, "by", a->by);
    vk_json_text(j, "how", how[a->how]);
    if (a->seat < VK_SEATS_MAX)
        vk_json_int(j, "seat", a->seat);
    else
        vk_json_null(j, "seat");
    vk_json_end(j, '}');
}

void show_asked(struct vk_json *j, const struct table *t, int viewer)
{
    write_answer(j, &t->answer);
    if (!t->asked.is_open) {
        vk_json_null(j, "asked");
        return;
    }
    vk_json_object(j, "asked");
    vk_json_int(j, "by", t->asked.by);
    vk_json_int(j, "to", table_number(t, viewer, t->asked.to));
    write_mask(j, "yes", t->asked.yes);
    write_mask(j, "wait", t->asked.wait);
    vk_json_end(j, '}');
}

void show_chat(struct vk_json *j, const char *key, const struct store_chat *c)
{
    vk_json_object(j, key);
    vk_json_int(j, "n", c->n);
    vk_json_int(j, "person", c->person);
    vk_json_text(j, "name", c->name);
    vk_json_int(j, "time", c->time);
    vk_json_text(j, "text", c->text);
    vk_json_end(j, '}');
}

/* ---- The score ----------------------------------------------------------------------------- */

void show_score(struct vk_json *j, const struct table *t)
{
    const struct vk_face *face = vk_face_of(t->game.game);
    struct vk_score score;
    vk_score_for(face, t->game.state, VK_REFEREE, &score);
    vk_score_json(face, &score, t->row.n_seats, &(struct vk_words){ .state = t->game.state }, j);
}
