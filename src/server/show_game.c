/* show_game.c - views, steps, events and sentences of a table as JSON, for one viewer. */
#include "server/show.h"
#include "vaka/told.h"
#include <stdalign.h>
#include <string.h>

/* ---- One step ------------------------------------------------------------------------------ */

static struct vk_told told_of(const struct step_look *s, const struct vk_words *words)
{
    const struct vk_step *step = &s->t->game.step[s->i];
    return (struct vk_told){ .game = s->t->game.game,
                             .words = words,
                             .viewer = s->viewer,
                             .number = s->number,
                             .seat = step->seat,
                             .is_read = s->viewer == VK_REFEREE || step->seen >> s->viewer & 1,
                             .act = step->act,
                             .time = step->time };
}

void show_step(struct vk_json *j, const struct step_look *s, void *state)
{
    struct vk_words words;
    table_words(s->t, &words);
    struct vk_told told = told_of(s, &words);
    vk_step_json(&told, state, j);
}

/* ---- Many steps ---------------------------------------------------------------------------- */

static bool is_told(const struct table *t, uint32_t i, int viewer)
{
    return viewer == VK_REFEREE || table_is_over(t) || t->told[i] >> viewer & 1;
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
        if (!is_told(t, s.i, viewer) || ++s.number < from) {
            vk_play(game->game, state, game->step[s.i].seat, game->step[s.i].act, NULL);
            continue;
        }
        vk_json_object(j, NULL);
        vk_json_int(j, "n", s.number);
        show_step(j, &s, state);
        vk_standing_json(game->game, state, viewer, j);
        vk_json_end(j, '}');
    }
    vk_json_end(j, ']');
    vk_json_end(j, '}');
}

/* The sentences of all steps behind the first `skip` events: how many events there were. */
static int tell_all(struct vk_json *j, const struct table *t, int viewer, int skip)
{
    alignas(8) uint8_t state[VK_STATE_MAX];
    struct step_look s = { .t = t, .viewer = viewer };
    struct vk_words words;
    struct vk_heard heard;
    int n = 0;
    table_words(t, &words);
    vk_session_at(&t->game, 0, state, NULL);
    for (; s.i < t->game.n; s.i++) {
        s.number += is_told(t, s.i, viewer);
        struct vk_told told = told_of(&s, &words);
        vk_step_hear(&told, state, &heard);
        n += heard.n;
        if (j && n > skip)
            vk_step_log(&told, &heard, state, j);
    }
    return n;
}

void show_log(struct vk_json *j, const struct table *t, int viewer)
{
    vk_json_array(j, "log");
    if (t->game.state)
        tell_all(j, t, viewer, tell_all(NULL, t, viewer, 0) - LOG_SHOWN);
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
