/* show.c - parts of what a viewer is shown: the position, the past, what can be taken back. */
#include "table/own.h"
#include "table/say.h"
#include "vaka/language.h"
#include "vaka/told.h"
#include <string.h>

void room_words(const struct vk_table *t, int reader, struct vk_words *w)
{
    *w = (struct vk_words){ .reader = reader >= 0 && reader < VK_SEATS_MAX ? reader + 1 : 0 };
    for (int i = 0; i < VK_SEATS_MAX; i++)
        w->name[i] = t->name[i][0] ? t->name[i] : NULL;
    vk_words_in(w, t->language);
}

/* ---- The position -------------------------------------------------------------------------- */

void vk_say_position(const struct vk_table *t, int viewer, uint32_t number, const void *state,
                     struct vk_json *j)
{
    struct vk_words words;
    room_words(t, VK_NONE, &words);
    vk_view_json_in(t->game.game, state, viewer, number, &words, j);
}

void room_say_now(const struct vk_table *t, int viewer, uint32_t number, const void *state,
                  struct vk_json *j)
{
    struct vk_words words;
    room_words(t, viewer, &words);
    vk_view_json_in(t->game.game, state, viewer, number, &words, j);
}

void vk_say_now(const struct vk_table *t, int viewer, struct vk_json *j)
{
    room_say_now(t, viewer, vk_table_number(t, viewer, t->game.n), t->game.state, j);
}

void vk_say_view(const struct vk_table *t, int viewer, struct vk_json *j)
{
    if (!t->game.state) {
        vk_json_null(j, "view");
        return;
    }
    vk_json_key(j, "view");
    vk_say_now(t, viewer, j);
}

/* ---- The past ------------------------------------------------------------------------------ */

static struct vk_told told_of(const struct vk_table *t, int viewer, uint32_t i, uint32_t number,
                              const struct vk_words *words)
{
    const struct vk_step *step = &t->game.step[i];
    return (struct vk_told){ .game = t->game.game,
                             .words = words,
                             .viewer = viewer,
                             .number = number,
                             .seat = step->seat,
                             .is_read = viewer == VK_REFEREE || step->seen >> viewer & 1,
                             .is_unasked = step->seat == viewer && step->marks & VK_STEP_UNASKED,
                             .act = step->act,
                             .time = step->time };
}

void room_say_step(const struct vk_table *t, int viewer, int reader, uint32_t i, uint32_t number,
                   void *state, struct vk_json *j)
{
    struct vk_words words;
    room_words(t, reader, &words);
    struct vk_told told = told_of(t, viewer, i, number, &words);
    vk_step_json(&told, state, j);
}

int vk_say_steps(const struct vk_table *t, int viewer, int reader, uint32_t from, uint32_t to,
                 struct vk_json *j)
{
    _Alignas(8) uint8_t state[VK_STATE_MAX];
    const struct vk_session *game = &t->game;
    uint32_t number = from ? from - 1 : 0, first = vk_table_at(t, viewer, number);
    int n = 0;
    vk_json_object(j, NULL);
    vk_json_array(j, "steps");
    vk_table_state(t, first, state);
    number = vk_table_number(t, viewer, first);
    for (uint32_t i = first; i < game->n && number < to; i++) {
        if (!vk_table_was_told(t, i, viewer) || ++number < from) {
            vk_play(game->game, state, game->step[i].seat, game->step[i].act, NULL);
            continue;
        }
        vk_json_object(j, NULL);
        vk_json_int(j, "n", number);
        room_say_step(t, viewer, reader, i, number, state, j);
        vk_standing_json(game->game, state, viewer, j);
        vk_json_end(j, '}');
        n++;
    }
    vk_json_end(j, ']');
    vk_json_end(j, '}');
    return n;
}

/* The sentences of the steps from `from` on, behind the first `skip` events: how many events there were. */
static int tell_from(const struct vk_table *t, int viewer, uint32_t from, int skip,
                     struct vk_json *j)
{
    _Alignas(8) uint8_t state[VK_STATE_MAX];
    struct vk_words words;
    struct vk_heard heard;
    uint32_t number = vk_table_number(t, viewer, from);
    int n = 0;
    room_words(t, viewer, &words);
    vk_table_state(t, from, state);
    for (uint32_t i = from; i < t->game.n; i++) {
        number += vk_table_was_told(t, i, viewer);
        struct vk_told told = told_of(t, viewer, i, number, &words);
        vk_step_hear(&told, state, &heard);
        n += heard.n;
        if (j && n > skip)
            vk_step_log(&told, &heard, state, j);
    }
    return n;
}

/* As many steps from the end as have enough events; most have one or more. */
void vk_say_log(const struct vk_table *t, int viewer, struct vk_json *j)
{
    uint32_t from = t->game.n, window = VK_TABLE_LOG;
    int n = 0;
    vk_json_array(j, "log");
    for (; t->game.state && from && n < VK_TABLE_LOG; window *= 2) {
        from = t->game.n > window ? t->game.n - window : 0;
        n = tell_from(t, viewer, from, 0, NULL);
    }
    if (t->game.state)
        tell_from(t, viewer, from, n - VK_TABLE_LOG, j);
    vk_json_end(j, ']');
}

void room_say_log(const struct vk_table *t, int viewer, uint32_t from, struct vk_json *j)
{
    vk_json_array(j, "log");
    (void)tell_from(t, viewer, from, 0, j);
    vk_json_end(j, ']');
}

void vk_say_journal(const struct vk_table *t, int viewer, struct vk_out *out)
{
    _Alignas(8) uint8_t state[VK_STATE_MAX];
    const struct vk_session *game = &t->game;
    struct vk_journal j = { 0 };
    uint32_t number = 0;
    vk_journal_write_head_for(&j, game->game, &game->setup, &t->head, viewer, out);
    vk_session_at(game, 0, state, NULL);
    struct vk_luck_place at = { .game = game->game, .state = state, .viewer = viewer };
    int k = vk_journal_write_lucks(&j, &t->head, 0, &at, out);
    for (uint32_t i = 0; i < game->n; i++) {
        vk_play(game->game, state, game->step[i].seat, game->step[i].act, NULL);
        if (vk_table_was_told(t, i, viewer))
            vk_journal_write_step_for(&j, game->game, ++number, &game->step[i], state, viewer, out);
        at.steps = i + 1;
        at.number = number;
        k = vk_journal_write_lucks(&j, &t->head, k, &at, out);
    }
}

/* ---- Undo ---------------------------------------------------------------------------------- */

/* Before the last answer of one's own, with those that nobody was asked for behind it; else one step. */
static uint32_t back_to(const struct vk_table *t, int viewer, uint32_t floor, uint32_t now)
{
    uint32_t own = viewer < VK_SEATS_MAX ? vk_table_own_last(t, viewer) : 0;
    if (own > floor)
        return vk_table_number(t, viewer, own - 1);
    return floor < t->game.n ? now - 1 : now;
}

void vk_say_undo(const struct vk_table *t, int viewer, struct vk_json *j)
{
    bool is_player = vk_table_is_running(t) && viewer < t->game.setup.seats &&
                     t->seat[viewer].who == VK_SEAT_PERSON;
    uint32_t floor = is_player ? vk_table_floor(t, viewer) : t->game.n;
    uint32_t own = is_player && !t->is_strict ? vk_table_own_last(t, viewer) : 0;
    uint32_t number = vk_table_number(t, viewer, floor),
             now = vk_table_number(t, viewer, t->game.n);
    vk_json_object(j, "undo");
    vk_json_int(j, "floor", number);
    vk_json_bool(j, "can", floor < t->game.n && number < now);
    vk_json_int(j, "back", back_to(t, viewer, floor, now));
    if (own)
        vk_json_int(j, "ask", vk_table_number(t, viewer, own - 1));
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

static void write_answer(struct vk_json *j, const struct vk_asked_answer *a)
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

void vk_say_asked(const struct vk_table *t, int viewer, struct vk_json *j)
{
    write_answer(j, &t->answer);
    if (!t->asked.is_open) {
        vk_json_null(j, "asked");
        return;
    }
    vk_json_object(j, "asked");
    vk_json_int(j, "by", t->asked.by);
    vk_json_int(j, "to", vk_table_number(t, viewer, t->asked.to));
    write_mask(j, "yes", t->asked.yes);
    write_mask(j, "wait", t->asked.wait);
    vk_json_end(j, '}');
}
