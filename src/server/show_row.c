/* show_row.c - the row of a table and its chat as JSON. */
#include "server/live.h"
#include "server/show.h"
#include <string.h>

static const char *const statuses[] = { "open", "running", "over", "closed" };
static const char *const kinds[] = { "free", "person", "bot" };

static void write_mask(struct vk_json *j, const char *key, unsigned mask)
{
    vk_json_array(j, key);
    for (int i = 0; i < STORE_SEATS; i++)
        if (mask >> i & 1)
            vk_json_int(j, NULL, i);
    vk_json_end(j, ']');
}

static void write_options(struct vk_json *j, const char *options)
{
    char text[sizeof((struct store_table *)0)->options];
    char *rest = NULL;
    memcpy(text, options, sizeof text);
    vk_json_object(j, "options");
    for (char *word = strtok_r(text, " ", &rest); word; word = strtok_r(NULL, " ", &rest)) {
        char *value = strchr(word, '=');
        if (!value)
            continue;
        *value++ = 0;
        vk_json_text(j, word, value);
    }
    vk_json_end(j, '}');
}

static void write_clock(struct vk_json *j, const struct store_table *row)
{
    if (!row->clock_start) {
        vk_json_null(j, "clock");
        return;
    }
    vk_json_object(j, "clock");
    vk_json_int(j, "start", row->clock_start);
    vk_json_int(j, "step", row->clock_step);
    vk_json_end(j, '}');
}

static void write_int_or_null(struct vk_json *j, const char *key, bool has, int64_t n)
{
    if (has)
        vk_json_int(j, key, n);
    else
        vk_json_null(j, key);
}

static void write_text_or_null(struct vk_json *j, const char *key, bool has, const char *text)
{
    if (has)
        vk_json_text(j, key, text);
    else
        vk_json_null(j, key);
}

static void write_seat(struct vk_json *j, const struct row_look *r, int i)
{
    const struct store_seat *seat = &r->row->seat[i];
    vk_json_object(j, NULL);
    vk_json_int(j, "seat", i);
    vk_json_text(j, "kind", kinds[seat->kind]);
    write_int_or_null(j, "person", seat->kind == SEAT_PERSON, seat->person);
    vk_json_text(j, "name", seat->kind == SEAT_FREE ? "" : r->name[i]);
    write_text_or_null(j, "level", seat->level[0] != 0, seat->level);
    bool is_asked = seat_is_asked(r->row, i);
    vk_json_bool(j, "away", seat->away && !is_asked);
    vk_json_bool(j, "late", seat_is_late(r->row, i));
    vk_json_bool(j, "asked", is_asked);
    vk_json_bool(j, "online", seat->kind == SEAT_BOT || r->online >> i & 1);
    write_int_or_null(j, "clock_left", r->left[i] >= 0, r->left[i]);
    vk_json_end(j, '}');
}

static bool is_your_turn(const struct row_look *r)
{
    return r->you >= 0 && r->row->status == TABLE_RUNNING && r->summary.game.due >> r->you & 1 &&
           !r->row->seat[r->you].away;
}

static void write_game(struct vk_json *j, const struct row_look *r)
{
    const struct vk_summary *s = &r->summary.game;
    vk_json_int(j, "round", s->round);
    vk_json_int(j, "step", s->step);
    write_mask(j, "due", r->row->status == TABLE_RUNNING ? s->due : 0);
    vk_json_bool(j, "your_turn", is_your_turn(r));
    vk_json_int(j, "since", r->since);
    vk_json_array(j, "scores");
    for (int i = 0; i < s->n_scores; i++)
        vk_json_int(j, NULL, s->score[i]);
    vk_json_end(j, ']');
    write_mask(j, "winners", s->winners);
}

void show_row(struct vk_json *j, const char *key, const struct row_look *r)
{
    const struct store_table *row = r->row;
    char day[VK_DAY_TEXT];
    vk_json_object(j, key);
    vk_json_text(j, "id", row->id);
    vk_json_text(j, "name", row->name);
    vk_json_text(j, "game", row->game);
    vk_json_text(j, "status", statuses[row->status]);
    vk_json_text(j, "pace", row->pace ? "slow" : "live");
    vk_json_bool(j, "public", row->is_public);
    vk_json_bool(j, "hints", row->hints);
    write_options(j, row->options);
    vk_json_int(j, "created", row->created);
    vk_json_int(j, "updated", row->updated);
    write_clock(j, row);
    vk_json_int(j, "host", row->host);
    write_int_or_null(j, "you", r->you >= 0, r->you);
    write_text_or_null(j, "invite", r->has_invite && row->invite[0], row->invite);
    write_text_or_null(j, "rematch", row->rematch[0] != 0, row->rematch);
    write_text_or_null(j, "daily", table_daily(row, day), day);
    vk_json_int(j, "watchers", r->watchers);
    write_int_or_null(j, "rest", r->rest != 0, r->rest);
    vk_json_array(j, "seats");
    for (int i = 0; i < row->n_seats; i++)
        write_seat(j, r, i);
    vk_json_end(j, ']');
    write_game(j, r);
    vk_json_end(j, '}');
}

struct row_look row_for(const struct table *t, int look)
{
    struct row_look r = { .row = &t->row,
                          .name = t->play.name,
                          .you = look < STORE_SEATS ? look : -1,
                          .has_invite = look != LOOK_SPECTATOR,
                          .online = live_online(t),
                          .watchers = live_watchers(t) };
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

void show_chat(struct vk_json *j, const char *key, const struct store_chat *c)
{
    vk_json_object(j, key);
    vk_json_int(j, "n", c->n);
    vk_json_int(j, "person", c->person);
    vk_json_text(j, "name", c->name);
    vk_json_int(j, "time", c->time);
    vk_json_text(j, "text", c->text);
    vk_json_end(j, '}');
}
