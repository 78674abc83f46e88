/* table_seats.c - coming and going: join, leave, a bot on a free seat, back again, close. */
#include "server/live.h"
#include "server/table.h"
#include "table/row.h"
#include "vaka/bot.h"
#include <stdio.h>
#include <string.h>

/* The game waits for it: nobody sits there, or somebody who has not yet said yes. */
static bool has_waiting_seat(const struct store_table *row)
{
    for (int i = 0; i < row->n_seats; i++)
        if (row->seat[i].kind == SEAT_FREE || seat_is_asked(row, i))
            return true;
    return false;
}

/* The first who sits there for good, or 0. */
static int64_t first_person(const struct store_table *row)
{
    for (int i = 0; i < row->n_seats; i++)
        if (row->seat[i].kind == SEAT_PERSON && !seat_is_asked(row, i))
            return row->seat[i].person;
    return 0;
}

static void note_change(struct table *t, struct change *c)
{
    t->row.updated = t->sv->now;
    table_seats_changed(t);
    if (t->row.status == TABLE_OPEN && !has_waiting_seat(&t->row))
        table_begin(t, c);
}

static int first_free(const struct store_table *row)
{
    for (int i = 0; i < row->n_seats; i++)
        if (row->seat[i].kind == SEAT_FREE)
            return i;
    return -1;
}

enum fault seat_back(struct table *t, struct change *c, int seat)
{
    if (t->row.status != TABLE_RUNNING)
        return F_OVER;
    if (t->row.seat[seat].away)
        change_remark(c, "{0} is back.", t->play.name[seat], NULL);
    clock_stop(t);
    t->row.seat[seat].away = 0;
    t->row.seat[seat].level[0] = 0;
    table_seats_changed(t);
    clock_come_back(t, seat);
    table_look_for_people(t);
    t->row.updated = t->sv->now;
    t->play.bot.has_move = false;
    return FINE;
}

/* Somebody sits down in the place of a bot, which has played until now. */
static enum fault take_from_bot(struct table *t, struct change *c, const struct person *who,
                                int seat)
{
    for (int i = 0; i < t->row.n_seats && seat < 0; i++)
        if (t->offered >> i & 1)
            seat = i;
    if (seat < 0 || seat >= t->row.n_seats || !(t->offered >> seat & 1))
        return F_SEAT_TAKEN;
    clock_stop(t);
    change_remark(c, "{0} takes the place of {1}.", who->name, t->play.name[seat]);
    t->offered = (uint16_t)(t->offered & ~(1u << seat));
    t->row.seat[seat] = (struct store_seat){ .kind = SEAT_PERSON, .person = who->id };
    t->row.seat[seat].clock_left = -1;
    memcpy(t->play.name[seat], who->name, sizeof t->play.name[seat]);
    table_seats_changed(t);
    clock_come_back(t, seat);
    table_look_for_people(t);
    t->play.bot.has_move = false;
    t->row.updated = t->sv->now;
    table_write_summary(t);
    return FINE;
}

enum fault seat_offer(struct table *t, const struct person *who, int seat, bool is_open,
                      const char **why)
{
    char day[VK_DAY_TEXT];
    if (t->row.host != who->id) {
        *why = "Only the person who opened the table can do this.";
        return F_FORBIDDEN;
    }
    if (t->row.status != TABLE_RUNNING || table_daily(&t->row, day)) {
        *why = "Only a game that is under way can take in somebody else.";
        return F_FORBIDDEN;
    }
    if (seat >= t->row.n_seats || t->row.seat[seat].kind != SEAT_BOT) {
        *why = "No bot sits there.";
        return F_SEAT_TAKEN;
    }
    t->offered = (uint16_t)(is_open ? t->offered | 1u << seat : t->offered & ~(1u << seat));
    t->row.updated = t->sv->now;
    table_write_summary(t);
    return FINE;
}

enum fault seat_join(struct table *t, struct change *c, const struct person *who, int seat,
                     const char **why)
{
    int own = table_seat(t, who->id);
    if (t->row.status == TABLE_OVER || t->row.status == TABLE_CLOSED) {
        *why = "This table is no longer open.";
        return F_OVER;
    }
    if (own >= 0 && seat_is_asked(&t->row, own)) {
        t->row.seat[own].away = 0;
        note_change(t, c);
        return FINE;
    }
    if (own >= 0)
        return t->row.seat[own].away ? seat_back(t, c, own) : FINE;
    if (t->row.status == TABLE_RUNNING && t->offered)
        return take_from_bot(t, c, who, seat);
    if (t->row.status == TABLE_RUNNING) {
        *why = "All seats are taken; the game has begun.";
        return F_SEAT_TAKEN;
    }
    if (seat < 0)
        seat = first_free(&t->row);
    if (seat < 0 || seat >= t->row.n_seats || t->row.seat[seat].kind != SEAT_FREE)
        return F_SEAT_TAKEN;
    t->row.seat[seat] =
        (struct store_seat){ .kind = SEAT_PERSON, .person = who->id, .clock_left = -1 };
    memcpy(t->play.name[seat], who->name, sizeof t->play.name[seat]);
    note_change(t, c);
    return FINE;
}

enum fault seat_leave(struct table *t, struct change *c, const struct person *who, const char **why)
{
    int seat = table_seat(t, who->id);
    if (seat < 0) {
        *why = "You do not sit at this table.";
        return F_FORBIDDEN;
    }
    struct store_seat *s = &t->row.seat[seat];
    if (t->row.status == TABLE_RUNNING && t->row.n_seats == 1) {
        clock_stop(t); /* nobody is left for whom a bot should go on */
        t->row.status = TABLE_CLOSED;
    } else if (t->row.status == TABLE_RUNNING) {
        clock_stop(t);
        s->away = 1;
        memcpy(s->level, VK_USUAL_LEVEL, sizeof VK_USUAL_LEVEL);
        table_look_for_people(t);
        change_remark(c, "{0} has left.", t->play.name[seat], NULL);
        table_say_who_plays(t, c);
    } else if (t->row.status == TABLE_OPEN) {
        if (seat_is_asked(&t->row, seat))
            change_remark(c, "{0} does not want another game now.", t->play.name[seat], NULL);
        *s = (struct store_seat){ .kind = SEAT_FREE, .clock_left = -1 };
        t->play.name[seat][0] = 0;
        int64_t heir = first_person(&t->row);
        if (!heir)
            t->row.status = TABLE_CLOSED;
        else if (t->row.host == who->id)
            t->row.host = heir; /* somebody must be able to seat bots */
    }
    table_seats_changed(t);
    t->row.updated = t->sv->now;
    return FINE;
}

enum fault seat_bot(struct table *t, struct change *c, const struct person *who, int seat,
                    const char *level, const char **why)
{
    struct vk_level known;
    if (t->row.host != who->id) {
        *why = "Only the person who opened the table can seat bots.";
        return F_FORBIDDEN;
    }
    if (strchr(level, ':') || !vk_level_read(level, &known)) {
        *why = "There is no such level.";
        return F_BAD_REQUEST;
    }
    if (t->row.status != TABLE_OPEN || seat >= t->row.n_seats ||
        (t->row.seat[seat].kind != SEAT_FREE && !seat_is_asked(&t->row, seat)))
        return F_SEAT_TAKEN;
    if (seat_is_asked(&t->row, seat))
        change_remark(c, "{0} is not waiting for {1}: a bot takes the seat.", who->name,
                      t->play.name[seat]);
    t->row.seat[seat] = (struct store_seat){ .kind = SEAT_BOT, .clock_left = -1 };
    (void)snprintf(t->row.seat[seat].level, sizeof t->row.seat[seat].level, "%s", known.id);
    (void)snprintf(t->play.name[seat], sizeof t->play.name[seat], "%s",
                   vk_bot_name(t->row.id, seat));
    note_change(t, c);
    return FINE;
}

enum fault table_shut(struct table *t, VK_UNUSED struct change *c, const struct person *who,
                      const char **why)
{
    if (t->row.host != who->id) {
        *why = "Only the person who opened the table can close it.";
        return F_FORBIDDEN;
    }
    if (t->row.status == TABLE_CLOSED)
        return FINE;
    if (t->row.status != TABLE_OPEN) {
        *why = "The game has begun; leave the table instead.";
        return F_FORBIDDEN;
    }
    t->row.status = TABLE_CLOSED;
    table_seats_changed(t);
    t->row.updated = t->sv->now;
    return FINE;
}

static void rename_seat(struct table *t, void *context)
{
    const struct person *who = context;
    int seat = t->is_loaded ? table_seat(t, who->id) : -1;
    live_rename(t, who);
    if (seat < 0)
        return;
    memcpy(t->play.name[seat], who->name, sizeof t->play.name[seat]);
    live_say_table(t);
}

void seats_renamed(struct server *sv, const struct person *who)
{
    struct person copy = *who;
    tables_each(sv, rename_seat, &copy);
}
