/* follow.c - a table that is played elsewhere too: lines that others have appended, as deeds. */
#include "table/hear.h"
#include "table/own.h"
#include <string.h>

static const char undo_key[] = "{\"undo\":";

static bool is_undo(const char *line, size_t n)
{
    return n >= sizeof undo_key - 1 && memcmp(line, undo_key, sizeof undo_key - 1) == 0;
}

/* All lines up to the next one that takes something back. */
static size_t length_of_deed(const char *lines, size_t n)
{
    for (size_t at = 0; at < n;) {
        const char *feed = memchr(lines + at, '\n', n - at);
        at = feed ? (size_t)(feed - lines) + 1 : n;
        if (is_undo(lines + at, n - at))
            return at;
    }
    return n;
}

/* To which step. */
static uint32_t undo_to(const char *line, size_t n)
{
    uint32_t to = 0;
    for (size_t at = sizeof undo_key - 1; at < n && line[at] >= '0' && line[at] <= '9'; at++)
        to = to * 10 + (uint32_t)(line[at] - '0');
    return to;
}

/* Who took back: one seat, or all together. */
static uint8_t undo_seat(const char *line, size_t n)
{
    size_t at = sizeof undo_key - 1;
    while (at < n && line[at] >= '0' && line[at] <= '9')
        at++;
    at += strlen(",\"seat\":");
    return at < n && line[at] >= '0' && line[at] <= '9' ? (uint8_t)(line[at] - '0') : VK_NONE;
}

bool vk_deed_follow(struct vk_table *t, const char *lines, size_t n, struct vk_deed *out,
                    size_t *used, struct vk_journal_fault *no)
{
    t->end.is_there = t->has_end;
    *used = length_of_deed(lines, n);
    *out = (struct vk_deed){ .is_undo = is_undo(lines, n), .seat = VK_NONE, .from = t->game.n };
    if (out->is_undo) {
        out->seat = undo_seat(lines, n);
        vk_table_sights(t, &out->before);
        room_drop_before(t);
    } else {
        room_keep_before(t);
    }
    room_make(t, vk_journal_lines(lines, *used));
    if (!vk_journal_read_more(lines, *used, &t->game, &t->head, &t->end, &t->journal, NULL, no))
        return false;
    t->has_end = t->end.is_there;
    if (out->is_undo)
        out->from = undo_to(lines, n);
    else if (out->from < t->game.n)
        out->seat = t->game.step[out->from].seat;
    vk_table_tell(t, out->from);
    return true;
}
