/* valid.c - what a row may hold: sizes, UTF-8, ranges, and seats that make sense. */
#include "store/valid.h"
#include <string.h>

/* Length of the UTF-8 character at `at`, or 0: cut, overlong, a surrogate, beyond U+10FFFF. */
static size_t character(const unsigned char *at, size_t left)
{
    unsigned char lead = at[0];
    if (lead < 0x80)
        return lead != 0;
    size_t n = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2;
    if (lead < 0xC2 || lead > 0xF4 || left < n)
        return 0;
    for (size_t i = 1; i < n; i++)
        if ((at[i] & 0xC0) != 0x80)
            return 0;
    bool is_overlong = (lead == 0xE0 && at[1] < 0xA0) || (lead == 0xF0 && at[1] < 0x90);
    bool is_surrogate = lead == 0xED && at[1] >= 0xA0;
    bool is_beyond = lead == 0xF4 && at[1] >= 0x90;
    return is_overlong || is_surrogate || is_beyond ? 0 : n;
}

/* Eight bytes of ASCII without a zero. */
static bool is_ascii(const unsigned char *at)
{
    const uint64_t each = 0x0101010101010101u, tops = 0x8080808080808080u;
    uint64_t word;
    memcpy(&word, at, sizeof word);
    return !((word | (word - each)) & tops);
}

bool valid_utf8(const char *text, size_t n)
{
    const unsigned char *at = (const unsigned char *)text;
    while (n > 0) {
        if (n >= 8 && is_ascii(at)) {
            at += 8;
            n -= 8;
            continue;
        }
        size_t step = character(at, n);
        if (step == 0)
            return false;
        at += step;
        n -= step;
    }
    return true;
}

int valid_text(const char *what, const char *text, size_t size, int code, struct err *e)
{
    size_t n = strnlen(text, size);
    if (n == size)
        return err_set(e, code, "%s is longer than %zu bytes", what, size - 1);
    if (!valid_utf8(text, n))
        return err_set(e, code, "%s is not UTF-8", what);
    return 0;
}

int valid_word(const char *what, const char *text, size_t size, int code, struct err *e)
{
    if (text[0] == 0)
        return err_set(e, code, "%s is empty", what);
    return valid_text(what, text, size, code, e);
}

int valid_number(const char *what, int64_t n, int64_t least, int64_t most, int code, struct err *e)
{
    if (n < least || n > most)
        return err_set(e, code, "%s is %lld, which cannot be right", what, (long long)n);
    return 0;
}

static int valid_time(const char *what, int64_t n, int code, struct err *e)
{
    return valid_number(what, n, 0, INT64_MAX, code, e);
}

int valid_person(const struct store_person *p, int code, struct err *e)
{
    if (valid_word("the name of a person", p->name, sizeof p->name, code, e) ||
        valid_text("the hash of a passphrase", p->secret, sizeof p->secret, code, e) ||
        valid_time("the time a person came", p->created, code, e) ||
        valid_time("the time a person was seen", p->seen, code, e))
        return -1;
    return 0;
}

static int valid_seat(const struct store_seat *seat, int code, struct err *e)
{
    if (valid_number("the kind of a seat", seat->kind, SEAT_FREE, SEAT_BOT, code, e) ||
        valid_number("the away mark of a seat", seat->away, 0, 1, code, e) ||
        valid_number("the person on a seat", seat->person, 0, INT64_MAX, code, e) ||
        valid_text("the bot level of a seat", seat->level, sizeof seat->level, code, e) ||
        valid_number("the clock of a seat", seat->clock_left, -1, INT64_MAX, code, e))
        return -1;
    if ((seat->kind == SEAT_PERSON) != (seat->person != 0))
        return err_set(e, code, "a seat for a person has nobody, or another kind has somebody");
    if (seat->away && seat->kind != SEAT_PERSON)
        return err_set(e, code, "a seat is away although it is no person's");
    return 0;
}

static int valid_table_texts(const struct store_table *t, int code, struct err *e)
{
    if (valid_word("the id of a table", t->id, sizeof t->id, code, e) ||
        valid_text("the invite of a table", t->invite, sizeof t->invite, code, e) ||
        valid_text("the name of a table", t->name, sizeof t->name, code, e) ||
        valid_word("the game of a table", t->game, sizeof t->game, code, e) ||
        valid_text("the options of a table", t->options, sizeof t->options, code, e) ||
        valid_text("the rematch of a table", t->rematch, sizeof t->rematch, code, e) ||
        valid_text("the summary of a table", t->summary, sizeof t->summary, code, e))
        return -1;
    return 0;
}

int valid_table(const struct store_table *t, int code, struct err *e)
{
    if (valid_table_texts(t, code, e) ||
        valid_number("the host of a table", t->host, 1, INT64_MAX, code, e) ||
        valid_time("the time a table was opened", t->created, code, e) ||
        valid_time("the time a table was changed", t->updated, code, e) ||
        valid_number("the status of a table", t->status, TABLE_OPEN, TABLE_CLOSED, code, e) ||
        valid_number("the public mark of a table", t->is_public, 0, 1, code, e) ||
        valid_number("the hints mark of a table", t->hints, 0, 1, code, e) ||
        valid_number("the pace of a table", t->pace, 0, 1, code, e) ||
        valid_number("the number of seats of a table", t->n_seats, 1, STORE_SEATS, code, e) ||
        valid_time("the starting clock of a table", t->clock_start, code, e) ||
        valid_time("the clock step of a table", t->clock_step, code, e) ||
        valid_time("the time a turn began", t->turn_since, code, e))
        return -1;
    for (int i = 0; i < t->n_seats; i++)
        if (valid_seat(&t->seat[i], code, e))
            return -1;
    return 0;
}

int valid_chat(const struct store_chat *c, int code, struct err *e)
{
    if (valid_number("the person of a chat line", c->person, 0, INT64_MAX, code, e) ||
        valid_time("the time of a chat line", c->time, code, e) ||
        valid_text("the name in a chat line", c->name, sizeof c->name, code, e) ||
        valid_word("a chat line", c->text, sizeof c->text, code, e))
        return -1;
    return 0;
}

int valid_line(const char *text, size_t n, int code, struct err *e)
{
    if (n == 0)
        return err_set(e, code, "a line of a journal is empty");
    if (n > STORE_LINE)
        return err_set(e, code, "a line of a journal is longer than %d bytes", STORE_LINE);
    if (!valid_utf8(text, n))
        return err_set(e, code, "a line of a journal is not UTF-8");
    return 0;
}

int valid_mark(const struct store_mark *m, int code, struct err *e)
{
    if (valid_number("the chat line read last", m->chat_read, 0, INT64_MAX, code, e) ||
        valid_number("the step seen last", m->step_seen, 0, INT64_MAX, code, e))
        return -1;
    return 0;
}
