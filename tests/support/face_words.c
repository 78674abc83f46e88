/* face_words.c - what every face has to say, told once for the tests of all games. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "face_words.h"
#include "vaka/rng.h"
#include <stdio.h>
#include <string.h>

char said[16384];
struct vk_out out;

struct vk_out *fresh(void)
{
    out = vk_out_to(said, sizeof said);
    return &out;
}

/* ---- Tables -------------------------------------------------------------------------------- */

void assert_text(const char *what, int row, const char *text)
{
    if (!text || strlen(text) < 2)
        fail_msg("%s %d has no text", what, row);
}

/* Every blank names an argument that is there. */
static void assert_blanks(const char *text, const uint8_t *kind, int n, face_choice *may_choose)
{
    int depth = 0;
    for (const char *at = text; *at; at++) {
        depth += (*at == '{') - (*at == '}');
        if (depth < 0 || depth > 3)
            fail_msg("braces do not match: %s", text);
        if (*at != '{' || strncmp(at, "{who}", 5) == 0)
            continue;
        int i = at[1] - '0';
        if (i < 0 || i >= n || !strchr("}|?", at[2]))
            fail_msg("a blank that nothing fills: %s", text);
        if (at[2] != '}' && !may_choose(kind[i], at[2]))
            fail_msg("a choice that hangs on no number: %s", text);
    }
    assert_int_equal(depth, 0);
}

void assert_sentences(const struct vk_face *f, face_choice *may_choose, face_silence *is_silent)
{
    for (int e = 0; e < f->game->n_events; e++) {
        const struct vk_event_def *event = &f->game->events[e];
        const char *text = f->event_text[e];
        int n = 0;
        while (n < VK_EVENT_ARGS && event->arg[n])
            n++;
        if (is_silent && is_silent(e)) {
            assert_string_equal(text, "");
            continue;
        }
        assert_text(event->name, e, text);
        assert_blanks(text, event->arg, n, may_choose);
        assert_int_equal(text[strlen(text) - 1], '.');
    }
}

/* The kinds of a verb's blanks: its arguments, then those of more_blanks. */
static int kinds_of(const struct vk_face *f, int verb, uint8_t kind[2 * VK_ARGS_MAX])
{
    int16_t value[VK_ARGS_MAX];
    uint8_t more[VK_ARGS_MAX] = { 0 };
    int n = 0;
    for (; n < VK_ARGS_MAX && f->game->verbs[verb].arg[n]; n++)
        kind[n] = f->game->verbs[verb].arg[n];
    int n_more = f->more_blanks ? f->more_blanks(vk_act((unsigned)verb, 0, 0, 0), more, value) : 0;
    for (int i = 0; i < n_more; i++)
        kind[n++] = more[i];
    return n;
}

void assert_labels(const struct vk_face *f, face_choice *may_choose)
{
    uint8_t kind[2 * VK_ARGS_MAX] = { 0 };
    for (int v = 0; v < f->game->n_verbs; v++) {
        int n = kinds_of(f, v, kind);
        assert_text(f->game->verbs[v].name, v, f->verb_text[v]);
        assert_blanks(f->verb_text[v], kind, n, may_choose);
    }
    for (const struct vk_verb_at *at = f->verb_text_at; at && at->text; at++) {
        int n = kinds_of(f, at->verb, kind);
        assert_true(at->point < f->game->n_points);
        assert_blanks(at->text, kind, n, may_choose);
        assert_string_not_equal(at->text, f->verb_text[at->verb]);
    }
}

void assert_names(const struct vk_face *f)
{
    for (int p = 0; p < f->game->n_points; p++) {
        assert_text(f->game->points[p].name, p, f->point_title[p]);
        assert_text(f->game->points[p].name, p, f->point_help[p]);
        assert_null(strchr(f->point_title[p], '?')); /* fronts put a sentence behind it */
        assert_true(strlen(f->point_title[p]) <= 44 && strlen(f->point_help[p]) < 512);
    }
    for (int i = 0; i < f->game->n_parts; i++)
        assert_text("part", i, f->part_title[i]);
    for (int i = 0; f->about[i]; i++)
        assert_text("paragraph", i, f->about[i]);
    assert_int_equal(strlen(f->seat_letter), f->game->seats_max);
    for (int seat = 0; seat < f->game->seats_max; seat++)
        assert_text("colour", seat, f->seat_colour[seat]);
}

static void assert_value(const struct vk_face *f, unsigned kind, int value,
                         const struct vk_words *w)
{
    vk_arg_text(f, kind, value, w, fresh());
    if (out.len == 0 || strchr(said, '?') || strchr(said, '{'))
        fail_msg("value %d of %s: %s", value, f->game->arg_kinds[kind].name, said);
}

void assert_values_named(const struct vk_face *f, const struct vk_words *w)
{
    for (unsigned kind = 1; kind < f->game->n_arg_kinds; kind++) {
        const struct vk_arg_kind *row = &f->game->arg_kinds[kind];
        int n = strcmp(row->name, "number") == 0 ? 20 : row->n;
        for (int value = 0; value < n; value++) {
            assert_value(f, kind, value, w);
            assert_value(f, kind, value, NULL);
        }
        vk_arg_text(f, kind, VK_NONE, NULL, fresh());
        assert_true(out.len > 0); /* unknown to this viewer */
    }
}

void assert_options_named(const struct vk_face *f, size_t least)
{
    for (int o = 0; o < f->game->n_options; o++) {
        assert_text("option", o, f->game->options[o].title);
        for (int v = f->game->options[o].min; v <= f->game->options[o].max; v++) {
            f->option_text(o, v, NULL, fresh());
            if (out.len < least)
                fail_msg("option %s: its value %d has no text", f->game->options[o].key, v);
        }
    }
}

/* ---- What is said ---------------------------------------------------------------------------- */

void assert_label_is(const struct vk_face *f, const char *action, const struct vk_words *w,
                     const char *wanted)
{
    vk_action_label(f, act_of(f->game, action), w, fresh());
    assert_string_equal(said, wanted);
}

void assert_reason_is(const struct vk_face *f, const void *seen, int seat, const char *action,
                      const struct vk_words *w, const char *wanted)
{
    static _Alignas(8) char before[VK_STATE_MAX];
    memcpy(before, seen, f->game->state_size);
    f->explain(seen, seat, act_of(f->game, action), w, fresh());
    assert_string_equal(said, wanted);
    assert_memory_equal(seen, before, f->game->state_size);
}

/* The line of one event; of one that is told with others only, its own sentence. */
static void tell_alone(const struct vk_face *f, const struct vk_event *ev, const struct vk_words *w,
                       struct vk_out *to)
{
    vk_events_text(f, ev, 1, w, to);
    if (!to->len)
        vk_event_text(f, ev, w, to);
}

void assert_told_is(const struct vk_face *f, const struct event_log *log, int viewer,
                    const struct vk_words *w, const char *wanted)
{
    char sentence[512];
    fresh();
    for (int i = 0; i < log->n; i++) {
        struct vk_out one = vk_out_to(sentence, sizeof sentence);
        struct vk_event ev;
        if (!vk_event_for(&log->row[i], viewer, &ev))
            continue;
        tell_alone(f, &ev, w, &one);
        assert_true(vk_out_ok(&one));
        if (out.len && one.len)
            vk_put_char(&out, ' ');
        vk_put(&out, sentence);
    }
    assert_string_equal(said, wanted);
}

/* ---- The document for learners --------------------------------------------------------------- */

static char document[131072];
static const char *document_path;

void open_document(const char *path)
{
    FILE *file = fopen(path, "r");
    assert_non_null(file); /* tests run in the root of the tree */
    document[fread(document, 1, sizeof document - 1, file)] = '\0';
    fclose(file);
    document_path = path;
}

void must_have(const char *line)
{
    if (!strstr(document, line))
        fail_msg("%s has no \"%s\"", document_path, line);
}

const char *document_from(const char *text)
{
    return strstr(document, text);
}

/* ---- Random games ---------------------------------------------------------------------------- */

/* A word that stands for what its viewer would know, or one that this game never says. */
static bool has_any(const char *text, const char *const word[WORDS_NEVER])
{
    if (strstr(text, "something"))
        return true;
    for (int i = 0; i < WORDS_NEVER && word[i]; i++)
        if (strstr(text, word[i]))
            return true;
    return false;
}

static void look_at_actions(const struct vk_face *f, const struct vk_actions *list, int seat,
                            const struct vk_words *w, const struct word_lengths *l)
{
    for (int i = 0; i < list->n; i += 1 + (l->sample ? list->n / l->sample : 0)) {
        vk_action_label(f, list->act[i], w, fresh());
        if (out.len < l->label[0] || out.len > l->label[1] || strpbrk(said, "{?") ||
            has_any(said, l->never))
            fail_msg("label: %s", said);
        f->explain(w->state, seat, list->act[i], w, fresh());
        if (out.len > l->reason || strpbrk(said, "{?") || has_any(said, l->never))
            fail_msg("explained: %s", said);
    }
}

/* What a spectator hears. */
static void look_at_events(const struct vk_face *f, const struct event_log *log,
                           const struct vk_words *w, const struct word_lengths *l,
                           face_silence *is_silent)
{
    for (int i = 0; i < log->n && i < EVENTS_MAX; i++) {
        struct vk_event ev;
        if (!vk_event_for(&log->row[i], VK_SPECTATOR, &ev))
            continue;
        vk_event_text(f, &ev, w, fresh());
        bool fits = out.len >= l->sentence[0] && out.len <= l->sentence[1];
        if (is_silent && is_silent(ev.kind))
            fits = out.len == 0;
        if (!fits || strchr(said, '{') || strchr(said, '?') || has_any(said, l->never))
            fail_msg("%s: %s", f->game->events[ev.kind].name, said);
    }
}

void assert_words_of_game(const struct vk_face *f, int seats, const char *options, uint64_t seed,
                          const struct word_lengths *l, face_silence *is_silent)
{
    static _Alignas(8) char s[VK_STATE_MAX], seen[VK_STATE_MAX];
    static struct vk_actions list;
    static struct event_log log;
    struct vk_rng rng = vk_rng_from(seed, 3);
    struct vk_words w = { .state = seen };
    start_game(f->game, s, seats, options);
    for (int step = 0; !vk_due(f->game, s).over && step < 20000; step++) {
        int seat = next_to_act(f->game, s);
        vk_legal(f->game, s, seat, &list);
        w.viewer = seat == VK_CHANCE ? VK_REFEREE : seat;
        vk_view(f->game, s, w.viewer, seen);
        look_at_actions(f, &list, seat, &w, l);
        event_log_open(&log);
        vk_play(f->game, s, seat, any_of(&list, seat, &rng), &log.sink);
        w.viewer = VK_SPECTATOR;
        vk_view(f->game, s, w.viewer, seen);
        look_at_events(f, &log, &w, l, is_silent);
    }
    assert_true(vk_due(f->game, s).over);
}
