/* live_say.c - everything that is said to the sockets of a table. */
#include "server/live.h"
#include "server/log.h"
#include "server/metrics.h"
#include "server/show.h"
#include "words/languages.h"
#include <string.h>

struct net_text *live_text(const char *body, size_t n)
{
    return net_text_new(body + 1, n - 1); /* the number brings its own bracket */
}

void live_send(struct live *l, struct net_text *body)
{
    char front[NET_FRONT];
    if (!l->ws)
        return;
    struct vk_out out = vk_out_to(front, sizeof front);
    vk_put_number(&out, ++l->m);
    net_send_text(l->ws, front, out.len, body);
}

/* To one alone. */
static void send_page(struct live *l, page_fn *fn, const void *context)
{
    size_t n;
    const char *body = page_json(tables_page(l->sv), fn, context, &n);
    struct net_text *text = live_text(body, n);
    live_send(l, text);
    net_text_drop(text);
}

void live_speak(struct table *t, int tongue)
{
    t->play.language = vk_language_at(tongue - 1);
}

/* Make a message, and send it to all of a look who read this language. */
static void say_in(struct table *t, int look, int tongue, page_fn *fn, void *context)
{
    struct net_text *body = NULL;
    for (struct live *l = t->lives, *next; l; l = next) {
        next = l->next;
        if (l->look != look || l->tongue != tongue || !l->is_greeted || l->is_behind)
            continue;
        if (!body) {
            size_t n = 0;
            live_speak(t, tongue);
            const char *text = page_json(tables_page(t->sv), fn, context, &n);
            body = live_text(text, n);
        }
        live_send(l, body);
    }
    net_text_drop(body);
}

/* To each look that somebody has, in each language that somebody reads. */
static void say(struct table *t, unsigned looks, page_fn *fn, void *context, int *look)
{
    for (*look = 0; *look < N_LOOKS; ++*look)
        for (int tongue = 0; looks >> *look & 1 && tongue <= vk_n_languages(); tongue++)
            say_in(t, *look, tongue, fn, context);
}

enum { EVERY_LOOK = (1 << N_LOOKS) - 1 };

/* ---- Steps --------------------------------------------------------------------------------- */

static void add_row(const struct vk_house *self, const char *key, struct vk_json *j)
{
    const struct addition *a = (const struct addition *)self;
    if (a->row) {
        vk_put_view(j, a->row);
        return;
    }
    struct row_look row = row_for(a->t, a->look);
    show_row(j, key, &row);
}

static void add_chat(const struct vk_house *self, struct vk_json *j)
{
    const struct addition *a = (const struct addition *)self;
    const struct greeting *g = a->greeting;
    vk_json_array(j, "chat");
    for (int i = 0; i < g->n_chat; i++)
        show_chat(j, NULL, &g->chat[i], a->t->play.language);
    vk_json_end(j, ']');
    vk_json_int(j, "chat_read", g->mark.chat_read);
}

struct addition live_addition(const struct table *t, int look)
{
    return (struct addition){ .house = { add_row, add_chat }, .t = t, .look = look };
}

struct news_message {
    const struct table *t;
    const struct vk_news *news;
    int look;
};

static void write_news(struct vk_json *j, const void *context)
{
    const struct news_message *m = context;
    struct addition a = live_addition(m->t, m->look);
    vk_say_news(&m->t->play, m->news, viewer_of_look(m->look), NULL, &a.house, j);
}

static unsigned looks_of(uint16_t viewers)
{
    unsigned looks = 0;
    for (int look = 0; look < N_LOOKS; look++)
        if (viewers >> viewer_of_look(look) & 1)
            looks |= 1u << look;
    return looks;
}

void table_tell(struct table *t, const struct change *c)
{
    static struct vk_news news; /* a state is large; the loop's alone */
    t->play.shown = t->sv->now;
    vk_news_of(&news, &t->play, &c->deed, t->lives != NULL);
    while (vk_news_next(&news, &t->play)) {
        struct news_message m = { .t = t, .news = &news };
        if (vk_news_has_view(&news))
            live_say_views(t, looks_of(news.viewers), &news);
        else
            say(t, looks_of(news.viewers), write_news, &m, &m.look);
        if (news.kind == VK_NEWS_OVER)
            live_told_row(t);
    }
    if (!c->deed.is_undo)
        metrics_time(t->sv->metrics, M_SEND_SECONDS,
                     (double)(live_microseconds() - c->job.committed) * 1e-6);
}

/* ---- The rest ------------------------------------------------------------------------------ */

struct table_message {
    struct table *t;
    int look;
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
    if (t->has_news)
        return;
    say(t, EVERY_LOOK, write_table, &m, &m.look);
    live_told_row(t);
}

static void write_asked(struct vk_json *j, const void *context)
{
    const struct table_message *m = context;
    vk_say_question(&m->t->play, viewer_of_look(m->look), j);
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
    show_chat(j, "chat", m->chat, m->t->play.language);
    vk_json_end(j, '}');
}

void live_say_remark(struct table *t, const struct change *c)
{
    struct table_message m = { .t = t, .chat = &c->chat };
    if (!c->chat.text[0] || c->is_overtaken)
        return;
    say(t, EVERY_LOOK, write_chat, &m, &m.look);
}

/* ---- Hello --------------------------------------------------------------------------------- */

static void write_hello(struct vk_json *j, const void *context)
{
    const struct table_message *m = context;
    struct addition a = live_addition(m->t, m->look);
    a.greeting = m->greeting;
    vk_say_hello(&m->t->play, viewer_of_look(m->look), m->t->sv->now, m->greeting->mark.step_seen,
                 &a.house, j);
}

void live_say_hello(struct live *l, struct table *t, const struct greeting *g)
{
    struct table_message m = { .t = t, .look = l->look, .greeting = g };
    l->is_greeted = true;
    l->is_behind = false;
    live_speak(t, l->tongue);
    send_page(l, write_hello, &m);
    live_sees(l, t);
}

/* ---- To one alone -------------------------------------------------------------------------- */

struct answer {
    const char *client, *why;
    enum fault f;
    const struct table *t;
    const struct vk_question *question;
    const void *seen;
    const struct vk_advice *advice;
    struct vk_words words;
};

static void write_no(struct vk_json *j, const void *context)
{
    const struct answer *a = context;
    vk_say_no(a->client, a->f, a->why, &a->words, j);
}

void live_say_no(struct live *l, const char *client, enum fault f, const char *why)
{
    struct answer a = { .client = client, .why = why, .f = f };
    vk_words_in(&a.words, vk_language_at(l->tongue - 1));
    metrics_add(l->sv->metrics, M_REFUSED_COMMAND, 1);
    log_event(LOG_DEBUG, "command_refused", "table=%s person=%lld command=%s code=%s", l->id,
              (long long)l->who.id, client, fault_code(f));
    send_page(l, write_no, &a);
}

static void write_ok(struct vk_json *j, const void *context)
{
    const struct answer *a = context;
    vk_say_ok(a->client, a->why, j);
}

void live_say_ok(struct live *l, const char *client, const char *reply)
{
    struct answer a = { .client = client, .why = reply };
    send_page(l, write_ok, &a);
}

static void say_carried_out(const struct change *c)
{
    live_say_ok(c->live, c->client, c->reply);
    log_event(LOG_DEBUG, c->is_repeat ? "command_repeated" : "command_done",
              "table=%s person=%lld command=%s us=%lld", c->row.id, (long long)c->person, c->client,
              c->arrived ? (long long)live_microseconds() - (long long)c->arrived : 0);
}

void live_say_done(struct change *c, enum fault f)
{
    if (!c->live)
        return;
    if (f == FINE || c->is_repeat)
        say_carried_out(c);
    else if (f == F_BUSY && c->visit && c->visit->is_in_doubt)
        live_send_on(c->live);
    else
        live_say_no(c->live, c->client, f, NULL);
    if (c->arrived)
        metrics_time(c->live->sv->metrics, M_MOVE_SECONDS,
                     (double)(live_microseconds() - (uint64_t)c->arrived) * 1e-6);
}

/* A hint, with plans where one was begun, or a judgement. */
static void write_advice(struct vk_json *j, const void *context)
{
    const struct answer *a = context;
    vk_say_advice(&a->t->play, a->client, a->question, a->seen, a->advice, j);
}

void live_say_advice(struct live *l, struct table *t, const char *client,
                     const struct vk_question *q, const void *seen, const struct vk_advice *advice)
{
    struct answer a = { .client = client, .t = t, .question = q, .seen = seen, .advice = advice };
    live_speak(t, l->tongue);
    send_page(l, write_advice, &a);
}

struct draft_message {
    const struct table *t;
    const char *client, *text;
    int seat;
};

static void write_draft(struct vk_json *j, const void *context)
{
    const struct draft_message *m = context;
    vk_say_draft(&m->t->play, m->client, m->seat, m->text, j);
}

void live_say_draft(struct live *l, struct table *t, const char *client, int seat, const char *text)
{
    struct draft_message m = { .t = t, .client = client, .text = text, .seat = seat };
    live_speak(t, l->tongue);
    send_page(l, write_draft, &m);
}
