/*
 * fuzz_frame.c - frames of a WebSocket, whatever the bytes, and however they are cut: the same
 * bytes in one piece and in many give the same events. What comes out keeps its bounds, packed or not.
 */
#include "server/net_frame.h"
#include "server/net_parse.h"
#include "support.h"
#include "vaka/game.h"
#include <stdlib.h>
#include <string.h>

enum { MESSAGE_MAX = 600, EVENTS_MAX = 200 };

struct seen {
    int n;
    uint32_t sum[EVENTS_MAX]; /* kind, length and bytes of each event */
};

static uint32_t mixed(uint32_t sum, const void *bytes, size_t n)
{
    const uint8_t *b = bytes;
    for (size_t i = 0; i < n; i++)
        sum = (sum ^ b[i]) * 16777619u;
    return sum ^ (uint32_t)n;
}

/* One event; false after the last that can be. */
static bool note(struct frame_reader *r, enum frame_event event, struct seen *s)
{
    uint32_t sum = 2166136261u + (uint32_t)event;
    if (event == FRAME_MESSAGE) {
        size_t n = 0;
        char *text = frame_take(r, &n);
        must(n <= MESSAGE_MAX && text[n] == '\0' && net_is_utf8(text, n));
        sum = mixed(sum, text, n);
        free(text);
    } else if (event == FRAME_FAULTY) {
        must(r->fault >= 1002 && r->fault <= 1009 && r->why && !r->message);
        sum = mixed(sum, &r->fault, sizeof r->fault);
    } else {
        must(r->n_control <= FRAME_CONTROL);
        must(event != FRAME_CLOSED || r->n_control != 1);
        sum = mixed(sum, r->control, r->n_control);
    }
    if (s->n < EVENTS_MAX)
        s->sum[s->n++] = sum;
    return event != FRAME_FAULTY;
}

static void read_all(const uint8_t *data, size_t size, size_t piece, bool may_pack, struct seen *s)
{
    struct frame_reader r = { .max_message = MESSAGE_MAX, .may_pack = may_pack };
    bool goes_on = true;
    while (size > 0 && goes_on) {
        size_t n = size < piece ? size : piece;
        uint8_t *copy = malloc(n);
        must(copy);
        memcpy(copy, data, n);
        const uint8_t *at = copy;
        size_t left = n;
        for (enum frame_event e; goes_on && (e = frame_read(&r, &at, &left)) != FRAME_NONE;)
            goes_on = note(&r, e, s);
        must(!goes_on || left == 0);
        must(r.n_message <= MESSAGE_MAX);
        free(copy);
        data += n;
        size -= n;
    }
    frame_drop(&r);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct bytes input = { data, size };
    struct seen whole = { 0 }, cut = { 0 };
    unsigned first = next_byte(&input);
    size_t piece = 1 + first % 40;
    bool may_pack = first >= 128; /* permessage-deflate was agreed on */
    char accepted[FRAME_KEY + 1], key[25];
    read_all(input.at, input.left, input.left ? input.left : 1, may_pack, &whole);
    read_all(input.at, input.left, piece, may_pack, &cut);
    must(whole.n == cut.n && memcmp(whole.sum, cut.sum, sizeof whole.sum) == 0);
    size_t n_key = input.left < 24 ? input.left : 24;
    memcpy(key, input.at, n_key);
    key[n_key] = '\0';
    if (frame_accept(key, accepted))
        must(strlen(accepted) == FRAME_KEY);
    return 0;
}
