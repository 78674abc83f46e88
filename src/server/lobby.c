/* lobby.c - a new table: from what was asked for to a row, and to a game if no seat is free. */
#include "server/call.h"
#include "session/fair.h"
#include "store/xmalloc.h"
#include "table/row.h"
#include "vaka/bot.h"
#include "vaka/registry.h"
#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { ID_LENGTH = 14, INVITE_LENGTH = 12 };

/* Letters and digits that are hard to take for another. */
static void write_id(const uint8_t *bytes, int n, char *out)
{
    static const char letters[] = "0123456789abcdefghjkmnpqrstvwxyz";
    for (int i = 0; i < n; i++)
        out[i] = letters[bytes[i] % 32];
    out[n] = 0;
}

/* The same wish of the same person gives the same id: sent twice it is one table. */
void opening_id(const char *seed, char out[STORE_ID])
{
    uint8_t bytes[32];
    if (seed[0])
        crypto_generichash(bytes, sizeof bytes, (const uint8_t *)seed, strlen(seed), NULL, 0);
    else
        randombytes_buf(bytes, sizeof bytes);
    write_id(bytes, ID_LENGTH, out);
}

/* Every option with its value, also those that nobody asked for. */
void opening_options(const struct vk_game *g, const struct vk_setup *cfg, char *text, size_t n)
{
    struct vk_out out = vk_out_to(text, n);
    for (int i = 0; i < g->n_options; i++) {
        vk_put(&out, i ? " " : "");
        vk_put(&out, g->options[i].key);
        vk_put_char(&out, '=');
        vk_option_write(&g->options[i], cfg->option[i], &out);
    }
    vk_assert(vk_out_ok(&out));
}

/* Which option, by the name that people know it by, and why. */
static struct vk_reason of_setup(const struct vk_game *g, const struct vk_refusal *no,
                                 const struct vk_words *w)
{
    char title[100];
    struct vk_out out = vk_out_to(title, sizeof title);
    bool is_option = no->option < g->n_options;
    struct vk_reason why = vk_reason(is_option ? "The option “{0}” cannot be used like this: {1}."
                                               : "The table cannot be opened like this: {0}.");
    if (is_option) {
        vk_option_title(vk_face_of(g), no->option, w, &out);
        vk_reason_text(&why, title);
    }
    vk_reason_word(&why, no->why ? no->why : "these do not go together");
    return why;
}

static struct vk_reason of_seats(const struct vk_game *g)
{
    struct vk_reason why =
        vk_reason(g->seats_min == g->seats_max ? "The game has {0} seats."
                                               : "The game has {0} to {1} seats.");
    vk_reason_int(&why, g->seats_min);
    vk_reason_int(&why, g->seats_max);
    return why;
}

/* What was written, where it is short and plain enough to be said again, and why it is wrong. */
static struct vk_reason of_options(const char *written, const struct vk_reason *option,
                                   const struct vk_words *w)
{
    struct vk_reason why = vk_reason(written[0] ? "The options cannot be used: “{0}”: {1}."
                                                : "The options cannot be used: {0}.");
    if (written[0])
        vk_reason_text(&why, written);
    vk_reason_reason(&why, option, w);
    return why;
}

bool opening_check(struct opening *o, const struct vk_words *w, char *why, size_t n)
{
    const struct vk_game *g = vk_game_by_id(o->game);
    struct vk_setup cfg;
    struct vk_refusal no = { 0 };
    struct vk_reason reason = vk_reason(g ? NULL : "There is no such game.");
    struct vk_reason option;
    char written[64];
    struct vk_out out = vk_out_to(why, n);
    if (g && (o->n_seats < g->seats_min || o->n_seats > g->seats_max)) {
        reason = of_seats(g);
    } else if (g) {
        vk_setup_standard(g, o->n_seats, &cfg);
        if (!table_options(g, o->options, &cfg, written, &option))
            reason = of_options(written, &option, w);
        else if (vk_setup_refused(g, &cfg, -1, 0, &no) != VK_OK)
            reason = of_setup(g, &no, w);
        else
            opening_options(g, &cfg, o->options, sizeof o->options);
    }
    vk_reason_put(&reason, w, &out);
    return !reason.text;
}

static void fill_seats(struct table *t, const struct opening *o)
{
    t->row.n_seats = (uint8_t)o->n_seats;
    for (int i = 0; i < o->n_seats; i++) {
        const struct opening_seat *from = &o->seat[i];
        t->row.seat[i] = (struct store_seat){ .kind = from->kind, .clock_left = -1 };
        memcpy(t->row.seat[i].level, from->level, sizeof from->level);
        if (from->kind == SEAT_BOT)
            (void)snprintf(t->play.name[i], sizeof t->play.name[i], "%s",
                           vk_bot_name(t->row.id, i));
        if (from->kind != SEAT_PERSON)
            continue;
        t->row.seat[i].person = from->person;
        t->row.seat[i].away = from->is_asked;
        memcpy(t->play.name[i], from->name, sizeof t->play.name[i]);
    }
}

struct table *opening_table(struct server *sv, const struct opening *o, const struct person *host,
                            struct change **change)
{
    char id[STORE_ID];
    uint8_t bytes[INVITE_LENGTH];
    opening_id(o->seed, id);
    struct table *t = table_new(sv, id);
    memcpy(t->household, host->household, sizeof t->household);
    struct store_table *row = &t->row;
    bool is_full = true;
    memcpy(row->game, o->game, sizeof row->game);
    memcpy(row->name, o->name, sizeof row->name);
    memcpy(row->options, o->options, sizeof row->options);
    randombytes_buf(bytes, sizeof bytes);
    write_id(bytes, INVITE_LENGTH, row->invite);
    if (o->has_secret)
        memcpy(row->secret, o->secret, sizeof row->secret);
    else if (sv->config.known_luck[0])
        vk_fair_known(sv->config.known_luck, sv->n_known++, row->secret);
    else if (!vk_fair_new(row->secret))
        vk_panic("no random numbers", __FILE__, __LINE__);
    row->host = host->id;
    row->created = row->updated = sv->now;
    row->status = TABLE_OPEN;
    row->is_public = o->is_public;
    row->hints = o->hints;
    row->pace = o->is_slow;
    row->clock_start = o->clock_start;
    row->clock_step = o->clock_step;
    fill_seats(t, o);
    t->is_loaded = true;
    *change = change_new(t);
    (*change)->is_new = true;
    (*change)->is_wish = o->seed[0] != 0;
    (*change)->ahead = t;
    for (int i = 0; i < row->n_seats; i++)
        is_full = is_full && row->seat[i].kind != SEAT_FREE && !row->seat[i].away;
    if (o->like)
        table_branch(t, *change, o->like, o->n_like);
    else if (o->brought)
        table_take_over(t, *change, o->brought, host->name);
    else if (is_full)
        table_begin(t, *change);
    return t;
}
