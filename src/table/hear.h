/*
 * hear.h - what becomes of a command: judged, carried out, and told once it is kept. A house goes through
 * three steps, and does between them what is its own.
 *
 *   1. vk_table_judge says what the command comes to.
 *   2. What changes the game is a deed: vk_deed_step, vk_deed_back. Its lines have gone to the clerk.
 *   3. When they are kept, the house answers the sender and goes through the news of the deed: what is said, in
 *      order, to whom (vk_news_next), each written for one viewer (vk_say_news).
 */
#ifndef VAKA_TABLE_HEAR_H
#define VAKA_TABLE_HEAR_H

#include "table/command.h"
#include "table/fault.h"
#include "table/say.h"

enum vk_comes_to {
    VK_COMES_TO_NO,    /* refused: `fault` and, where there is a better sentence, `why` */
    VK_COMES_TO_OK,    /* done: the answer is ok */
    VK_COMES_TO_DRAFT, /* the answer is vk_say_draft */
    VK_COMES_TO_THINK, /* a question for a hint, or to judge `act` */
    VK_COMES_TO_STEP,  /* vk_deed_step with `act` */
    VK_COMES_TO_BACK,  /* vk_deed_back */
    VK_COMES_TO_HOUSE  /* chat, read, back, pace, look, ping: the house's own */
};

struct vk_verdict {
    uint8_t comes_to;
    enum fault fault;
    const char *why; /* or NULL */
    vk_action act;   /* or VK_NO_ACTION */
};

/* `seat` is that of the sender, or below 0. */
void vk_table_judge(struct vk_table *t, int seat, const struct vk_command *c,
                    struct vk_verdict *out);

/* ---- Deeds --------------------------------------------------------------------------------- */

struct vk_deed {
    bool is_undo;
    uint8_t seat;            /* whose; VK_NONE: nobody's, or of all */
    uint32_t from;           /* steps before it; of an undo where it led */
    struct vk_sights before; /* of an undo */
    bool ends_question;      /* somebody had asked to take back: not any more */
};

enum fault vk_deed_step(struct vk_table *t, int seat, vk_action a, struct vk_clerk *clerk,
                        struct vk_deed *out);
/* A journal from elsewhere can end where chance is due: that, and what follows by itself. False: it is not. */
bool vk_deed_chance(struct vk_table *t, struct vk_clerk *clerk, struct vk_deed *out);
/* Undo, or asking for it, answering, withdrawing. *has_lines: something changed and is to be kept; else only
   who is asked (vk_say_question) is news. */
enum fault vk_deed_back(struct vk_table *t, int seat, const struct vk_command *c,
                        struct vk_clerk *clerk, struct vk_deed *out, bool *has_lines);
/*
 * What was done elsewhere, from lines of the journal behind those that the table knows: one deed a call, and *used
 * bytes of them; the next call takes the next. False: they do not fit, and the table holds nothing of use.
 */
bool vk_deed_follow(struct vk_table *t, const char *lines, size_t n, struct vk_deed *out,
                    size_t *used, struct vk_journal_fault *no);
/* The keys of the answer ok to the one who did it, as a JSON object. */
void vk_deed_reply(const struct vk_table *t, int seat, const struct vk_deed *d, struct vk_out *out);

/* ---- News ---------------------------------------------------------------------------------- */

enum vk_news_kind { VK_NEWS_STEP, VK_NEWS_UNDONE, VK_NEWS_ASKED, VK_NEWS_OVER };

/* What a deed gives to say, one thing after the other. */
struct vk_news {
    struct vk_deed deed;
    uint8_t kind, next;                      /* enum vk_news_kind: now, and to be looked at next */
    uint16_t viewers;                        /* who are told */
    uint32_t i;                              /* the step, from 0 */
    _Alignas(8) uint8_t state[VK_STATE_MAX]; /* before it */
};

/* `listening`: nobody is there to be told of steps, if it is false. */
void vk_news_of(struct vk_news *n, const struct vk_table *t, const struct vk_deed *d,
                bool is_listening);
bool vk_news_next(struct vk_news *n, struct vk_table *t);
/* `view` NULL: it is written here, whole. */
void vk_say_news(const struct vk_table *t, const struct vk_news *n, int viewer,
                 const struct vk_view_text *view, const struct vk_house *house, struct vk_json *j);
/* The view alone; only of a step, and of what was undone. */
bool vk_news_has_view(const struct vk_news *n);
void vk_news_view(const struct vk_table *t, const struct vk_news *n, int viewer, struct vk_json *j);

/* ---- Answers to the one who sent the command ------------------------------------------------ */

void vk_say_no(const char *id, enum fault f, const char *why, const struct vk_words *w,
               struct vk_json *j);
void vk_say_ok(const char *id, const char *reply /* a JSON object or "" */, struct vk_json *j);

/* The number of a message in a connection. It stands in front, and the message follows from its second letter on. */
void vk_put_number(struct vk_out *out, uint64_t m);

#endif
