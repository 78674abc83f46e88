/* command.h - what a client says to a table (docs/protocol.md, section 5), read and checked for form. */
#ifndef VAKA_TABLE_COMMAND_H
#define VAKA_TABLE_COMMAND_H

#include "table/keys.h"
#include "table/table.h"

enum {
    VK_CLIENT_MAX = 20,  /* of an id */
    VK_CHAT_MAX = 999,   /* bytes of a remark */
    VK_DRAFT_MAX = 2000, /* bytes: a plan of all that can be paid */
    VK_PAUSE_MAX = 5000  /* milliseconds */
};

enum vk_command_type {
    VK_SAY_ACT,
    VK_SAY_UNDO,
    VK_SAY_ASK_UNDO,
    VK_SAY_ANSWER_UNDO,
    VK_SAY_WITHDRAW_UNDO,
    VK_SAY_HINT,
    VK_SAY_JUDGE,
    VK_SAY_DRAFT,
    VK_SAY_CHAT,
    VK_SAY_READ,
    VK_SAY_BACK,
    VK_SAY_ANSWERS,
    VK_SAY_HAND,
    VK_SAY_PACE,
    VK_SAY_LOOK,
    VK_SAY_PING,
    VK_SAY_TYPES
};

struct vk_command {
    uint8_t type; /* enum vk_command_type */
    char id[VK_CLIENT_MAX + 1];
    uint32_t number; /* of a step */
    int64_t chat;
    int pause;                   /* -1: as it is usual */
    bool is_yes;                 /* of `act`: more of the same decision follow */
    char text[VK_DRAFT_MAX + 1]; /* of a draft the most */
};

/* False: `why` says what is wrong; the id is there if it was read. */
bool vk_command_read(struct vk_command *c, const char *text, size_t n, char why[VK_KEYS_WHY]);

/* Each by its name; behind the last one NULL. */
const char *vk_command_name(size_t type);

/* What it needs: somebody who is signed in, a seat; and whether it leaves more than there was. */
bool vk_command_needs_person(const struct vk_command *c);
bool vk_command_needs_seat(const struct vk_command *c);
bool vk_command_writes(const struct vk_command *c);

#endif
