/*
 * journal_read.c - a journal back into a session. Nothing is believed: first the check sum of a
 * line, then its form, then every action, hash and result against the rules.
 */
#include "session/scan.h"
#include "vaka/hash.h"
#include "vaka/journal.h"
#include "vaka/registry.h"
#include <string.h>

/* How every line ends: ,"sum":"0123456789abcdef"} */
enum { TAIL = 8 + 16 + 2 };

struct reader {
    const char *at, *end; /* text not yet read */
    size_t length;        /* of the line at `at`, without its line feed */
    struct scan body;     /* of that line, without its tail */
    uint64_t sum;         /* of that line */
    struct vk_journal *j;
    struct vk_journal_fault *no;
};

/* ---- Saying no --------------------------------------------------------------------------- */

static bool refuse_for(struct reader *r, const struct vk_reason *why)
{
    struct vk_out out = vk_out_to(r->no->why, sizeof r->no->why);
    r->no->line = r->j->line + 1;
    r->no->is_of_other_rules = false;
    r->no->reason = *why;
    vk_reason_put(why, NULL, &out);
    return false;
}

static bool refuse(struct reader *r, const char *why)
{
    struct vk_reason reason = vk_reason(why);
    return refuse_for(r, &reason);
}

static bool refuse_form(struct reader *r)
{
    return refuse(r, "this is not a line of a journal: a key is missing, misplaced or misspelt");
}

/* Foreign text into a sentence: nothing that a terminal could take for a command. */
static void fill_foreign(struct vk_reason *reason, const char *text)
{
    char harmless[VK_ACTION_TEXT];
    struct vk_out out = vk_out_to(harmless, sizeof harmless);
    for (; *text; text++)
        vk_put_char(&out, *text >= ' ' && *text <= '~' ? *text : '?');
    vk_reason_text(reason, harmless);
}

/* `why` has {0} for what is, and {1} for what should be. */
static bool refuse_numbers(struct reader *r, const char *why, int64_t is, int64_t should)
{
    struct vk_reason reason = vk_reason(why);
    vk_reason_int(&reason, is);
    vk_reason_int(&reason, should);
    return refuse_for(r, &reason);
}

void vk_journal_fault_put(const struct vk_journal_fault *no, const struct vk_words *w,
                          struct vk_out *out)
{
    struct vk_reason sentence = vk_reason("Line {0}: {1}.");
    vk_reason_int(&sentence, no->line);
    vk_reason_reason(&sentence, &no->reason, w);
    vk_reason_put(&sentence, w, out);
}

/* ---- Lines ------------------------------------------------------------------------------- */

/* Find the next complete line and check its sum. */
static bool open_line(struct reader *r)
{
    size_t left = (size_t)(r->end - r->at);
    const char *feed = memchr(r->at, '\n', left);
    r->length = feed ? (size_t)(feed - r->at) : left;
    if (r->length >= VK_JOURNAL_LINE)
        return refuse(r, "the line is longer than a line of a journal can be");
    if (!feed)
        return refuse(r, "the line is torn: it has no line feed at its end");
    if (r->length < TAIL)
        return refuse(r, "the line does not end in its checksum");
    struct scan tail = { feed - TAIL, feed };
    uint64_t sum;
    if (!scan_literal(&tail, ",\"sum\":\"") || !scan_hex64(&tail, &sum) ||
        !scan_literal(&tail, "\"}"))
        return refuse(r, "the line does not end in its checksum");
    r->body = (struct scan){ r->at, feed - TAIL };
    r->sum = vk_hash(r->j->sum, r->at, r->length - TAIL);
    if (r->sum != sum)
        return refuse(r, "the checksum does not match: the line or one before it was changed");
    return true;
}

static void close_line(struct reader *r)
{
    r->j->sum = r->sum;
    r->j->size += r->length + 1;
    r->j->line++;
    r->at += r->length + 1;
}

static bool body_is_done(const struct reader *r)
{
    return r->body.at == r->body.end;
}

/* ---- The header -------------------------------------------------------------------------- */

static bool read_version(struct reader *r)
{
    struct scan start = { r->at, r->end };
    int64_t version;
    if (r->at == r->end)
        return refuse(r, "the journal is empty");
    if (!scan_literal(&start, "{\"vaka\":") || !scan_int(&start, &version))
        return refuse(r, "this is not a journal: the first line is not one that begins a journal");
    if (version != VK_JOURNAL_VERSION)
        return refuse_numbers(r, "the version of the journal is {0}, it should be {1}", version,
                              VK_JOURNAL_VERSION);
    return true;
}

static bool read_game(struct reader *r, const struct vk_game **g)
{
    char id[32];
    int64_t version, rules;
    struct scan *b = &r->body;
    if (!scan_literal(b, "{\"vaka\":") || !scan_int(b, &version) ||
        !scan_literal(b, ",\"game\":") || !scan_string(b, id, sizeof id) ||
        !scan_literal(b, ",\"rules\":") || !scan_int(b, &rules))
        return refuse_form(r);
    *g = vk_game_by_id(id);
    if (!*g) {
        struct vk_reason reason = vk_reason("there is no game '{0}' on board");
        fill_foreign(&reason, id);
        return refuse_for(r, &reason);
    }
    if (rules != (*g)->rules_version) {
        struct vk_reason reason =
            vk_reason("this game follows version {0} of the rules of {1}; this program has version "
                      "{2} and cannot replay it");
        vk_reason_int(&reason, rules);
        vk_reason_text(&reason, (*g)->title);
        vk_reason_int(&reason, (*g)->rules_version);
        (void)refuse_for(r, &reason);
        r->no->is_of_other_rules = true;
        return false;
    }
    if (scan_literal(b, ",\"viewer\":"))
        return refuse(r, "this journal was filtered for one viewer and cannot be replayed");
    return true;
}

static bool read_options(struct reader *r, const struct vk_game *g, struct vk_setup *cfg)
{
    if (!scan_literal(&r->body, ",\"options\":{"))
        return refuse_form(r);
    for (int i = 0; i < g->n_options; i++) {
        char key[32], value[32];
        if ((i && !scan_literal(&r->body, ",")) || !scan_string(&r->body, key, sizeof key) ||
            !scan_literal(&r->body, ":") || !scan_string(&r->body, value, sizeof value) ||
            strcmp(key, g->options[i].key) != 0) {
            struct vk_reason reason = vk_reason("the option {0} is missing or misplaced");
            vk_reason_text(&reason, g->options[i].key);
            return refuse_for(r, &reason);
        }
        struct vk_reason reason;
        if (!vk_setup_set(g, cfg, key, value, &reason))
            return refuse_for(r, &reason);
    }
    return scan_literal(&r->body, "}") || refuse_form(r);
}

static bool read_setup(struct reader *r, const struct vk_game *g, struct vk_setup *cfg)
{
    int64_t seats;
    if (!scan_literal(&r->body, ",\"seats\":") || !scan_int(&r->body, &seats))
        return refuse_form(r);
    if (seats < g->seats_min || seats > g->seats_max)
        return refuse(r, "this game is not for that number of seats");
    vk_setup_standard(g, (int)seats, cfg);
    return read_options(r, g, cfg);
}

static bool read_people(struct reader *r, int seats, struct vk_journal_head *h)
{
    struct scan *b = &r->body;
    bool is_good = scan_literal(b, ",\"names\":[");
    for (int seat = 0; is_good && seat < seats; seat++)
        is_good = (!seat || scan_literal(b, ",")) && scan_string(b, h->name[seat], VK_NAME_MAX);
    is_good = is_good && scan_literal(b, "],\"bots\":[");
    for (int seat = 0; is_good && seat < seats; seat++)
        is_good = (!seat || scan_literal(b, ",")) &&
                  (scan_literal(b, "null") || scan_string(b, h->bot[seat], VK_NAME_MAX));
    return (is_good && scan_literal(b, "]")) || refuse_form(r);
}

static bool read_chance(struct reader *r, struct vk_journal_head *h)
{
    struct scan *b = &r->body;
    if (scan_literal(b, ",\"chance\":{\"kind\":\"seed\",\"seed\":")) {
        h->chance_kind = VK_CHANCE_SEED;
        return scan_quoted_uint(b, &h->seed) && scan_literal(b, "}");
    }
    h->chance_kind = VK_CHANCE_FAIR;
    return scan_literal(b, ",\"chance\":{\"kind\":\"fair\",\"commit\":\"") &&
           scan_hex(b, h->commit, 32) && scan_literal(b, "\"}");
}

static bool read_head(struct reader *r, const struct vk_game **g, struct vk_setup *cfg,
                      struct vk_journal_head *h)
{
    *h = (struct vk_journal_head){ 0 };
    if (!read_version(r) || !open_line(r) || !read_game(r, g) || !read_setup(r, *g, cfg) ||
        !read_people(r, cfg->seats, h))
        return false;
    if (!read_chance(r, h) || !body_is_done(r))
        return refuse_form(r);
    close_line(r);
    return true;
}

static struct reader reader_of(const char *text, size_t n, struct vk_journal *j,
                               struct vk_journal_fault *no)
{
    *no = (struct vk_journal_fault){ 0 };
    return (struct reader){ .at = text, .end = text + n, .j = j, .no = no };
}

bool vk_journal_read_head(const char *text, size_t n, const struct vk_game **g,
                          struct vk_setup *cfg, struct vk_journal_head *h, struct vk_journal *j,
                          size_t *used, struct vk_journal_fault *no)
{
    *j = (struct vk_journal){ 0 };
    struct reader r = reader_of(text, n, j, no);
    if (!read_head(&r, g, cfg, h))
        return false;
    *used = (size_t)j->size;
    return true;
}

/* ---- Steps, undo, end -------------------------------------------------------------------- */

/* A seat of this table, or the word given. */
static bool read_seat(struct reader *r, const struct vk_session *t, const char *word, int number,
                      int *seat)
{
    int64_t n;
    if (!scan_literal(&r->body, ",\"seat\":"))
        return refuse_form(r);
    if (scan_literal(&r->body, word)) {
        *seat = number;
        return true;
    }
    if (!scan_int(&r->body, &n))
        return refuse_form(r);
    if (n < 0 || n >= t->setup.seats) {
        struct vk_reason reason = vk_reason("there is no seat {0} at this table");
        vk_reason_int(&reason, n);
        return refuse_for(r, &reason);
    }
    *seat = (int)n;
    return true;
}

static bool read_hash_and_time(struct reader *r, uint64_t *hash, int64_t *time)
{
    struct scan *b = &r->body;
    return (scan_literal(b, ",\"hash\":\"") && scan_hex64(b, hash) &&
            scan_literal(b, "\",\"t\":") && scan_int(b, time) && body_is_done(r)) ||
           refuse_form(r);
}

static bool check_hash(struct reader *r, const struct vk_session *t, uint64_t hash, const char *why)
{
    return hash == vk_state_hash(t->game, t->state) || refuse(r, why);
}

static bool refuse_action(struct reader *r, const char *text, const char *why)
{
    struct vk_reason reason = vk_reason("the action '{0}' is not legal here: {1}");
    fill_foreign(&reason, text);
    vk_reason_word(&reason, why);
    return refuse_for(r, &reason);
}

static const char *step_refusal(int error, int seat)
{
    switch (error) {
    case VK_ERR_OVER: return "the game is over";
    case VK_ERR_NOT_DUE:
        return seat == VK_CHANCE ? "it is not chance's turn" : "it is not this seat's turn";
    case VK_ERR_FULL: return "there is no room for so many steps";
    default: return "it is not among the actions that are possible now";
    }
}

static bool read_step(struct reader *r, struct vk_session *t)
{
    char text[VK_ACTION_TEXT];
    int64_t number, time;
    uint64_t hash;
    int seat;
    vk_action a;
    const char *why;
    if (!scan_int(&r->body, &number))
        return refuse_form(r);
    if (number != (int64_t)t->n + 1)
        return refuse_numbers(r, "the number of the step is {0}, it should be {1}", number,
                              (int64_t)t->n + 1);
    if (!read_seat(r, t, "\"chance\"", VK_CHANCE, &seat))
        return false;
    if (!scan_literal(&r->body, ",\"do\":") || !scan_string(&r->body, text, sizeof text))
        return refuse_form(r);
    if (!read_hash_and_time(r, &hash, &time))
        return false;
    if (!vk_action_read(t->game, text, &a, &why))
        return refuse_action(r, text, why);
    int rc = vk_session_act(t, seat, a, time, NULL);
    if (rc != VK_OK)
        return refuse_action(r, text, step_refusal(rc, seat));
    return hash == t->step[t->n - 1].hash || /* of the state after it */
           refuse(r, "the state after this step has another hash");
}

static bool read_undo(struct reader *r, struct vk_session *t, struct vk_journal_head *h)
{
    int64_t to, time;
    uint64_t hash;
    int seat;
    if (!scan_int(&r->body, &to))
        return refuse_form(r);
    if (!read_seat(r, t, "\"all\"", VK_NONE, &seat) || !read_hash_and_time(r, &hash, &time))
        return false;
    if (to < 0 || to > (int64_t)t->n)
        return refuse(r, "the undo goes back to a step that was not made");
    int rc = seat == VK_NONE ? vk_session_rewind(t, (uint32_t)to)
                             : vk_session_undo(t, seat, (uint32_t)to);
    if (rc != VK_OK)
        return refuse(r, "this undo is not allowed: it goes back past the last roll, reveal or "
                         "action of somebody else");
    vk_luck_undone(h, (uint32_t)to);
    return check_hash(r, t, hash, "the state after this undo has another hash");
}

static bool read_result(struct reader *r, const struct vk_session *t)
{
    struct scan *b = &r->body;
    struct vk_score score;
    int64_t n;
    t->game->score(t->state, &score);
    if (!scan_literal(b, ",\"scores\":["))
        return refuse_form(r);
    for (int seat = 0; seat < t->setup.seats; seat++) {
        if ((seat && !scan_literal(b, ",")) || !scan_int(b, &n))
            return refuse_form(r);
        if (n != score.total[seat])
            return refuse_numbers(r, "a score is {0}, it should be {1}", n, score.total[seat]);
    }
    if (!scan_literal(b, "],\"ranks\":["))
        return refuse_form(r);
    for (int seat = 0; seat < t->setup.seats; seat++) {
        if ((seat && !scan_literal(b, ",")) || !scan_int(b, &n))
            return refuse_form(r);
        if (n != score.rank[seat])
            return refuse_numbers(r, "a rank is {0}, it should be {1}", n, score.rank[seat]);
    }
    if (!scan_literal(b, "],\"winners\":["))
        return refuse_form(r);
    bool is_first = true;
    for (int seat = 0; seat < t->setup.seats; seat++) {
        if (!(score.winners >> seat & 1))
            continue;
        if ((!is_first && !scan_literal(b, ",")) || !scan_int(b, &n) || n != seat)
            return refuse(r, "the winners are not those of the position");
        is_first = false;
    }
    return scan_literal(b, "]") || refuse(r, "the winners are not those of the position");
}

static bool read_secret(struct reader *r, uint8_t secret[32], bool *has_secret)
{
    struct scan *b = &r->body;
    *has_secret = !scan_literal(b, ",\"secret\":null");
    return !*has_secret ||
           (scan_literal(b, ",\"secret\":\"") && scan_hex(b, secret, 32) &&
            scan_literal(b, "\"")) ||
           refuse_form(r);
}

/* The game gets other luck, and what it had is opened. */
static bool read_luck(struct reader *r, const struct vk_session *t, struct vk_journal_head *h)
{
    struct vk_journal_head next = *h;
    uint8_t secret[32];
    bool has_secret;
    int64_t steps, time;
    uint64_t hash;
    if (!scan_int(&r->body, &steps) || !read_chance(r, &next))
        return refuse_form(r);
    if (steps != (int64_t)t->n)
        return refuse_numbers(r, "the number of steps is {0}, it should be {1}", steps, t->n);
    if (!read_secret(r, secret, &has_secret) || !read_hash_and_time(r, &hash, &time))
        return false;
    if (has_secret != (h->chance_kind == VK_CHANCE_FAIR))
        return refuse(r, has_secret ? "the luck so far has no secret"
                                    : "the secret of the luck so far is missing");
    if (!vk_luck_ends(h, t->n, has_secret ? secret : NULL, time))
        return refuse(r, "the luck of this game changed too often");
    h->chance_kind = next.chance_kind;
    h->seed = next.seed;
    memcpy(h->commit, next.commit, sizeof h->commit);
    return check_hash(r, t, hash, "the state here has another hash");
}

static bool read_end(struct reader *r, const struct vk_session *t, struct vk_journal_end *end)
{
    struct scan *b = &r->body;
    int64_t steps, time;
    uint64_t hash;
    if (!scan_int(b, &steps))
        return refuse_form(r);
    if (steps != (int64_t)t->n)
        return refuse_numbers(r, "the number of steps is {0}, it should be {1}", steps, t->n);
    bool is_over = scan_literal(b, ",\"over\":true");
    if (!is_over && !scan_literal(b, ",\"over\":false"))
        return refuse_form(r);
    if (is_over != (vk_due(t->game, t->state).over != 0))
        return refuse(r, is_over ? "the game is not over here" : "the game is over here");
    if (!read_result(r, t))
        return false;
    if (!read_secret(r, end->secret, &end->has_secret) || !read_hash_and_time(r, &hash, &time))
        return false;
    end->is_there = true;
    return check_hash(r, t, hash, "the state at the end has another hash");
}

static bool read_line(struct reader *r, struct vk_session *t, struct vk_journal_head *h,
                      struct vk_journal_end *end)
{
    if (end->is_there)
        return refuse(r, "there is a line after the end of the game");
    if (!open_line(r))
        return false;
    if (scan_literal(&r->body, "{\"n\":"))
        return read_step(r, t);
    if (scan_literal(&r->body, "{\"undo\":"))
        return read_undo(r, t, h);
    if (scan_literal(&r->body, "{\"luck\":"))
        return read_luck(r, t, h);
    if (scan_literal(&r->body, "{\"end\":"))
        return read_end(r, t, end);
    return refuse_form(r);
}

static bool is_torn(const struct reader *r)
{
    return !memchr(r->at, '\n', (size_t)(r->end - r->at));
}

static void tell(struct vk_journal_watch *watch, const struct vk_session *t, const char *line,
                 size_t n)
{
    if (watch)
        watch->line(watch, t, line, n);
}

/* All that are left; with `torn` one that is cut short is left out. */
static bool read_lines(struct reader *r, struct vk_session *t, struct vk_journal_head *h,
                       struct vk_journal_end *end, bool *torn, struct vk_journal_watch *watch)
{
    while (r->at < r->end) {
        const char *line = r->at;
        if (torn && is_torn(r)) {
            *torn = true;
            break;
        }
        if (!read_line(r, t, h, end))
            return false;
        close_line(r);
        tell(watch, t, line, (size_t)(r->at - line));
    }
    return true;
}

bool vk_journal_read(const char *text, size_t n, struct vk_session *t, struct vk_journal_head *h,
                     struct vk_journal_end *end, struct vk_journal *j, bool *torn,
                     struct vk_journal_watch *watch, struct vk_journal_fault *no)
{
    *j = (struct vk_journal){ 0 };
    struct reader r = reader_of(text, n, j, no);
    const struct vk_game *g;
    struct vk_setup cfg;
    struct vk_refusal refusal;
    *end = (struct vk_journal_end){ 0 };
    if (torn)
        *torn = false;
    if (!read_head(&r, &g, &cfg, h))
        return false;
    if (vk_session_open(t, g, &cfg, t->state, t->step, t->cap, &refusal, NULL) != VK_OK) {
        j->line = 0; /* the header is at fault, after all */
        return refuse(&r, refusal.why);
    }
    tell(watch, t, text, (size_t)(r.at - text));
    return read_lines(&r, t, h, end, torn, watch);
}

bool vk_journal_read_more(const char *text, size_t n, struct vk_session *t,
                          struct vk_journal_head *h, struct vk_journal_end *end,
                          struct vk_journal *j, struct vk_journal_watch *watch,
                          struct vk_journal_fault *no)
{
    struct reader r = reader_of(text, n, j, no);
    return read_lines(&r, t, h, end, NULL, watch);
}

uint32_t vk_journal_lines(const char *text, size_t n)
{
    uint32_t lines = 0;
    for (size_t i = 0; i < n; i++)
        lines += text[i] == '\n';
    return lines + (n && text[n - 1] != '\n');
}
