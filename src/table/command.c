/* command.c - what a client says, one row a command. */
#include "table/command.h"
#include <string.h>

/* ---- Keys of each -------------------------------------------------------------------------- */

static void read_act(struct vk_command *c, struct vk_keys *k)
{
    c->number = (uint32_t)vk_keys_int(k, "step", 0, VK_STEPS_BOUND);
    c->is_yes = vk_keys_have(k, "more") && vk_keys_bool(k, "more");
    vk_keys_text(k, "do", c->text, VK_ACTION_TEXT);
}

static void read_to(struct vk_command *c, struct vk_keys *k)
{
    c->number = (uint32_t)vk_keys_int(k, "to", 0, VK_STEPS_BOUND);
}

static void read_yes(struct vk_command *c, struct vk_keys *k)
{
    c->is_yes = vk_keys_bool(k, "yes");
}

static void read_draft(struct vk_command *c, struct vk_keys *k)
{
    vk_keys_text(k, "text", c->text, sizeof c->text);
}

static void read_chat(struct vk_command *c, struct vk_keys *k)
{
    size_t n = 0;
    vk_keys_text(k, "text", c->text, VK_CHAT_MAX + 1);
    for (; c->text[n]; n++) /* a line: no control characters */
        if ((unsigned char)c->text[n] < ' ' || c->text[n] == 0x7F)
            c->text[n] = ' ';
    while (n > 0 && c->text[n - 1] == ' ')
        n--;
    c->text[n] = 0;
    if (n == 0)
        vk_keys_refuse(k, "The key ", "text", " takes some words.");
}

static void read_read(struct vk_command *c, struct vk_keys *k)
{
    c->chat = vk_keys_int(k, "chat", 0, INT32_MAX);
    c->number = (uint32_t)vk_keys_int(k, "step", 0, VK_STEPS_BOUND);
}

static void read_pace(struct vk_command *c, struct vk_keys *k)
{
    c->pause = vk_keys_have(k, "pause") ? (int)vk_keys_int(k, "pause", 0, VK_PAUSE_MAX) : -1;
}

/* Lines of `text`: "+" and what is always answered, "-" and what is until something changes. */
static void read_wishes(struct vk_command *c, struct vk_keys *k, const char *key, char sign)
{
    struct vk_out out = { .buf = c->text, .cap = sizeof c->text, .len = strlen(c->text) };
    char row[VK_DRAFT_MAX];
    const char *at = NULL;
    int n = 0;
    if (!vk_keys_have(k, key))
        return;
    while (vk_keys_next(k, key, &at, row, sizeof row)) {
        if (++n > VK_WISHES_MAX || strpbrk(row, "\n")) {
            vk_keys_refuse(k, "The key ", key, " takes a short list of texts of one line.");
            return;
        }
        vk_put_char(&out, sign);
        vk_put(&out, row);
        vk_put_char(&out, '\n');
    }
    if (!vk_out_ok(&out))
        vk_keys_refuse(k, "The key ", key, " is too long.");
}

static void read_answers(struct vk_command *c, struct vk_keys *k)
{
    c->is_yes = vk_keys_bool(k, "give");
    read_wishes(c, k, "always", '+');
    read_wishes(c, k, "unchanged", '-');
}

/* Lines of `text`: the steps of a plan that is begun. */
static void read_hint(struct vk_command *c, struct vk_keys *k)
{
    struct vk_out out = vk_out_to(c->text, sizeof c->text);
    char row[VK_ACTION_TEXT];
    const char *at = NULL;
    if (!vk_keys_have(k, "begun"))
        return;
    while (vk_keys_next(k, "begun", &at, row, sizeof row)) {
        vk_put(&out, row);
        vk_put_char(&out, '\n');
    }
    if (!vk_out_ok(&out))
        vk_keys_refuse(k, "The key ", "begun", " is too long.");
}

/* ---- The rows ------------------------------------------------------------------------------ */

struct kind {
    const char *name;
    void (*read)(struct vk_command *c, struct vk_keys *k); /* its keys; NULL: none */
    bool needs_person, needs_seat, writes;
};

static const struct kind kinds[VK_SAY_TYPES] = {
    [VK_SAY_ACT] = { "act", read_act, true, true, true },
    [VK_SAY_UNDO] = { "undo", read_to, true, true, true },
    [VK_SAY_ASK_UNDO] = { "ask_undo", read_to, true, true, true },
    [VK_SAY_ANSWER_UNDO] = { "answer_undo", read_yes, true, true, true },
    [VK_SAY_WITHDRAW_UNDO] = { "withdraw_undo", NULL, true, true, true },
    [VK_SAY_HINT] = { "hint", read_hint, true, true, false },
    [VK_SAY_JUDGE] = { "judge", read_act, true, true, false },
    [VK_SAY_DRAFT] = { "draft", read_draft, true, true, false },
    [VK_SAY_CHAT] = { "chat", read_chat, true, false, true },
    [VK_SAY_READ] = { "read", read_read, true, false, false },
    [VK_SAY_BACK] = { "back", NULL, true, true, false },
    [VK_SAY_ANSWERS] = { "answers", read_answers, true, true, false },
    [VK_SAY_HAND] = { "hand", read_yes, true, true, false },
    [VK_SAY_PACE] = { "pace", read_pace, true, true, false },
    [VK_SAY_LOOK] = { "look", NULL, false, false, false },
    [VK_SAY_PING] = { "ping", NULL, false, false, false },
};

const char *vk_command_name(size_t type)
{
    return type < VK_SAY_TYPES ? kinds[type].name : NULL;
}

bool vk_command_needs_person(const struct vk_command *c)
{
    return kinds[c->type].needs_person;
}

bool vk_command_needs_seat(const struct vk_command *c)
{
    return kinds[c->type].needs_seat;
}

bool vk_command_writes(const struct vk_command *c)
{
    return kinds[c->type].writes;
}

static bool read_type(struct vk_command *c, struct vk_keys *k)
{
    char name[20 + 1];
    vk_keys_text(k, "type", name, sizeof name);
    for (int i = 0; i < VK_SAY_TYPES; i++)
        if (strcmp(kinds[i].name, name) == 0) {
            c->type = (uint8_t)i;
            return true;
        }
    vk_keys_refuse(k, "The key ", "type", " takes the name of a command.");
    return false;
}

/* An id of the client's: letters, digits and dashes. */
static void read_id(struct vk_command *c, struct vk_keys *k)
{
    char id[VK_CLIENT_MAX + 1];
    vk_keys_text(k, "id", id, sizeof id);
    if (!id[0])
        vk_keys_refuse(k, "The key ", "id", " is empty.");
    if (strspn(id, "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ-_") !=
        strlen(id))
        vk_keys_refuse(k, "The key ", "id", " takes letters, digits and dashes.");
    else
        memcpy(c->id, id, sizeof id);
}

bool vk_command_read(struct vk_command *c, const char *text, size_t n, char why[VK_KEYS_WHY])
{
    struct vk_keys k;
    *c = (struct vk_command){ 0 };
    if (vk_keys_read(&k, text, n)) {
        read_id(c, &k);
        if (read_type(c, &k) && kinds[c->type].read)
            kinds[c->type].read(c, &k);
    }
    memcpy(why, k.why, sizeof k.why);
    return !k.why[0];
}
