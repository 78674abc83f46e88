/* feed.c - which store has a feed, and notices as text. */
#include "store/feed.h"
#include <ctype.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct feed *feed_open(const char *url, const char *node, void (*wake)(void *context),
                       void *context)
{
    return strncmp(url, "postgres", 8) == 0 ? feed_postgres_open(url, node, wake, context) : NULL;
}

void feed_tell(struct feed *f, const struct notice *n)
{
    if (f)
        f->ops->tell(f, n);
}

bool feed_hear(struct feed *f, struct notice *n)
{
    return f && f->ops->hear(f, n);
}

void feed_close(struct feed *f)
{
    if (f)
        f->ops->close(f);
}

void notice_write(const struct notice *n, char text[NOTICE_TEXT])
{
    (void)snprintf(text, NOTICE_TEXT, "%c%s:%" PRId64, n->kind, n->id, n->number);
}

bool notice_read(const char *text, size_t length, struct notice *n)
{
    const char *colon = memchr(text, ':', length);
    char *end, number[24];
    *n = (struct notice){ 0 };
    if (!colon || colon - text > STORE_ID - 1 || !strchr("tcpqul", text[0]))
        return false;
    size_t digits = length - (size_t)(colon + 1 - text);
    if (digits == 0 || digits >= sizeof number)
        return false;
    memcpy(number, colon + 1, digits);
    number[digits] = 0;
    n->kind = text[0];
    memcpy(n->id, text + 1, (size_t)(colon - text - 1));
    n->number = strtoll(number, &end, 10);
    return *end == 0 && isdigit((unsigned char)number[digits - 1]);
}
