/*
 * net_extra.h - what only serve.c needs of the network, beside net.h: an end without loss, answers
 * that are not copied, and figures by reason.
 */
#ifndef VAKA_SERVER_NET_EXTRA_H
#define VAKA_SERVER_NET_EXTRA_H

#include "server/metrics.h"
#include "server/net.h"

/* Count into these from now on; they outlive the network. */
void net_count_into(struct net *n, struct metrics *m);

/* As net_answer, for a body that outlives the answer. */
void net_answer_kept(struct net_request *q, int status, const char *type, const void *body,
                     size_t n);

/* An error as docs/protocol.md has it. `text` is one sentence, said in the language of whoever asks. */
void net_refuse(struct net_request *q, int status, const char *code, const char *text);

/* For tests, which have no minutes to wait: deadlines of requests come this many times sooner. */
void net_hasten(struct net *n, int times);

/* After net_run: nobody new comes in, sockets are told to go, answers are sent; then it returns. */
void net_drain(struct net *n, int milliseconds);

#endif
