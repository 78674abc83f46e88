/* show_row.c - the row of a table and its chat as JSON. */
#include "server/live.h"
#include "server/nodes.h"
#include "server/remark.h"
#include "server/show.h"
#include "table/row.h"
#include "vaka/language.h"
#include <string.h>

static struct vk_row_seat seat_of(const struct row_look *r, int i)
{
    const struct store_seat *seat = &r->row->seat[i];
    bool is_asked = seat_is_asked(r->row, i);
    return (struct vk_row_seat){ .kind = seat->kind,
                                 .person = seat->person,
                                 .name = r->name[i],
                                 .level = seat->level,
                                 .is_away = seat->away && !is_asked,
                                 .is_late = seat_is_late(r->row, i),
                                 .is_asked = is_asked,
                                 .is_offered = r->summary.offered >> i & 1,
                                 .is_online = seat->kind == SEAT_BOT || r->online >> i & 1,
                                 .left = r->left[i] };
}

_Static_assert((int)TABLE_OPEN == (int)VK_ROW_OPEN && (int)TABLE_RUNNING == (int)VK_ROW_RUNNING &&
                   (int)TABLE_OVER == (int)VK_ROW_OVER && (int)TABLE_CLOSED == (int)VK_ROW_CLOSED,
               "statuses of the store are those of a row");
_Static_assert((int)SEAT_FREE == (int)VK_ROW_FREE && (int)SEAT_PERSON == (int)VK_ROW_PERSON &&
                   (int)SEAT_BOT == (int)VK_ROW_BOT,
               "and so are kinds of seats");

void show_row(struct vk_json *j, const char *key, const struct row_look *r)
{
    const struct store_table *row = r->row;
    char day[VK_DAY_TEXT];
    struct vk_row out = { .id = row->id,
                          .name = row->name,
                          .game = row->game,
                          .status = row->status,
                          .is_slow = row->pace,
                          .is_public = row->is_public,
                          .has_hints = row->hints,
                          .options = row->options,
                          .created = row->created,
                          .updated = row->updated,
                          .clock_start = row->clock_start,
                          .clock_step = row->clock_step,
                          .host = row->host,
                          .you = r->you,
                          .invite = r->has_invite ? row->invite : NULL,
                          .rematch = row->rematch,
                          .daily = table_daily(row, day) ? day : NULL,
                          .watchers = r->watchers,
                          .rest = r->rest,
                          .brought = r->summary.brought,
                          .n_seats = row->n_seats,
                          .summary = r->summary.game,
                          .since = r->since };
    for (int i = 0; i < row->n_seats; i++)
        out.seat[i] = seat_of(r, i);
    vk_row_json(j, key, &out);
}

struct row_look row_for(const struct table *t, int look)
{
    struct row_look r = { .row = &t->row,
                          .name = t->play.name,
                          .you = look < STORE_SEATS ? look : -1,
                          .has_invite = look != LOOK_SPECTATOR,
                          .online = nodes_online(t),
                          .watchers = nodes_watchers(t) };
    table_summarise(t, viewer_of_look(look), &r.summary);
    r.rest = clock_rest(t->sv, &t->row, r.summary.rest);
    for (int i = 0; i < t->row.n_seats; i++)
        r.left[i] = clock_left(t, i);
    r.since = clock_since(t->sv, &t->row);
    return r;
}

struct row_look row_of(const struct server *sv, const struct store_table *row,
                       const char (*name)[STORE_NAME], int64_t person)
{
    struct row_look r = { .row = row, .name = name, .you = seat_in(row, person) };
    struct store_table resumed = { .pace = row->pace, .turn_since = row->turn_since };
    int64_t now = clock_now(sv, row);
    clock_forgive(&resumed, sv->start.wall, now); /* as if it had been loaded */
    r.since = clock_since(sv, &resumed);
    r.has_invite = r.you >= 0 || (person && row->host == person);
    summary_read(row->summary, &r.summary);
    r.rest = clock_rest(sv, row, r.summary.rest);
    for (int i = 0; i < row->n_seats; i++) {
        const struct store_seat *seat = &row->seat[i];
        r.left[i] = seat->clock_left;
        if (row->status == TABLE_RUNNING && r.summary.game.due >> i & 1 && seat->clock_left > 0 &&
            !seat->away) {
            int64_t left = seat->clock_left - (now - resumed.turn_since);
            r.left[i] = left > 0 ? left : 0;
        }
    }
    return r;
}

void show_chat(struct vk_json *j, const char *key, const struct store_chat *c,
               const struct vk_language *language)
{
    char text[2 * STORE_CHAT]; /* other languages say it longer */
    struct vk_out out = vk_out_to(text, sizeof text);
    struct vk_words w = { 0 };
    vk_words_in(&w, language);
    remark_put(c, &w, &out);
    vk_json_object(j, key);
    vk_json_int(j, "n", c->n);
    vk_json_int(j, "person", c->person);
    vk_json_text(j, "name", c->name);
    vk_json_int(j, "time", c->time);
    vk_json_text(j, "text", text);
    vk_json_end(j, '}');
}
