/*
 * net_queue.c - what goes out: answers of requests piece by piece, and the letters of a socket in
 * their order, bounded. Nothing is written while handlers run (net_want_write).
 */
#include "server/net_private.h"
#include "store/xmalloc.h"
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/uio.h>

enum {
    PARTS = 32,
    LAST_WORDS = 123,
    WORTH_PACKING = 300 /* bytes; below that nothing is won but work */
};

static void count_out(struct net *n, size_t bytes)
{
    n->figures.bytes_out += bytes;
    metrics_add(n->metrics, M_BYTES_OUT, (int64_t)bytes);
}

/* How much was written; 0 if it must wait, -1 if the connection is broken. */
static ssize_t write_parts(struct connection *c, struct iovec *part, size_t n_parts)
{
    struct msghdr message = { .msg_iov = part, .msg_iovlen = n_parts };
    for (;;) {
        ssize_t n = sendmsg(c->fd, &message, MSG_NOSIGNAL | MSG_DONTWAIT);
        if (n >= 0) {
            count_out(c->net, (size_t)n);
            return n;
        }
        if (errno == EAGAIN || errno == EWOULDBLOCK)
            return 0;
        if (errno != EINTR)
            return -1;
    }
}

static struct iovec part_of(const void *bytes, size_t n)
{
    return (struct iovec){ (void *)(uintptr_t)bytes, n };
}

int net_write_answer(struct connection *c)
{
    struct answer *a = &c->answer;
    while (a->head_sent < a->n_head || a->sent < a->n) {
        struct iovec part[2];
        size_t n_parts = 0, n_head = a->n_head - a->head_sent;
        if (n_head)
            part[n_parts++] = part_of(a->head + a->head_sent, n_head);
        if (a->sent < a->n)
            part[n_parts++] = part_of(a->body + a->sent, a->n - a->sent);
        ssize_t n = write_parts(c, part, n_parts);
        if (n <= 0)
            return (int)n;
        size_t of_head = (size_t)n < n_head ? (size_t)n : n_head;
        a->head_sent += of_head;
        a->sent += (size_t)n - of_head;
        c->deadline = net_deadline(c->net, NET_SEND_SECONDS);
    }
    return 1;
}

/* ---- Texts ---- */

struct net_text *net_text_new(const char *text, size_t n)
{
    struct net_text *t = xmalloc(sizeof *t + n);
    *t = (struct net_text){ .refs = 1, .n = n };
    memcpy(t->bytes, text, n);
    return t;
}

void net_text_drop(struct net_text *t)
{
    if (!t || --t->refs)
        return;
    free(t->packed);
    free(t);
}

/* Packed when first somebody wants it so; false if that is no gain. */
static bool is_packed(struct net *n, struct net_text *t)
{
    if (t->n < WORTH_PACKING)
        return false;
    if (!t->packed) {
        if (n->n_packing < pack_room(t->n)) {
            n->n_packing = 2 * pack_room(t->n);
            n->packing = xrealloc(n->packing, n->n_packing, 1);
        }
        t->n_packed = pack_blocks(&n->packer, t->bytes, t->n, n->packing);
        t->packed = xmalloc(t->n_packed);
        memcpy(t->packed, n->packing, t->n_packed);
    }
    return t->n_packed < t->n;
}

/* ---- Letters ---- */

static void free_letter(struct letter *l)
{
    net_text_drop(l->text);
    free(l);
}

void net_free_letters(struct net_socket *ws)
{
    while (ws->first) {
        struct letter *gone = ws->first;
        ws->first = gone->next;
        free_letter(gone);
    }
    ws->last = NULL;
    ws->waiting = 0;
}

/* Letters that are all sent leave the queue. */
static void take_sent(struct net_socket *ws, size_t n)
{
    ws->waiting -= n;
    while (n > 0 && ws->first) {
        struct letter *l = ws->first;
        size_t rest = l->n - l->sent;
        if (n < rest) {
            l->sent += n;
            return;
        }
        n -= rest;
        ws->first = l->next;
        if (!ws->first)
            ws->last = NULL;
        free_letter(l);
    }
}

int net_write_letters(struct connection *c)
{
    struct net_socket *ws = c->socket;
    while (ws->first) {
        struct iovec part[PARTS];
        size_t n_parts = 0;
        for (const struct letter *l = ws->first; l && n_parts < PARTS - 1; l = l->next) {
            size_t of_own = l->sent < l->n_own ? l->sent : l->n_own, of_shared = l->sent - of_own;
            if (of_own < l->n_own)
                part[n_parts++] = part_of(l->own + of_own, l->n_own - of_own);
            if (l->n > l->n_own)
                part[n_parts++] =
                    part_of((const char *)l->shared + of_shared, l->n - l->n_own - of_shared);
        }
        ssize_t n = write_parts(c, part, n_parts);
        if (n <= 0)
            return (int)n;
        take_sent(ws, (size_t)n);
    }
    return 1;
}

/* At the end of the queue, with room for `n` bytes of its own. */
static struct letter *new_letter(struct net_socket *ws, size_t n)
{
    struct letter *l = xmalloc(sizeof *l + n);
    *l = (struct letter){ .n_own = n, .n = n };
    if (ws->last)
        ws->last->next = l;
    else
        ws->first = l;
    ws->last = l;
    ws->waiting += n;
    net_want_write(ws->connection);
    return l;
}

/* Whoever does not read while more and more waits for him is dropped. */
static bool has_room(struct net_socket *ws, size_t n)
{
    struct connection *c = ws->connection;
    if (ws->waiting + n <= c->net->config.max_waiting)
        return true;
    c->net->figures.slow_readers++;
    net_refused(c->net, M_REFUSED_SLOW);
    ws->is_ending = true;
    net_free_letters(ws);
    net_kill(c);
    return false;
}

void net_send_plain(struct net_socket *ws, const char *text)
{
    size_t n = strlen(text);
    memcpy(new_letter(ws, n)->own, text, n);
}

void net_send_frame(struct net_socket *ws, enum frame_opcode opcode, const void *bytes, size_t n)
{
    uint8_t head[FRAME_HEAD];
    size_t n_head = frame_head(head, opcode, false, n);
    if (ws->is_ending || !has_room(ws, n_head + n))
        return;
    unsigned char *at = new_letter(ws, n_head + n)->own;
    memcpy(at, head, n_head);
    if (n)
        memcpy(at + n_head, bytes, n);
}

/* The front goes into a packed message as it is, in a block of its own, so that the rest can be shared. */
void net_send_text(struct net_socket *ws, const char *front, size_t n_front, struct net_text *t)
{
    struct net *net = ws->connection->net;
    uint8_t own[FRAME_HEAD + PACK_STORED + NET_FRONT];
    if (ws->is_ending || n_front > NET_FRONT)
        return;
    bool packs = ws->reader.may_pack && is_packed(net, t);
    size_t n_stored = packs && n_front ? PACK_STORED : 0, n_shared = packs ? t->n_packed : t->n;
    size_t n_own = frame_head(own, FRAME_TEXT, packs, n_stored + n_front + n_shared);
    if (n_stored)
        pack_stored(own + n_own, n_front);
    n_own += n_stored;
    if (n_front)
        memcpy(own + n_own, front, n_front);
    n_own += n_front;
    if (!has_room(ws, n_own + n_shared))
        return;
    struct letter *l = new_letter(ws, n_own);
    memcpy(l->own, own, n_own);
    l->text = t;
    t->refs++;
    l->shared = packs ? (const void *)t->packed : t->bytes;
    l->n += n_shared;
    ws->waiting += n_shared;
    net->figures.messages_out++;
    metrics_add(net->metrics, M_MESSAGES_OUT, 1);
}

void net_send(struct net_socket *ws, const char *text, size_t n)
{
    struct net_text *t = net_text_new(text, n);
    net_send_text(ws, "", 0, t);
    net_text_drop(t);
}

void net_hang_up(struct net_socket *ws, int code, const char *why)
{
    unsigned char last[2 + LAST_WORDS] = { (unsigned char)(code >> 8), (unsigned char)code };
    size_t n = why ? strlen(why) : 0;
    if (ws->is_ending)
        return;
    if (n > LAST_WORDS)
        n = LAST_WORDS;
    for (size_t i = 0; i < n; i++)
        last[2 + i] = (unsigned char)why[i];
    net_send_frame(ws, FRAME_CLOSE, last, 2 + n);
    ws->is_ending = true;
    /* Who does not take it goes without. */
    ws->connection->deadline = net_deadline(ws->connection->net, NET_LINGER_SECONDS);
}

void net_set_data(struct net_socket *ws, void *data)
{
    ws->data = data;
}

void *net_data(const struct net_socket *ws)
{
    return ws->data;
}
