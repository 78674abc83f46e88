/* play_text.c - helpers for tests that read like the rules. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "play_text.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void log_put(struct vk_sink *self, const struct vk_event *ev)
{
    struct event_log *log = (struct event_log *)self;
    if (log->n < EVENTS_MAX)
        log->row[log->n] = *ev;
    log->n++;
}

void event_log_open(struct event_log *log)
{
    log->sink.put = log_put;
    log->n = 0;
}

const char *event_log_text(const struct vk_game *g, const struct event_log *log, int viewer)
{
    static char text[16384];
    struct vk_out out = vk_out_to(text, sizeof text);
    for (int i = 0; i < log->n && i < EVENTS_MAX; i++) {
        struct vk_event ev;
        if (!vk_event_for(&log->row[i], viewer, &ev))
            continue;
        vk_put(&out, out.len ? "; " : "");
        vk_put(&out, g->events[ev.kind].name);
        vk_put_char(&out, ' ');
        if (ev.actor == VK_NONE)
            vk_put_char(&out, '-');
        else if (ev.actor == VK_CHANCE)
            vk_put_char(&out, '*');
        else
            vk_put_int(&out, ev.actor);
        for (int k = 0; k < VK_EVENT_ARGS && g->events[ev.kind].arg[k]; k++) {
            vk_put_char(&out, ' ');
            vk_arg_write(g, g->events[ev.kind].arg[k], ev.arg[k], &out);
        }
    }
    return text;
}

bool event_logs_same(const struct event_log *a, const struct event_log *b, int viewer)
{
    struct vk_event one, two;
    int i = 0, k = 0;
    for (;;) {
        while (i < a->n && !vk_event_for(&a->row[i], viewer, &one))
            i++;
        while (k < b->n && !vk_event_for(&b->row[k], viewer, &two))
            k++;
        if (i == a->n || k == b->n)
            return i == a->n && k == b->n;
        if (memcmp(&one, &two, sizeof one) != 0)
            return false;
        i++, k++;
    }
}

struct vk_setup setup_of(const struct vk_game *g, int seats, const char *options)
{
    struct vk_setup cfg;
    char text[256], why[256];
    struct vk_out out = vk_out_to(why, sizeof why);
    vk_setup_standard(g, seats, &cfg);
    snprintf(text, sizeof text, "%s", options);
    for (char *word = strtok(text, " "); word; word = strtok(NULL, " ")) {
        char *value = strchr(word, '=');
        if (value)
            *value++ = '\0';
        if (!value || !vk_setup_option(g, &cfg, word, value, &out))
            vk_panic(value ? why : "an option is key=value", __FILE__, __LINE__);
    }
    return cfg;
}

void start_game(const struct vk_game *g, void *s, int seats, const char *options)
{
    struct vk_setup cfg = setup_of(g, seats, options);
    struct vk_refusal no;
    if (vk_start(g, s, &cfg, &no, NULL) != VK_OK)
        vk_panic(no.why, __FILE__, __LINE__);
}

vk_action act_of(const struct vk_game *g, const char *text)
{
    vk_action a;
    const char *why;
    if (!vk_action_read(g, text, &a, &why)) {
        fprintf(stderr, "'%s': %s\n", text, why);
        abort();
    }
    return a;
}

int try_play(const struct vk_game *g, void *s, int seat, const char *text)
{
    return vk_apply(g, s, seat, act_of(g, text), NULL);
}

const char *legal_text(const struct vk_game *g, const void *s, int seat)
{
    static char text[VK_ACTIONS_MAX * VK_ACTION_TEXT];
    struct vk_out out = vk_out_to(text, sizeof text);
    struct vk_actions list;
    vk_legal(g, s, seat, &list);
    for (int i = 0; i < list.n; i++) {
        vk_put(&out, i ? "; " : "");
        vk_action_write(g, list.act[i], &out);
    }
    return text;
}

void play_at(const struct vk_game *g, void *s, int seat, const char *text, struct vk_sink *ev,
             const char *file, int line)
{
    int rc = vk_apply(g, s, seat, act_of(g, text), ev);
    if (rc == VK_OK)
        return;
    print_error("%s:%d: seat %d cannot play '%s': %s\npossible: %s\n", file, line, seat, text,
                vk_error_text(rc), legal_text(g, s, seat));
    _fail(file, line);
}

void play_line_at(const struct vk_game *g, void *s, const char *text, const char *file, int line)
{
    while (*text) {
        char act[VK_ACTION_TEXT];
        size_t n = strcspn(text, ";");
        int seat = *text == '*' ? VK_CHANCE : *text - '0';
        snprintf(act, sizeof act, "%.*s", (int)n - 2, text + 2);
        play_at(g, s, seat, act, NULL, file, line);
        text += n;
        text += strspn(text, "; ");
    }
}

void assert_legal_at(const struct vk_game *g, const void *s, int seat, const char *text,
                     const char *file, int line)
{
    const char *real = legal_text(g, s, seat);
    if (strcmp(real, text) == 0)
        return;
    print_error("%s:%d: legal for seat %d: %s\nexpected: %s\n", file, line, seat, real, text);
    _fail(file, line);
}

bool is_legal(const struct vk_game *g, const void *s, int seat, const char *text)
{
    struct vk_actions list;
    vk_legal(g, s, seat, &list);
    return vk_find(&list, act_of(g, text)) >= 0;
}

int next_to_act(const struct vk_game *g, const void *s)
{
    struct vk_due due = vk_due(g, s);
    return due.kind == VK_RANDOM ? VK_CHANCE : __builtin_ctz(due.seats);
}

vk_action any_of(const struct vk_actions *list, int seat, struct vk_rng *rng)
{
    return seat == VK_CHANCE ? vk_pick_outcome(list, vk_rng_next(rng))
                             : list->act[vk_rng_below(rng, list->n)];
}
