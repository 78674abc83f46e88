/*
 * run.h - a lesson under way, on a session of the caller's: every position is played by the engine from
 * the steps of a story, and everything that the learner does is a step of that session. Fronts show
 * vk_run_json and the session; they call one function for each thing that a learner can do. Pure.
 */
#ifndef VAKA_LESSON_RUN_H
#define VAKA_LESSON_RUN_H

#include "lesson/book.h"
#include "vaka/face.h"

enum vk_run_awaits {
    VK_AWAITS_NEXT,   /* something was said: vk_run_next */
    VK_AWAITS_ACTION, /* vk_run_act */
    VK_AWAITS_WATCH,  /* recorded steps are due: vk_run_watch, one step a call */
    VK_AWAITS_ANSWER, /* vk_run_answer */
    VK_AWAITS_OVER    /* the lesson is over; its tip is there to be shown */
};

enum vk_run_said { VK_SAID_NOTHING, VK_SAID_THEN, VK_SAID_GOOD, VK_SAID_OTHER, VK_SAID_WRONG };

struct vk_run {
    const struct vk_book *book;
    struct vk_session
        *session; /* buffers are the caller's, and so many steps fit as the game can have */
    char *view;   /* room for the learner's view as JSON */
    size_t view_size;
    uint16_t lesson, beat;
    uint8_t story;
    uint8_t awaits;            /* enum vk_run_awaits */
    uint8_t said;              /* enum vk_run_said: what kind of sentence `result` is */
    bool is_reached, is_shown; /* the goal of a try holds; the solution is being played */
    uint8_t failures, helps;
    uint32_t began; /* steps of the session when the beat began */
    int point;      /* what was decided then */
    uint32_t
        scene; /* counts the places that were gone to: another one is another position, not a step further */
    const char *result;
    struct vk_book_fault
        fault; /* of the book: why it is VK_RUN_BROKEN, or what a condition cannot find */
};

enum vk_run_answer {
    VK_RUN_RIGHT, /* what was asked for, or a goal is reached */
    VK_RUN_FINE,  /* played; nothing is reached yet */
    VK_RUN_OTHER, /* legal, but not asked for here: not played */
    VK_RUN_WRONG, /* played, and said why it is not what was meant: it can be taken back */
    VK_RUN_ILLEGAL,
    VK_RUN_NOT_NOW, /* this is not awaited */
    VK_RUN_BROKEN   /* the book does not fit the game */
};

/* Begin a lesson. session->state, step and cap are set by the caller; so are view and view_size. */
enum vk_run_answer vk_run_open(struct vk_run *r, const struct vk_book *b, int lesson);

enum vk_run_answer vk_run_next(struct vk_run *r);
enum vk_run_answer vk_run_act(struct vk_run *r, vk_action a);
enum vk_run_answer vk_run_watch(struct vk_run *r);
enum vk_run_answer vk_run_choose(struct vk_run *r, int answer);

/* Back by the learner's last step of this try, or by all of what was wrong; back to its beginning. */
enum vk_run_answer vk_run_back(struct vk_run *r);
enum vk_run_answer vk_run_again(struct vk_run *r);

/* Show what is asked for: the actions are played; a try is played from its beginning by vk_run_watch. */
enum vk_run_answer vk_run_show(struct vk_run *r);

/* The next help of a try becomes the result; the last one stays. */
enum vk_run_answer vk_run_help(struct vk_run *r);

const struct vk_book_beat *vk_run_beat(const struct vk_run *r);
/* What is asked is done, and the learner reads what it brought. */
bool vk_run_is_done(const struct vk_run *r);
bool vk_run_can_back(const struct vk_run *r);
bool vk_run_can_show(const struct vk_run *r);
int vk_run_n_helps(const struct vk_run *r);

/*
 * Writes {"game","lesson":{"id","title","minutes","part","enough","n","of"},"beat","beats","try","done",
 * "say","result":{"kind","text"},"points":[{"kind","value"}],"awaits","answers":[…],"can":{"back","again","show",
 * "help"},"tip","offer","steps","scene"}. Sentences go through `tr`.
 */
void vk_run_json(const struct vk_run *r, const struct vk_words *w, struct vk_json *j);

/* All lessons of a book: {"game","lessons":[{"id","title","minutes","part","enough"}],"coach":[{"point","text"}]}. */
void vk_book_json(const struct vk_book *b, const struct vk_words *w, struct vk_json *j);

#endif
