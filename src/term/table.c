/* table.c - a running game: opening, steps of people, bots and chance, undo. */
#include "term/table.h"
#include "session/fair.h"
#include "term/answers.h"
#include "term/front.h"
#include "vaka/registry.h"
#include "words/tell.h"
#include <stdalign.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { EVENTS_MAX = 256 };

static int64_t now(const struct table *t)
{
    struct timespec at;
    if (!t->is_timed || clock_gettime(CLOCK_REALTIME, &at) != 0)
        return 0;
    return (int64_t)at.tv_sec * 1000 + at.tv_nsec / 1000000;
}

static void *get_memory(size_t n)
{
    void *memory = calloc(1, n ? n : 1);
    if (!memory) {
        fputs(vk_say("vaka: there is not enough memory\n"), stderr);
        exit(1);
    }
    return memory;
}

/* ---- Events -------------------------------------------------------------------------------- */

static void keep_event(struct vk_sink *self, const struct vk_event *ev)
{
    struct table *t = (struct table *)self;
    if (t->n_events == t->cap_events) {
        int cap = 2 * t->cap_events + 256;
        struct table_event *larger = get_memory((size_t)cap * sizeof *larger);
        if (t->n_events)
            memcpy(larger, t->event, (size_t)t->n_events * sizeof *larger);
        free(t->event);
        t->event = larger;
        t->cap_events = cap;
    }
    /* A step is counted only once it is played, and events come while it is. */
    t->event[t->n_events++] = (struct table_event){ t->session.n + 1, *ev };
}

/* The events of one step that a viewer gets, and where in the table's list they stand. */
struct heard {
    int n, at[EVENTS_MAX];
    struct vk_event ev[EVENTS_MAX];
};

static void hear_step(const struct table *t, int i, int viewer, struct heard *h)
{
    uint32_t step = t->event[i].step;
    while (i > 0 && t->event[i - 1].step == step)
        i--;
    h->n = 0;
    for (; i < t->n_events && t->event[i].step == step && h->n < EVENTS_MAX; i++) {
        h->at[h->n] = i;
        h->n += vk_event_for(&t->event[i].event, viewer, &h->ev[h->n]);
    }
}

bool table_event_text(struct table *t, int i, int viewer, struct vk_out *out)
{
    struct heard h;
    hear_step(t, i, viewer, &h);
    table_view(t, viewer); /* names are those that this viewer knows */
    for (int k = 0, told; k < h.n && h.at[k] <= i; k += told) {
        char text[1000];
        struct vk_out line = vk_out_to(text, sizeof text);
        told = vk_events_text(t->face, &h.ev[k], h.n - k, &t->words, &line);
        if (h.at[k] != i)
            continue;
        vk_put(out, text);
        return line.len > 0;
    }
    return false;
}

/* ---- Opening ------------------------------------------------------------------------------- */

static void get_buffers(struct table *t, uint32_t cap)
{
    size_t n = t->game->state_size;
    t->session.state = get_memory(n);
    t->session.step = get_memory(cap * sizeof *t->session.step);
    t->session.cap = cap;
    t->view = get_memory(n);
}

/* Everybody whose header line names no level is a person. */
static bool seat_people_and_bots(struct table *t, int seats, struct fault *no)
{
    t->people = 0;
    for (int seat = 0; seat < seats; seat++) {
        if (t->head.name[seat][0])
            t->words.name[seat] = t->head.name[seat];
        if (!t->head.bot[seat][0]) {
            t->people = (uint16_t)(t->people | VK_ONLY(seat));
            continue;
        }
        if (!vk_level_read(t->head.bot[seat], &t->level[seat])) {
            fault_say(no, "there is no bot of this level: %s", t->head.bot[seat]);
            return false;
        }
        size_t n = vk_bot_memory(t->game, &t->level[seat]);
        if (n > t->bot_memory_size)
            t->bot_memory_size = n;
    }
    for (int seat = 0; seat < seats; seat++)
        if (t->people == VK_ONLY(seat))
            t->words.reader = seat + 1;
    return true;
}

/* Bots and hints think one after another, so they share their memory. */
static void get_bot_memory(struct table *t)
{
    struct vk_level hints;
    if (vk_level_read(VK_HINTS, &hints)) {
        size_t n = vk_bot_memory(t->game, &hints);
        if (n > t->bot_memory_size)
            t->bot_memory_size = n;
    }
    t->bot_memory_size = (t->bot_memory_size + 63) / 64 * 64;
    if (t->bot_memory_size)
        t->bot_memory = aligned_alloc(64, t->bot_memory_size);
    if (t->bot_memory_size && !t->bot_memory) {
        fputs(vk_say("vaka: there is not enough memory\n"), stderr);
        exit(1);
    }
}

static bool use_luck(struct table *t, const struct term_options *o, struct fault *no)
{
    if (o->has_seed) {
        t->chance = vk_chance_from_seed(o->seed);
        t->head.chance_kind = VK_CHANCE_SEED;
        t->head.seed = o->seed;
        return true;
    }
    uint8_t secret[32];
    char day[VK_DAY_TEXT];
    if (o->is_daily) {
        vk_day_write(now(t), day);
        vk_fair_daily(t->game->id, day, secret);
    } else if (!vk_fair_new(secret)) {
        fault_say(no, "this machine gives no random numbers for a fair game; use --seed");
        return false;
    }
    t->chance = vk_chance_from_secret(secret);
    t->head.chance_kind = VK_CHANCE_FAIR;
    vk_fair_commit(secret, t->head.commit);
    return secret_write(&t->file, secret, no);
}

static enum table_result put_line(struct table *t, const struct vk_out *line, struct fault *no)
{
    return journal_append(&t->file, line->buf, line->len, no) ? TABLE_OK : TABLE_UNSAVED;
}

static void say_refusal(const struct table *t, const struct vk_refusal *refused, struct fault *no)
{
    if (refused->option < t->game->n_options)
        vk_tell_text(no->why, sizeof no->why, "option %s: %s",
                     t->game->options[refused->option].key, vk_say(refused->why));
    else
        vk_tell_text(no->why, sizeof no->why, "%s", vk_say(refused->why));
}

static int open_new(struct table *t, const struct term_options *o, struct fault *no)
{
    struct vk_refusal refused;
    char buf[VK_JOURNAL_LINE];
    struct vk_out line = vk_out_to(buf, sizeof buf);
    int seats = o->setup.seats;
    t->game = o->game;
    t->is_timed = !o->has_seed;
    for (int seat = 0; seat < seats && seat < VK_SEATS_MAX; seat++) {
        memcpy(t->head.name[seat], o->name[seat], VK_NAME_MAX);
        if (!(o->people >> seat & 1))
            memcpy(t->head.bot[seat], o->level[seat], VK_NAME_MAX);
    }
    get_buffers(t, t->game->step_bound);
    if (vk_session_open(&t->session, t->game, &o->setup, t->session.state, t->session.step,
                        t->session.cap, &refused, NULL) != VK_OK) {
        say_refusal(t, &refused, no);
        return 2;
    }
    if (!seat_people_and_bots(t, seats, no))
        return 2;
    journal_none(&t->file);
    if ((!o->journal || strcmp(o->journal, "-") != 0) &&
        !journal_create(&t->file, o->journal, t->game->id, no))
        return 1;
    if (!use_luck(t, o, no))
        return 1;
    vk_journal_write_head(&t->journal, t->game, &o->setup, &t->head, &line);
    if (put_line(t, &line, no) != TABLE_OK || !journal_sync(&t->file, no)) {
        secret_remove(&t->file);
        return 1;
    }
    return 0;
}

/* The luck of a journal goes on where it was: from its seed, or from the secret beside it. */
static bool resume_luck(struct table *t, const struct vk_journal_end *end, struct fault *no)
{
    uint8_t secret[32];
    if (t->head.chance_kind == VK_CHANCE_SEED) {
        t->chance = vk_chance_from_seed(t->head.seed);
        return true;
    }
    if (end->is_there) {
        memcpy(t->chance.secret, end->secret, sizeof t->chance.secret);
        return true;
    }
    if (!secret_read(&t->file, secret, no))
        return false;
    if (!vk_fair_fits(secret, t->head.commit)) {
        fault_say(no, "the secret beside this journal is not the one that was promised: %s",
                  t->file.path);
        return false;
    }
    t->chance = vk_chance_from_secret(secret);
    return true;
}

static int open_old(struct table *t, const char *path, struct fault *no)
{
    char *text = NULL;
    size_t n = 0, used;
    struct vk_setup setup;
    struct vk_journal_end end = { 0 };
    struct vk_journal_fault bad = { 0 };
    if (!journal_open(&t->file, path, &text, &n, no))
        return 1;
    bool is_read =
        vk_journal_read_head(text, n, &t->game, &setup, &t->head, &t->journal, &used, &bad);
    if (is_read) {
        get_buffers(t, t->game->step_bound);
        is_read = vk_journal_read(text, n, &t->session, &t->head, &end, &t->journal, &t->was_torn,
                                  NULL, &bad);
    }
    free(text);
    if (!is_read) {
        vk_tell_text(no->why, sizeof no->why, "%s: line %u: %s", path, bad.line,
                     vk_say_reason(&bad.reason).text);
        return 1;
    }
    t->has_end = end.is_there;
    t->is_timed = t->head.chance_kind == VK_CHANCE_FAIR;
    if (!seat_people_and_bots(t, t->session.setup.seats, no) || !resume_luck(t, &end, no))
        return 1;
    if (t->was_torn && !journal_trim(&t->file, (int64_t)t->journal.size, no))
        return 1;
    return 0;
}

/* What happened so far, told again for the log. */
static void tell_again(struct table *t)
{
    uint32_t n = t->session.n;
    struct vk_refusal refused;
    void *s = get_memory(t->game->state_size);
    t->n_events = 0;
    t->session.n = UINT32_MAX; /* events of the setup belong to step 0 */
    if (vk_start(t->game, s, &t->session.setup, &refused, &t->sink) == VK_OK) {
        for (uint32_t i = 0; i < n; i++) {
            t->session.n = i;
            vk_play(t->game, s, t->session.step[i].seat, t->session.step[i].act, &t->sink);
        }
    }
    t->session.n = n;
    free(s);
}

bool table_has_passed(const struct table *t, int seat)
{
    struct turn next = table_turn(t);
    const struct vk_head *h = t->session.state;
    if (next.kind == TURN_CHANCE && vk_top_of(h)->seat == seat)
        return false;
    return next.kind != TURN_OVER && next.seat != seat;
}

static enum table_result write_end(struct table *t, struct fault *no);

int table_open(struct table *t, const struct term_options *o, struct fault *no)
{
    *t = (struct table){ .sink = { keep_event } };
    vk_say_in(&t->words);
    journal_none(&t->file);
    int status = o->resume ? open_old(t, o->resume, no) : open_new(t, o, no);
    if (status)
        return status;
    t->face = vk_face_of(t->game);
    get_bot_memory(t);
    tell_again(t);
    table_let_answer(t, true);
    t->keeps_answers = t->is_timed;
    if (t->keeps_answers)
        table_read_answers(t);
    if (table_turn(t).kind == TURN_OVER && !t->has_end && write_end(t, no) != TABLE_OK)
        return 1;
    return 0;
}

void table_close(struct table *t)
{
    struct fault ignored;
    if (t->file.fd >= 0)
        journal_sync(&t->file, &ignored);
    journal_close(&t->file);
    free(t->session.state);
    free(t->session.step);
    free(t->view);
    free(t->event);
    free(t->bot_memory);
    *t = (struct table){ .file = { .fd = -1 } };
}

/* ---- Steps --------------------------------------------------------------------------------- */

bool table_has_quiet(const struct table *t)
{
    return t->game->quiet_point != 0;
}

const char *table_quiet_name(const struct table *t)
{
    return t->game->points[t->game->quiet_point].name;
}

void table_quiet_title(const struct table *t, char title[POINT_TITLE_MAX])
{
    struct vk_out out = vk_out_to(title, POINT_TITLE_MAX);
    vk_point_title(t->face, t->game->quiet_point, &t->words, &out);
}

void table_set_hand(struct table *t, int seat, bool is_up)
{
    unsigned bit = VK_ONLY(seat);
    t->hands = (uint16_t)(is_up ? t->hands | bit : t->hands & ~bit);
}

struct turn table_turn(const struct table *t)
{
    struct vk_due due = vk_due(t->game, t->session.state);
    if (due.over)
        return (struct turn){ TURN_OVER, VK_NONE, 0 };
    if (due.kind == VK_RANDOM)
        return (struct turn){ TURN_CHANCE, VK_CHANCE, due.point };
    /* Where several may answer, the bots go first: nobody waits for them. */
    unsigned bots = due.seats & ~(unsigned)t->people;
    unsigned asked = bots ? bots : due.seats;
    int seat = 0;
    while (!(asked >> seat & 1))
        seat++;
    bool is_quiet = table_has_quiet(t) && due.point == t->game->quiet_point;
    if (is_quiet && !(t->hands >> seat & 1))
        return (struct turn){ TURN_BOT, seat, due.point };
    return (struct turn){ bots ? TURN_BOT : TURN_PERSON, seat, due.point };
}

/* The result of a daily challenge is kept besides, when the journal is on disk. */
static void note_result(struct table *t)
{
    char day[VK_DAY_TEXT];
    t->is_daily = daily_day(&t->session, &t->head, day);
    t->has_result = t->is_daily;
    if (t->is_daily)
        daily_result(&t->session, day, &t->result);
}

static enum table_result write_end(struct table *t, struct fault *no)
{
    char buf[VK_JOURNAL_LINE];
    struct vk_out line = vk_out_to(buf, sizeof buf);
    bool is_fair = t->head.chance_kind == VK_CHANCE_FAIR;
    vk_journal_write_end(&t->journal, &t->session, is_fair ? t->chance.secret : NULL, now(t),
                         &line);
    t->has_end = true;
    note_result(t);
    if (put_line(t, &line, no) != TABLE_OK)
        return TABLE_UNSAVED;
    return table_save(t, no);
}

/* Does a person's turn end or begin here? Then the disk must have all that went before. */
static bool is_turn_end(const struct table *t, int seat, const struct turn *next)
{
    bool was_person = seat < VK_SEATS_MAX && (t->people >> seat & 1);
    return seat != next->seat && (was_person || next->kind == TURN_PERSON);
}

/* The step that was played last goes to disk; after the last one of all, the result too. */
static enum table_result write_step(struct table *t, struct fault *no)
{
    char buf[VK_JOURNAL_LINE];
    struct vk_out line = vk_out_to(buf, sizeof buf);
    const struct vk_session *s = &t->session;
    vk_journal_write_step(&t->journal, t->game, s->n, &s->step[s->n - 1], &line);
    enum table_result result = put_line(t, &line, no);
    struct turn next = table_turn(t);
    if (next.kind == TURN_OVER)
        return write_end(t, no);
    if (result == TABLE_OK && is_turn_end(t, s->step[s->n - 1].seat, &next))
        return table_save(t, no);
    return result;
}

enum table_result table_act(struct table *t, int seat, vk_action a, struct fault *no)
{
    int rc = vk_session_act(&t->session, seat, a, now(t), &t->sink);
    if (rc != VK_OK) {
        snprintf(no->why, sizeof no->why, "%s", vk_say(vk_error_text(rc)));
        return TABLE_REFUSED;
    }
    return write_step(t, no);
}

enum table_result table_save(struct table *t, struct fault *no)
{
    if (!journal_sync(&t->file, no))
        return TABLE_UNSAVED;
    if (t->has_end)
        secret_remove(&t->file); /* the journal has published it */
    if (t->has_result && !daily_append(&t->result, no))
        return TABLE_UNSAVED;
    t->has_result = false;
    return TABLE_OK;
}

/* ---- Bots ---------------------------------------------------------------------------------- */

/* A bot's luck follows from what the header tells and the step: a resumed game goes on the same. */
static uint64_t bot_seed(const struct table *t)
{
    uint64_t seed = t->head.seed;
    if (t->head.chance_kind == VK_CHANCE_FAIR) {
        seed = 0;
        for (int i = 0; i < 8; i++)
            seed = seed << 8 | t->head.commit[i];
    }
    return vk_mix64(seed + 1) ^ t->session.n;
}

/* As many iterations as the level has, unless a signal asks to leave. */
static bool think_on(void *context, uint32_t iterations)
{
    const struct vk_level *level = context;
    return iterations < level->iterations && !stop_signal();
}

static vk_action think(struct table *t, const struct vk_level *level, int seat,
                       struct vk_thought *out, int max, int *n)
{
    struct vk_bot bot;
    vk_bot_open(&bot, t->game, level, bot_seed(t), t->bot_memory, t->bot_memory_size);
    bot.more = think_on;
    bot.more_context = &bot.level;
    return vk_bot_choose(&bot, table_view(t, seat), seat, out, max, n);
}

/* For a person who has nothing to say there. */
static vk_action usual_answer(struct table *t, int seat)
{
    struct vk_actions list;
    table_legal(t, seat, &list);
    return list.act[list.usual];
}

enum table_result table_go_on(struct table *t, struct vk_step *done, struct fault *no)
{
    struct turn turn = table_turn(t);
    if (turn.kind == TURN_CHANCE) {
        if (!vk_session_chance(&t->session, &t->chance, now(t), &t->sink))
            return TABLE_REFUSED;
    } else if (turn.kind == TURN_BOT) {
        vk_action a = t->people >> turn.seat & 1
                          ? usual_answer(t, turn.seat)
                          : think(t, &t->level[turn.seat], turn.seat, NULL, 0, NULL);
        if (vk_session_act(&t->session, turn.seat, a, now(t), &t->sink) != VK_OK)
            return TABLE_REFUSED;
    } else {
        return TABLE_REFUSED;
    }
    *done = t->session.step[t->session.n - 1];
    return write_step(t, no);
}

int table_hint(struct table *t, int seat, struct vk_thought *out, int max)
{
    struct vk_level level;
    int n = 0;
    if (!vk_level_read(VK_HINTS, &level))
        return 0;
    think(t, &level, seat, out, max, &n);
    return vk_thoughts_for_people(out, n);
}

/* ---- Undo ---------------------------------------------------------------------------------- */

/* The seat's last step that may be taken back, as a number of steps to go back to; or n. */
static uint32_t undo_to(const struct table *t, int seat)
{
    uint32_t floor = vk_session_floor(&t->session, seat);
    for (uint32_t to = t->session.n; to-- > floor;)
        if (t->session.step[to].seat == seat)
            return to;
    return t->session.n;
}

bool table_can_undo(const struct table *t, int seat)
{
    return undo_to(t, seat) < t->session.n;
}

static void say_why_not(const struct table *t, int seat, struct fault *no)
{
    struct vk_out out = vk_out_to(no->why, sizeof no->why);
    const struct vk_step *last = t->session.n ? &t->session.step[t->session.n - 1] : NULL;
    if (!last)
        vk_put(&out, vk_say("nothing has been done yet"));
    else if (last->seat == VK_CHANCE)
        vk_put(&out, vk_say("what chance has shown cannot be unseen"));
    else if (last->seat == seat)
        vk_put(&out, vk_say("your last step revealed something"));
    else {
        char name[VK_NAME_MAX];
        struct vk_out called = vk_out_to(name, sizeof name);
        table_name(t, last->seat, &called);
        vk_tell_text(no->why, sizeof no->why, "%s has moved since", name);
    }
}

enum table_result table_undo(struct table *t, int seat, struct fault *no)
{
    char buf[VK_JOURNAL_LINE];
    struct vk_out line = vk_out_to(buf, sizeof buf);
    uint32_t to = undo_to(t, seat);
    if (to == t->session.n) {
        say_why_not(t, seat, no);
        return TABLE_REFUSED;
    }
    int rc = vk_session_undo(&t->session, seat, to);
    if (rc != VK_OK) {
        snprintf(no->why, sizeof no->why, "%s", vk_say(vk_error_text(rc)));
        return TABLE_REFUSED;
    }
    tell_again(t);
    vk_journal_write_undo(&t->journal, &t->session, seat, to, now(t), &line);
    return put_line(t, &line, no);
}

/* ---- Looking ------------------------------------------------------------------------------- */

const void *table_view(struct table *t, int viewer)
{
    vk_view(t->game, t->session.state, viewer, t->view);
    t->words.state = t->view;
    t->words.viewer = viewer;
    return t->view;
}

void table_legal(struct table *t, int seat, struct vk_actions *out)
{
    vk_legal(t->game, table_view(t, seat), seat, out);
}

bool table_has_secrets(struct table *t, int seat)
{
    size_t n = t->game->state_size;
    void *open = get_memory(n);
    memcpy(open, table_view(t, VK_SPECTATOR), n);
    bool differs = memcmp(open, table_view(t, seat), n) != 0;
    free(open);
    return differs;
}
