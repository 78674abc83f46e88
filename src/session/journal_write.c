/*
 * journal_write.c - lines of a journal, whole for the referee or filtered for one viewer. The keys
 * and their order are fixed (docs/journal.md): the reader accepts exactly this.
 */
#include "session/scan.h"
#include "vaka/hash.h"
#include "vaka/journal.h"
#include <stdalign.h>
#include <string.h>

/* A line is made here first, so that its sum can be taken whatever the caller's buffer does. */
struct line {
    char text[VK_JOURNAL_LINE];
    struct vk_out out;
};

static struct vk_out *line_open(struct line *line)
{
    line->out = vk_out_to(line->text, sizeof line->text);
    return &line->out;
}

static void line_close(struct line *line, struct vk_journal *j, struct vk_out *out)
{
    j->sum = vk_hash(j->sum, line->text, line->out.len);
    vk_put(&line->out, ",\"sum\":\"");
    vk_put_hex64(&line->out, j->sum);
    vk_put(&line->out, "\"}\n");
    vk_assert(vk_out_ok(&line->out));
    vk_put_bytes(out, line->text, line->out.len);
    j->size += line->out.len;
    j->line++;
}

static void put_hex(struct vk_out *out, const uint8_t *bytes, size_t n)
{
    for (size_t i = 0; i < n; i++) {
        vk_put_char(out, "0123456789abcdef"[bytes[i] >> 4]);
        vk_put_char(out, "0123456789abcdef"[bytes[i] & 15]);
    }
}

static void put_uint(struct vk_out *out, uint64_t n)
{
    if (n >= 10)
        put_uint(out, n / 10);
    vk_put_char(out, (char)('0' + n % 10));
}

/* The first `n` bytes of `text`, or up to its zero; whole characters only. */
static void put_string(struct vk_out *out, const char *text, size_t n)
{
    const char *zero = memchr(text, 0, n);
    const char *end = text + (zero ? (size_t)(zero - text) : n);
    vk_put_char(out, '"');
    while (text < end) {
        size_t k = utf8_length(text, (size_t)(end - text));
        uint8_t c = (uint8_t)*text;
        if (k == 0 && !zero && end - text < 4)
            break; /* a character that was cut by the limit */
        if (k == 0) {
            vk_put_char(out, '?');
            k = 1;
        } else if (c < 0x20 || c == 0x7F) {
            vk_put(out, "\\u00");
            put_hex(out, &c, 1);
        } else {
            if (c == '"' || c == '\\')
                vk_put_char(out, '\\');
            vk_put_bytes(out, text, k);
        }
        text += k;
    }
    vk_put_char(out, '"');
}

static void put_key_int(struct vk_out *out, const char *key, int64_t n)
{
    vk_put(out, key);
    vk_put_int(out, n);
}

static void put_hash_and_time(struct vk_out *out, uint64_t hash, int64_t time)
{
    vk_put(out, ",\"hash\":\"");
    vk_put_hex64(out, hash);
    put_key_int(out, "\",\"t\":", time);
}

static void put_options(struct vk_out *out, const struct vk_game *g, const struct vk_setup *cfg)
{
    vk_put(out, ",\"options\":{");
    for (int i = 0; i < g->n_options; i++) {
        vk_put(out, i ? ",\"" : "\"");
        vk_put(out, g->options[i].key);
        vk_put(out, "\":\"");
        vk_option_write(&g->options[i], cfg->option[i], out);
        vk_put_char(out, '"');
    }
    vk_put_char(out, '}');
}

static void put_people(struct vk_out *out, const struct vk_journal_head *h, int seats)
{
    vk_put(out, ",\"names\":[");
    for (int seat = 0; seat < seats; seat++) {
        vk_put(out, seat ? "," : "");
        put_string(out, h->name[seat], VK_NAME_MAX - 1);
    }
    vk_put(out, "],\"bots\":[");
    for (int seat = 0; seat < seats; seat++) {
        vk_put(out, seat ? "," : "");
        if (h->bot[seat][0])
            put_string(out, h->bot[seat], VK_NAME_MAX - 1);
        else
            vk_put(out, "null");
    }
    vk_put_char(out, ']');
}

/* Past luck k, or behind them all that of now. */
static struct vk_past_luck luck_of(const struct vk_journal_head *h, int k)
{
    struct vk_past_luck now = { .kind = h->chance_kind, .seed = h->seed };
    memcpy(now.commit, h->commit, sizeof now.commit);
    return k < h->n_past ? h->past[k] : now;
}

static void put_chance(struct vk_out *out, const struct vk_journal_head *h, int k, bool is_open)
{
    struct vk_past_luck luck = luck_of(h, k);
    if (luck.kind == VK_CHANCE_FAIR) {
        vk_put(out, ",\"chance\":{\"kind\":\"fair\",\"commit\":\"");
        put_hex(out, luck.commit, 32);
        vk_put(out, "\"}");
    } else if (is_open) {
        vk_put(out, ",\"chance\":{\"kind\":\"seed\",\"seed\":\"");
        put_uint(out, luck.seed);
        vk_put(out, "\"}");
    } else {
        vk_put(out, ",\"chance\":{\"kind\":\"seed\",\"seed\":null}");
    }
}

void vk_journal_write_head_for(struct vk_journal *j, const struct vk_game *g,
                               const struct vk_setup *cfg, const struct vk_journal_head *h,
                               int viewer, struct vk_out *out)
{
    struct line line;
    struct vk_out *o = line_open(&line);
    put_key_int(o, "{\"vaka\":", VK_JOURNAL_VERSION);
    vk_put(o, ",\"game\":\"");
    vk_put(o, g->id);
    put_key_int(o, "\",\"rules\":", g->rules_version);
    if (viewer == VK_SPECTATOR)
        vk_put(o, ",\"viewer\":\"spectator\"");
    else if (viewer != VK_REFEREE)
        put_key_int(o, ",\"viewer\":", viewer);
    put_key_int(o, ",\"seats\":", cfg->seats);
    put_options(o, g, cfg);
    put_people(o, h, cfg->seats);
    put_chance(o, h, 0, viewer == VK_REFEREE);
    line_close(&line, j, out);
}

void vk_journal_write_head(struct vk_journal *j, const struct vk_game *g,
                           const struct vk_setup *cfg, const struct vk_journal_head *h,
                           struct vk_out *out)
{
    vk_journal_write_head_for(j, g, cfg, h, VK_REFEREE, out);
}

/* The hash of the true state would let a viewer try out what is hidden: it gets that of its view. */
static uint64_t hash_for(const struct vk_game *g, const struct vk_step *step, const void *after,
                         int viewer)
{
    alignas(8) uint8_t view[VK_STATE_MAX];
    if (viewer == VK_REFEREE)
        return step->hash;
    vk_view(g, after, viewer, view);
    return vk_state_hash(g, view);
}

void vk_journal_write_step_for(struct vk_journal *j, const struct vk_game *g, uint32_t number,
                               const struct vk_step *step, const void *after, int viewer,
                               struct vk_out *out)
{
    struct line line;
    struct vk_out *o = line_open(&line);
    put_key_int(o, "{\"n\":", number);
    if (step->seat == VK_CHANCE)
        vk_put(o, ",\"seat\":\"chance\"");
    else
        put_key_int(o, ",\"seat\":", step->seat);
    if (viewer == VK_REFEREE || step->seen >> viewer & 1) {
        vk_put(o, ",\"do\":\"");
        vk_action_write(g, step->act, o);
        vk_put_char(o, '"');
    } else {
        vk_put(o, ",\"do\":null");
    }
    put_hash_and_time(o, hash_for(g, step, after, viewer), step->time);
    line_close(&line, j, out);
}

void vk_journal_write_step(struct vk_journal *j, const struct vk_game *g, uint32_t number,
                           const struct vk_step *step, struct vk_out *out)
{
    vk_journal_write_step_for(j, g, number, step, NULL, VK_REFEREE, out);
}

void vk_journal_write_undo(struct vk_journal *j, const struct vk_session *t, int seat, uint32_t to,
                           int64_t time, struct vk_out *out)
{
    struct line line;
    struct vk_out *o = line_open(&line);
    put_key_int(o, "{\"undo\":", to);
    if (seat == VK_NONE)
        vk_put(o, ",\"seat\":\"all\"");
    else
        put_key_int(o, ",\"seat\":", seat);
    put_hash_and_time(o, vk_state_hash(t->game, t->state), time);
    line_close(&line, j, out);
}

static void put_result(struct vk_out *out, const struct vk_score *score, int seats)
{
    vk_put(out, ",\"scores\":[");
    for (int seat = 0; seat < seats; seat++)
        put_key_int(out, seat ? "," : "", score->total[seat]);
    vk_put(out, "],\"ranks\":[");
    for (int seat = 0; seat < seats; seat++)
        put_key_int(out, seat ? "," : "", score->rank[seat]);
    vk_put(out, "],\"winners\":[");
    const char *comma = "";
    for (int seat = 0; seat < seats; seat++) {
        if (!(score->winners >> seat & 1))
            continue;
        put_key_int(out, comma, seat);
        comma = ",";
    }
    vk_put_char(out, ']');
}

static void put_secret(struct vk_out *out, const uint8_t *secret)
{
    vk_put(out, ",\"secret\":");
    if (secret) {
        vk_put_char(out, '"');
        put_hex(out, secret, 32);
        vk_put_char(out, '"');
    } else {
        vk_put(out, "null");
    }
}

void vk_journal_write_end(struct vk_journal *j, const struct vk_session *t, const uint8_t *secret,
                          int64_t time, struct vk_out *out)
{
    struct line line;
    struct vk_out *o = line_open(&line);
    struct vk_score score;
    t->game->score(t->state, &score);
    put_key_int(o, "{\"end\":", t->n);
    vk_put(o, vk_due(t->game, t->state).over ? ",\"over\":true" : ",\"over\":false");
    put_result(o, &score, t->setup.seats);
    put_secret(o, secret);
    put_hash_and_time(o, vk_state_hash(t->game, t->state), time);
    line_close(&line, j, out);
}

int vk_journal_write_lucks(struct vk_journal *j, const struct vk_journal_head *h, int k,
                           const struct vk_luck_place *at, struct vk_out *out)
{
    alignas(8) uint8_t view[VK_STATE_MAX];
    bool is_open = at->viewer == VK_REFEREE;
    for (; k < h->n_past && h->past[k].until <= at->steps; k++) {
        struct line line;
        struct vk_out *o = line_open(&line);
        const struct vk_past_luck *past = &h->past[k];
        vk_view(at->game, at->state, at->viewer, view);
        put_key_int(o, "{\"luck\":", at->number);
        put_chance(o, h, k + 1, is_open);
        put_secret(o, is_open && past->kind == VK_CHANCE_FAIR ? past->secret : NULL);
        put_hash_and_time(o, vk_state_hash(at->game, view), past->time);
        line_close(&line, j, out);
    }
    return k;
}

void vk_journal_write_for(struct vk_journal *j, const struct vk_session *t,
                          const struct vk_journal_head *h, int viewer, struct vk_out *out)
{
    alignas(8) uint8_t state[VK_STATE_MAX];
    struct vk_luck_place at = { .game = t->game, .state = state, .viewer = viewer };
    vk_journal_write_head_for(j, t->game, &t->setup, h, viewer, out);
    vk_session_at(t, 0, state, NULL);
    int k = vk_journal_write_lucks(j, h, 0, &at, out);
    for (uint32_t i = 0; i < t->n; i++) {
        vk_play(t->game, state, t->step[i].seat, t->step[i].act, NULL);
        vk_journal_write_step_for(j, t->game, i + 1, &t->step[i], state, viewer, out);
        at.steps = at.number = i + 1;
        k = vk_journal_write_lucks(j, h, k, &at, out);
    }
}
