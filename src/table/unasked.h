/*
 * unasked.h - what a person is not asked: the one answer that there is (vk_routine), and answers that he
 * wants to give wherever he can. The server's tables and the terminal's share it. Pure.
 */
#ifndef VAKA_TABLE_UNASKED_H
#define VAKA_TABLE_UNASKED_H

#include "vaka/face.h"

enum { VK_WISHES_MAX = 24 };

/* "Always do this here." */
struct vk_wish {
    uint8_t point;
    bool ends; /* forgotten when there is something else to choose from than the first time */
    vk_action act;
    uint64_t choices; /* hash of what there was to choose from; 0: it has not come up yet */
};

struct vk_wishes {
    bool is_on;     /* else the seat is asked everything */
    bool is_giving; /* several answers of its own are on their way: none is given between them */
    uint8_t n;
    uint32_t asked_at; /* the number of a position that came back by undo, and is asked; 0: none */
    struct vk_wish wish[VK_WISHES_MAX];
};

/*
 * One more, "POINT ACTION" in words of the game. What is kept of the same one in `old` stays. False: there
 * is no such, or no room.
 */
bool vk_wish_read(struct vk_wishes *w, const struct vk_wishes *old, const struct vk_game *g,
                  const char *text, bool ends);

/* Forget what was said of this point; false: nothing was. */
bool vk_wish_forget(struct vk_wishes *w, int point);

/* The place in the list of the answer that a seat gives without being asked, or -1. */
int vk_unasked(struct vk_wishes *w, const struct vk_face *f, const void *seen, int seat,
               const struct vk_actions *list);

#endif
