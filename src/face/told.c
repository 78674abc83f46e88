/*
 * told.c - one step as a viewer is told it: who did what, the typed events of it, sentences, and how
 * things stand afterwards. Server and WebAssembly write their steps here.
 */
#include "vaka/told.h"
#include <string.h>

enum { SENTENCE = 1000 };

/* Names and language, and what the viewer sees of a position, for which `seen` has room. */
static struct vk_words words_at(const struct vk_told *step, const void *state,
                                uint8_t seen[VK_STATE_MAX])
{
    struct vk_words words = step->words ? *step->words : (struct vk_words){ 0 };
    vk_view(step->game, state, step->viewer, seen);
    words.state = seen;
    words.viewer = step->viewer;
    return words;
}

/* ---- The events ---------------------------------------------------------------------------- */

static void keep_event(struct vk_sink *self, const struct vk_event *ev)
{
    struct vk_heard *heard = (struct vk_heard *)self;
    const struct vk_face *f = heard->face;
    if (heard->n == VK_HEARD_MAX || !vk_event_for(ev, heard->viewer, &heard->ev[heard->n]))
        return;
    if (f->is_moment && heard->moment == VK_HEARD_MAX && f->is_moment(ev->kind)) {
        heard->moment = heard->n;
        vk_view(f->game, heard->state, heard->viewer, heard->then);
    }
    heard->n++;
}

/* Before the step: the label hangs on the position. */
static void tell_unasked(const struct vk_told *step, const void *state, char text[VK_UNASKED_TEXT])
{
    _Alignas(8) uint8_t seen[VK_STATE_MAX];
    struct vk_out out = vk_out_to(text, VK_UNASKED_TEXT);
    text[0] = 0;
    if (!step->is_unasked)
        return;
    struct vk_words words = words_at(step, state, seen);
    vk_put(&out, vk_tr(&words, "Answered for you: "));
    vk_action_label(vk_face_of(step->game), step->act, &words, &out);
    vk_put(&out, ".");
}

void vk_step_hear(const struct vk_told *step, void *state, struct vk_heard *heard)
{
    heard->sink.put = keep_event;
    heard->face = vk_face_of(step->game);
    heard->state = state;
    heard->viewer = step->viewer;
    heard->n = 0;
    heard->moment = VK_HEARD_MAX;
    tell_unasked(step, state, heard->unasked);
    vk_play(step->game, state, step->seat, step->act, &heard->sink);
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

/* For a board on which whoever acts by the rules alone has things of its own. */
static void write_side(struct vk_json *j, const struct vk_face *f, const struct vk_event *ev,
                       const struct vk_words *w)
{
    if (ev->actor != VK_NEUTRAL || !f->neutral_side)
        return;
    int side = f->neutral_side(ev, w);
    if (side != VK_NONE)
        vk_json_int(j, "side", side);
}

/* For a board that says it where it happened. */
static void write_sentence(struct vk_json *j, const struct vk_face *f, const struct vk_event *ev,
                           const struct vk_words *w)
{
    char text[SENTENCE];
    struct vk_out out = vk_out_to(text, sizeof text);
    if (!f->is_shown || !f->is_shown(ev->kind))
        return;
    vk_events_text(f, ev, 1, w, &out);
    vk_json_text(j, "text", text);
}

static void write_moment(struct vk_json *j, const struct vk_heard *heard, struct vk_words words)
{
    words.state = heard->then;
    heard->face->moment(heard->then, heard->viewer, &words, j);
}

static void write_event(struct vk_json *j, const struct vk_heard *heard, int at,
                        const struct vk_words *w)
{
    const struct vk_event *ev = &heard->ev[at];
    const struct vk_face *f = heard->face;
    const struct vk_game *g = f->game;
    const struct vk_event_def *def = &g->events[ev->kind];
    vk_json_object(j, NULL);
    vk_json_text(j, "name", def->name);
    write_actor(j, "actor", ev->actor);
    write_side(j, f, ev, w);
    vk_json_array(j, "args");
    for (int i = 0; i < VK_EVENT_ARGS && def->arg[i]; i++)
        write_arg(j, g, def->arg[i], ev->arg[i]);
    vk_json_end(j, ']');
    write_sentence(j, f, ev, w);
    if (at == heard->moment)
        write_moment(j, heard, *w);
    vk_json_end(j, '}');
}

/* ---- The sentences ------------------------------------------------------------------------- */

static void write_line(struct vk_json *j, const struct vk_told *step, int actor, const char *text,
                       bool is_unasked)
{
    vk_json_object(j, NULL);
    vk_json_int(j, "n", step->number);
    if (actor < VK_SEATS_MAX)
        vk_json_int(j, "seat", actor);
    else
        vk_json_null(j, "seat");
    vk_json_text(j, "text", text);
    vk_json_int(j, "time", step->time);
    if (is_unasked)
        vk_json_bool(j, "unasked", true);
    vk_json_end(j, '}');
}

static void write_lines(const struct vk_told *step, const struct vk_heard *heard,
                        const struct vk_words *w, struct vk_json *j)
{
    if (heard->unasked[0])
        write_line(j, step, step->seat, heard->unasked, true);
    for (int i = 0, told; i < heard->n; i += told) {
        char text[SENTENCE];
        struct vk_out out = vk_out_to(text, sizeof text);
        told = vk_events_text(vk_face_of(step->game), &heard->ev[i], heard->n - i, w, &out);
        if (out.len)
            write_line(j, step, vk_events_actor(&heard->ev[i], told), text, false);
    }
}

void vk_step_log(const struct vk_told *step, const struct vk_heard *heard, const void *after,
                 struct vk_json *j)
{
    _Alignas(8) uint8_t seen[VK_STATE_MAX];
    struct vk_words words = words_at(step, after, seen);
    write_lines(step, heard, &words, j);
}

/* ---- The whole ----------------------------------------------------------------------------- */

static void write_do(struct vk_json *j, const struct vk_told *step)
{
    if (step->is_read)
        vk_json_action(j, "do", step->game, step->act);
    else
        vk_json_null(j, "do");
}

void vk_step_json(const struct vk_told *step, void *state, struct vk_json *j)
{
    _Alignas(8) uint8_t seen[VK_STATE_MAX];
    struct vk_heard heard;
    vk_step_hear(step, state, &heard);
    struct vk_words words = words_at(step, state, seen);
    write_actor(j, "seat", step->seat);
    write_do(j, step);
    vk_json_int(j, "time", step->time);
    vk_json_array(j, "events");
    for (int i = 0; i < heard.n; i++)
        write_event(j, &heard, i, &words);
    vk_json_end(j, ']');
    vk_json_array(j, "log");
    write_lines(step, &heard, &words, j);
    vk_json_end(j, ']');
    if (step->is_unasked)
        vk_json_bool(j, "unasked", true);
}

void vk_standing_json(const struct vk_game *g, const void *state, int viewer, struct vk_json *j)
{
    _Alignas(8) uint8_t seen[VK_STATE_MAX];
    struct vk_score score;
    const struct vk_head *h = (const struct vk_head *)(const void *)seen;
    vk_view(g, state, viewer, seen);
    vk_score_for(vk_face_of(g), seen, viewer, &score);
    vk_json_int(j, "round", h->round);
    vk_json_array(j, "scores");
    for (int i = 0; i < h->seats; i++)
        vk_json_int(j, NULL, score.total[i]);
    vk_json_end(j, ']');
}
