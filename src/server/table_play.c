/* table_play.c - steps: the beginning of a game, a move with the chance that follows, the end. */
#include "server/metrics.h"
#include "server/table.h"
#include "session/fair.h"
#include "store/xmalloc.h"
#include "table/move.h"
#include "vaka/registry.h"
#include "words/speak.h"
#include <jansson.h>
#include <sodium.h>
#include <stdio.h>
#include <string.h>

/* ---- Options as text: "key=value key=value" ------------------------------------------------- */

static void keep_written(const char *key, const char *value, char written[64])
{
    size_t plain = strspn(key, "abcdefghijklmnopqrstuvwxyz_0123456789");
    plain += strspn(value, "abcdefghijklmnopqrstuvwxyz_0123456789-+.");
    written[0] = 0;
    if (plain == strlen(key) + strlen(value) && plain + 1 < 64)
        (void)snprintf(written, 64, "%s=%s", key, value);
}

bool table_options(const struct vk_game *g, const char *options, struct vk_setup *cfg,
                   char written[64], struct vk_reason *why)
{
    char text[sizeof((struct store_table *)0)->options];
    char *rest = NULL;
    (void)snprintf(text, sizeof text, "%s", options);
    for (char *word = strtok_r(text, " ", &rest); word; word = strtok_r(NULL, " ", &rest)) {
        char *value = strchr(word, '=');
        if (value)
            *value++ = 0;
        value = value ? value : word + strlen(word);
        keep_written(word, value, written);
        if (!vk_setup_set(g, cfg, word, value, why))
            return false;
    }
    return true;
}

/* ---- The table itself ---------------------------------------------------------------------- */

static void put_line(struct vk_clerk *self, const char *text, size_t n)
{
    change_line(((struct change_clerk *)self)->change, text, n);
}

struct change_clerk clerk_of(const struct table *t, struct change *c)
{
    return (struct change_clerk){ .clerk = { .now = t->sv->now, .line = put_line }, .change = c };
}

/* Luck of bots comes from the table's secret too, so that nobody can reckon it beforehand. */
static uint64_t bot_seed(const struct store_table *row, int seat)
{
    uint8_t message[4] = { 'b', 'o', 't', (uint8_t)seat }, out[16];
    uint64_t seed;
    crypto_generichash(out, sizeof out, message, sizeof message, row->secret, 32);
    memcpy(&seed, out, sizeof seed);
    return seed;
}

void table_give_luck(struct table *t)
{
    char day[VK_DAY_TEXT];
    t->play.chance = vk_chance_from_secret(t->row.secret);
    t->play.is_strict =
        table_daily(&t->row, day); /* everybody meets its luck without having seen it */
    for (int i = 0; i < t->row.n_seats; i++)
        t->play.bot_seed[i] = bot_seed(&t->row, i);
}

void table_seats_changed(struct table *t)
{
    t->play.is_given_up = t->row.status == TABLE_CLOSED;
    t->play.has_hints = t->row.hints;
    for (int i = 0; i < t->row.n_seats; i++) {
        const struct store_seat *from = &t->row.seat[i];
        struct vk_seat *seat = &t->play.seat[i];
        _Static_assert(sizeof seat->level == sizeof from->level, "levels are the same");
        seat->who = seat_is_bot(from)           ? VK_SEAT_BOT
                    : from->kind == SEAT_PERSON ? VK_SEAT_PERSON
                                                : VK_SEAT_EMPTY;
        seat->is_away = from->kind == SEAT_PERSON && from->away;
        memcpy(seat->level, from->level, sizeof seat->level);
    }
}

/* ---- What a lobby shows -------------------------------------------------------------------- */

void table_summarise(const struct table *t, int viewer, struct summary *out)
{
    vk_table_summarise(&t->play, viewer, &out->game);
    out->rest = t->rest;
    out->offered = t->offered;
    out->brought = 0;
    for (int k = 0; k < t->play.head.n_past; k++)
        out->brought = t->play.head.past[k].until;
}

static void summary_write(const struct summary *summary, int seats, char text[STORE_SUMMARY])
{
    const struct vk_summary *s = &summary->game;
    struct vk_out out = vk_out_to(text, STORE_SUMMARY);
    struct vk_json j = vk_json_to(&out);
    vk_json_object(&j, NULL);
    vk_json_int(&j, "round", s->round);
    vk_json_int(&j, "step", s->step);
    vk_json_int(&j, "due", s->due);
    vk_json_int(&j, "winners", s->winners);
    vk_json_array(&j, "scores");
    for (int i = 0; i < seats && i < s->n_scores; i++)
        vk_json_int(&j, NULL, s->score[i]);
    vk_json_end(&j, ']');
    vk_json_int(&j, "rest", summary->rest);
    vk_json_int(&j, "offered", summary->offered);
    vk_json_int(&j, "brought", summary->brought);
    vk_json_end(&j, '}');
}

void summary_read(const char *text, struct summary *summary)
{
    struct vk_summary *out = &summary->game;
    *summary = (struct summary){ 0 };
    json_t *root = json_loads(text, 0, NULL);
    if (!root)
        return;
    const json_t *scores = json_object_get(root, "scores");
    out->round = (int)json_integer_value(json_object_get(root, "round"));
    out->step = (uint32_t)json_integer_value(json_object_get(root, "step"));
    out->due = (uint16_t)json_integer_value(json_object_get(root, "due"));
    out->winners = (uint16_t)json_integer_value(json_object_get(root, "winners"));
    for (size_t i = 0; i < json_array_size(scores) && i < VK_SEATS_MAX; i++)
        out->score[out->n_scores++] = (int32_t)json_integer_value(json_array_get(scores, i));
    summary->rest = json_integer_value(json_object_get(root, "rest"));
    summary->offered = (uint16_t)json_integer_value(json_object_get(root, "offered"));
    summary->brought = (uint32_t)json_integer_value(json_object_get(root, "brought"));
    json_decref(root);
}

void table_write_summary(struct table *t)
{
    struct summary s;
    table_summarise(t, VK_SPECTATOR, &s);
    summary_write(&s, t->row.n_seats, t->row.summary);
}

/* ---- Steps --------------------------------------------------------------------------------- */

/* All that follows for the house from steps made since `from`: the end, clocks, the summary. */
void table_finish(struct table *t, uint32_t from, int seat)
{
    for (uint32_t i = from; i < t->play.game.n; i++)
        if (t->play.game.step[i].seat == VK_CHANCE)
            metrics_add(t->sv->metrics, M_MOVES_CHANCE, 1);
    if (vk_table_is_over(&t->play) && t->row.status == TABLE_RUNNING) {
        t->row.status = TABLE_OVER;
        metrics_add(t->sv->metrics, M_GAMES_OVER, 1);
    }
    clock_go(t, seat);
    t->row.updated = t->sv->now;
    table_write_summary(t);
    t->play.bot.has_move = false;
}

enum fault table_take_step(struct table *t, struct change *c, int seat, vk_action a)
{
    struct clock_note note = clock_note(t);
    struct change_clerk clerk = clerk_of(t, c);
    clock_stop(t);
    enum fault f = vk_deed_step(&t->play, seat, a, &clerk.clerk, &c->deed);
    if (f != FINE)
        return f;
    table_finish(t, c->deed.from, seat);
    if (!vk_table_is_public(&t->play, c->deed.from))
        clock_restore(t, &note);
    return FINE;
}

void table_begin(struct table *t, struct change *c)
{
    const struct vk_game *g = vk_game_by_id(t->row.game);
    struct change_clerk clerk = clerk_of(t, c);
    struct vk_setup cfg;
    struct vk_refusal no;
    struct vk_reason why;
    char written[64];
    vk_setup_standard(g, t->row.n_seats, &cfg);
    table_give_luck(t);
    table_seats_changed(t);
    _Static_assert((int)STORE_NAME == (int)VK_NAME_MAX, "names fit the journal");
    t->play.head = (struct vk_journal_head){ .chance_kind = VK_CHANCE_FAIR };
    vk_fair_commit(t->row.secret, t->play.head.commit);
    bool is_right = table_options(g, t->row.options, &cfg, written, &why) &&
                    vk_table_begin(&t->play, g, &cfg, &clerk.clerk, &no) == VK_OK;
    vk_assert(is_right); /* the options were tried when the table was opened */
    (void)is_right;
    t->row.status = TABLE_RUNNING;
    clock_begin(t);
    c->deed.from = 0;
    table_finish(t, 0, VK_NONE);
}

static void run_on(struct table *t, struct change *c)
{
    t->row.status = TABLE_RUNNING;
    clock_begin(t);
    c->deed = (struct vk_deed){ .seat = VK_NONE };
    table_finish(t, t->play.game.n, VK_NONE);
}

void table_branch(struct table *t, struct change *c, const struct vk_table *from, uint32_t n)
{
    struct change_clerk clerk = clerk_of(t, c);
    table_give_luck(t);
    table_seats_changed(t);
    vk_table_begin_like(&t->play, from, n, &clerk.clerk);
    run_on(t, c);
}

static const char *brought_text(const struct vk_game *g, bool is_over)
{
    if (!vk_has_chance(g))
        return VK_WORD("{0} brought this game from a device.");
    if (is_over)
        return VK_WORD("{0} brought this game from a device, where its luck could be known.");
    return VK_WORD("{0} brought this game from a device, where its luck could be known up to here. "
                   "From here on it is the server's.");
}

void table_take_over(struct table *t, struct change *c, struct vk_table *from, const char *by)
{
    struct change_clerk clerk = clerk_of(t, c);
    struct vk_new_luck luck = { .kind = VK_CHANCE_FAIR };
    table_give_luck(t);
    table_seats_changed(t);
    t->play.game = from->game;
    t->play.told = from->told;
    t->play.head = from->head;
    from->game = (struct vk_session){ 0 };
    from->told = NULL;
    vk_table_tell(&t->play, t->play.game.n); /* nothing is new to anybody; it is counted here too */
    vk_table_rewrite(&t->play, &clerk.clerk);
    vk_fair_commit(t->row.secret, luck.commit);
    bool is_new = vk_table_change_luck(&t->play, &luck, &clerk.clerk);
    vk_assert(is_new); /* whoever read it has looked */
    (void)is_new;
    bool is_over = vk_table_is_over(&t->play);
    if (is_over)
        vk_table_conclude(&t->play, &clerk.clerk);
    change_remark(c, brought_text(t->play.game.game, is_over), by, NULL);
    run_on(t, c);
}
