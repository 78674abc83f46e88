/* live_say.c - everything that is said to the sockets of a table. */
#include "server/live.h"
#include "server/metrics.h"
#include "server/show.h"
#include "vaka/face.h"
#include <stdalign.h>
#include <stdio.h>
#include <string.h>

static struct page numbered; /* a message with its number in front; the loop's alone */

struct numbered_text {
    uint64_t m;
    const char *body;
    size_t n;
};

static void write_numbered(struct vk_out *out, const void *context)
{
    const struct numbered_text *t = context;
    vk_put(out, "{\"m\":");
    vk_put_int(out, (int64_t)t->m);
    vk_put_char(out, ',');
    vk_put_bytes(out, t->body + 1, t->n - 1);
}

/* `body` is an object; its number is put in front of its keys. */
static void send_to(struct live *l, const char *body, size_t n)
{
    if (!l->ws)
        return;
    struct numbered_text text = { ++l->m, body, n };
    size_t length;
    const char *message = page_text(&numbered, write_numbered, &text, &length);
    net_send(l->ws, message, length);
}

/* Make a message for each look that somebody has, and send it to all who have it. */
static void say(struct table *t, unsigned looks, page_fn *fn, void *context, int *look)
{
    for (*look = 0; *look < N_LOOKS; ++*look) {
        const char *body = NULL;
        size_t n = 0;
        for (struct live *l = t->lives, *next; l; l = next) {
            next = l->next;
            if (l->look != *look || !l->is_greeted || !(looks >> *look & 1))
                continue;
            if (!body)
                body = page_json(tables_page(t->sv), fn, context, &n);
            send_to(l, body, n);
        }
    }
}

enum { EVERY_LOOK = (1 << N_LOOKS) - 1 };

/* ---- Steps --------------------------------------------------------------------------------- */

struct step_message {
    struct table *t;
    int look;
    struct step_look step;
    const void *before, *after;
};

static void write_step(struct vk_json *j, const void *context)
{
    const struct step_message *m = context;
    struct step_look s = m->step;
    struct row_look row = row_for(m->t, m->look);
    alignas(8) uint8_t state[VK_STATE_MAX];
    memcpy(state, m->before, m->t->game.game->state_size);
    s.viewer = viewer_of_look(m->look);
    s.number = table_number(m->t, s.viewer, s.i + 1);
    vk_json_object(j, NULL);
    vk_json_text(j, "type", "step");
    vk_json_int(j, "step", s.number);
    show_step(j, &s, state);
    show_view_at(j, "view", m->t, s.viewer, m->after, s.number);
    show_row(j, "table", &row);
    show_undo(j, m->t, s.viewer);
    vk_json_end(j, '}');
}

static unsigned looks_told(const struct table *t, uint32_t i)
{
    unsigned looks = 0;
    for (int look = 0; look < N_LOOKS; look++)
        if (t->told[i] >> viewer_of_look(look) & 1)
            looks |= 1u << look;
    return looks;
}

void table_show_steps(struct table *t, const struct change *c)
{
    alignas(8) uint8_t before[VK_STATE_MAX], after[VK_STATE_MAX];
    const struct vk_session *game = &t->game;
    uint32_t from = c->from;
    bool is_public = false;
    t->shown = t->sv->now;
    if (t->lives)
        vk_session_at(game, from, after, NULL);
    for (uint32_t i = from; i < game->n; i++) {
        struct step_message m = {
            .t = t, .step = { .t = t, .i = i }, .before = before, .after = after
        };
        is_public = is_public || table_is_public(t, i);
        if (!t->lives)
            continue;
        memcpy(before, after, game->game->state_size);
        vk_play(game->game, after, game->step[i].seat, game->step[i].act, NULL);
        say(t, looks_told(t, i), write_step, &m, &m.look);
    }
    if (is_public)
        undo_close(t, UNDO_MOVED, c->seat);
    if (table_is_over(t) && from < game->n)
        live_say_over(t);
    metrics_time(t->sv->metrics, M_SEND_SECONDS,
                 (double)(live_microseconds() - c->job.committed) * 1e-6);
}

/* ---- The rest ------------------------------------------------------------------------------ */

struct table_message {
    struct table *t;
    int look;
    int seat;
    const struct store_chat *chat;
    const struct greeting *greeting;
    const struct live *live;
};

static void write_table(struct vk_json *j, const void *context)
{
    const struct table_message *m = context;
    struct row_look row = row_for(m->t, m->look);
    vk_json_object(j, NULL);
    vk_json_text(j, "type", "table");
    show_row(j, "table", &row);
    vk_json_end(j, '}');
}

void live_say_table(struct table *t)
{
    struct table_message m = { .t = t };
    t->has_news = t->is_changing || !t->is_loaded;
    if (!t->has_news)
        say(t, EVERY_LOOK, write_table, &m, &m.look);
}

static void write_undone(struct vk_json *j, const void *context)
{
    const struct table_message *m = context;
    int viewer = viewer_of_look(m->look);
    struct row_look row = row_for(m->t, m->look);
    vk_json_object(j, NULL);
    vk_json_text(j, "type", "undone");
    vk_json_int(j, "step", table_number(m->t, viewer, m->t->game.n));
    if (m->seat == VK_NONE)
        vk_json_null(j, "seat");
    else
        vk_json_int(j, "seat", m->seat);
    show_log(j, m->t, viewer);
    show_view(j, "view", m->t, viewer);
    show_row(j, "table", &row);
    show_undo(j, m->t, viewer);
    vk_json_end(j, '}');
}

void live_say_undone(struct table *t, int look, int seat)
{
    struct table_message m = { .t = t, .seat = seat };
    t->shown = t->sv->now;
    say(t, 1u << look, write_undone, &m, &m.look);
}

static void write_asked(struct vk_json *j, const void *context)
{
    const struct table_message *m = context;
    vk_json_object(j, NULL);
    vk_json_text(j, "type", "asked");
    show_asked(j, m->t, viewer_of_look(m->look));
    vk_json_end(j, '}');
}

void live_say_asked(struct table *t)
{
    struct table_message m = { .t = t };
    say(t, EVERY_LOOK, write_asked, &m, &m.look);
}

static void write_chat(struct vk_json *j, const void *context)
{
    const struct table_message *m = context;
    vk_json_object(j, NULL);
    vk_json_text(j, "type", "chat");
    show_chat(j, "chat", m->chat);
    vk_json_end(j, '}');
}

void live_say_remark(struct table *t, const struct change *c)
{
    struct table_message m = { .t = t, .chat = &c->chat };
    if (!c->chat.text[0])
        return;
    t->n_chat = c->chat.n;
    say(t, EVERY_LOOK, write_chat, &m, &m.look);
}

static void write_secret(struct vk_json *j, const uint8_t secret[32])
{
    char hex[65];
    for (int i = 0; i < 32; i++)
        (void)snprintf(hex + 2 * i, 3, "%02x", secret[i]);
    vk_json_text(j, "secret", hex);
}

static void write_over(struct vk_json *j, const void *context)
{
    const struct table_message *m = context;
    struct row_look row = row_for(m->t, m->look);
    vk_json_object(j, NULL);
    vk_json_text(j, "type", "over");
    show_row(j, "table", &row);
    show_score(j, m->t);
    write_secret(j, m->t->row.secret);
    vk_json_end(j, '}');
}

void live_say_over(struct table *t)
{
    struct table_message m = { .t = t };
    say(t, EVERY_LOOK, write_over, &m, &m.look);
}

/* ---- Hello --------------------------------------------------------------------------------- */

/* The number after which the last own turn ended, or what was shown last. */
static uint32_t since_of(const struct table *t, int viewer, const struct greeting *g)
{
    uint32_t now = table_number(t, viewer, t->game.n), own = 0;
    for (uint32_t i = t->game.n; i-- > 0 && viewer < VK_SEATS_MAX;)
        if (t->game.step[i].seat == viewer) {
            own = table_number(t, viewer, i + 1);
            break;
        }
    if (viewer >= VK_SEATS_MAX && !g->mark.step_seen)
        return now;
    int64_t seen = g->mark.step_seen < now ? g->mark.step_seen : now;
    return seen > own ? (uint32_t)seen : own;
}

static void write_hello(struct vk_json *j, const void *context)
{
    const struct table_message *m = context;
    const struct greeting *g = m->greeting;
    const struct table *t = m->t;
    int viewer = viewer_of_look(m->look);
    struct row_look row = row_for(t, m->look);
    vk_json_object(j, NULL);
    vk_json_text(j, "type", "hello");
    vk_json_int(j, "protocol", 1);
    vk_json_int(j, "now", t->sv->now);
    show_row(j, "table", &row);
    if (row.you >= 0)
        vk_json_int(j, "you", row.you);
    else
        vk_json_null(j, "you");
    vk_json_int(j, "step", table_number(t, viewer, t->game.n));
    show_view(j, "view", t, viewer);
    show_log(j, t, viewer);
    vk_json_array(j, "chat");
    for (int i = 0; i < g->n_chat; i++)
        show_chat(j, NULL, &g->chat[i]);
    vk_json_end(j, ']');
    vk_json_int(j, "chat_read", g->mark.chat_read);
    vk_json_int(j, "since", since_of(t, viewer, g));
    show_undo(j, t, viewer);
    show_asked(j, t, viewer);
    vk_json_end(j, '}');
}

void live_say_hello(struct live *l, struct table *t, const struct greeting *g)
{
    struct table_message m = { .t = t, .look = l->look, .greeting = g };
    size_t n;
    const char *body = page_json(tables_page(t->sv), write_hello, &m, &n);
    l->is_greeted = true;
    send_to(l, body, n);
}

/* ---- To one alone -------------------------------------------------------------------------- */

struct answer {
    const char *client, *why;
    enum fault f;
    const struct table *t;
    const void *seen;
    int seat;
    const struct vk_thought *thought;
    int n;
};

static void write_no(struct vk_json *j, const void *context)
{
    const struct answer *a = context;
    vk_json_object(j, NULL);
    vk_json_text(j, "type", "no");
    vk_json_text(j, "id", a->client);
    fault_write(j, a->f, a->why);
    vk_json_end(j, '}');
}

void live_say_no(struct live *l, const char *client, enum fault f, const char *why)
{
    struct answer a = { .client = client, .why = why, .f = f };
    size_t n;
    const char *body = page_json(tables_page(l->sv), write_no, &a, &n);
    metrics_add(l->sv->metrics, M_REFUSED_COMMAND, 1);
    send_to(l, body, n);
}

/* The reply is an object, whose keys come behind the id. */
static void write_ok(struct vk_json *j, const void *context)
{
    const struct answer *a = context;
    size_t n = strlen(a->why);
    vk_json_object(j, NULL);
    vk_json_text(j, "type", "ok");
    vk_json_text(j, "id", a->client);
    if (n > 2) {
        vk_put_char(j->out, ',');
        vk_put_bytes(j->out, a->why + 1, n - 2);
    }
    vk_json_end(j, '}');
}

void live_say_ok(struct live *l, const char *client, const char *reply)
{
    struct answer a = { .client = client, .why = reply };
    size_t n;
    const char *body = page_json(tables_page(l->sv), write_ok, &a, &n);
    send_to(l, body, n);
}

void live_say_done(struct change *c, enum fault f)
{
    if (!c->live)
        return;
    if (f == FINE || c->is_repeat)
        live_say_ok(c->live, c->client, c->reply);
    else
        live_say_no(c->live, c->client, f, NULL);
    if (c->arrived)
        metrics_time(c->live->sv->metrics, M_MOVE_SECONDS,
                     (double)(live_microseconds() - (uint64_t)c->arrived) * 1e-6);
}

static void write_thought(struct vk_json *j, const struct answer *a, const struct vk_thought *th)
{
    const struct vk_face *face = vk_face_of(a->t->game.game);
    struct vk_words words;
    char text[1000];
    table_words(a->t, &words);
    words.state = a->seen;
    words.viewer = a->seat;
    struct vk_out out = vk_out_to(text, sizeof text);
    vk_json_object(j, NULL);
    vk_action_write(face->game, th->act, &out);
    vk_json_text(j, "do", text);
    out = vk_out_to(text, sizeof text);
    vk_action_label(face, th->act, &words, &out);
    vk_json_text(j, "label", text);
    out = vk_out_to(text, sizeof text);
    face->explain(a->seen, a->seat, th->act, &words, &out);
    vk_json_text(j, "explain", out.len ? text : "");
    vk_json_real(j, "share", (double)th->value, 3);
    vk_json_int(j, "visits", th->visits);
    vk_json_end(j, '}');
}

static void write_hint(struct vk_json *j, const void *context)
{
    const struct answer *a = context;
    vk_json_object(j, NULL);
    vk_json_text(j, "type", "hint");
    vk_json_text(j, "id", a->client);
    vk_json_array(j, "moves");
    for (int i = 0; i < a->n; i++)
        write_thought(j, a, &a->thought[i]);
    vk_json_end(j, ']');
    vk_json_end(j, '}');
}

void live_say_hint(struct live *l, struct table *t, const char *client, const void *seen, int seat,
                   const struct vk_thought *thought, int n)
{
    struct answer a = {
        .client = client, .t = t, .seen = seen, .seat = seat, .thought = thought, .n = n
    };
    size_t length;
    const char *body = page_json(tables_page(t->sv), write_hint, &a, &length);
    send_to(l, body, length);
}
