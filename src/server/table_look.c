/* table_look.c - who looks at a table: from which seat, whether at all, and by what name. */
#include "server/table.h"
#include <sodium.h>
#include <string.h>

bool table_is_over(const struct table *t)
{
    return t->row.status == TABLE_OVER;
}

/* ---- Who looks ----------------------------------------------------------------------------- */

int seat_in(const struct store_table *row, int64_t person)
{
    for (int i = 0; person && i < row->n_seats; i++)
        if (row->seat[i].kind == SEAT_PERSON && row->seat[i].person == person)
            return i;
    return -1;
}

/* Before a game begins nobody is away: there it means that the seat waits for its person's yes. */
bool seat_is_asked(const struct store_table *row, int seat)
{
    return row->status == TABLE_OPEN && row->seat[seat].kind == SEAT_PERSON && row->seat[seat].away;
}

int table_seat(const struct table *t, int64_t person)
{
    return seat_in(&t->row, person);
}

bool table_may_see(const struct store_table *row, int64_t person, const char *invite)
{
    if (row->is_public || seat_in(row, person) >= 0 || (person && row->host == person))
        return true;
    size_t n = invite ? strlen(invite) : 0;
    return n > 0 && n == strlen(row->invite) && sodium_memcmp(invite, row->invite, n) == 0;
}

int table_look(const struct table *t, int64_t person)
{
    int seat = table_seat(t, person);
    if (seat >= 0)
        return seat;
    return person && t->row.host == person ? LOOK_HOST : LOOK_SPECTATOR;
}

int viewer_of_look(int look)
{
    return look < VK_SEATS_MAX ? look : VK_SPECTATOR;
}
