/* house.h - the house of one person around a table in a page: what the files of it share. */
#ifndef VAKA_WASM_HOUSE_H
#define VAKA_WASM_HOUSE_H

#include "table/keys.h"
#include "table/say.h"

enum { HOUSE_ID = 48, HOUSE_OPTIONS = 400 };

struct house {
    struct vk_house house;
    const struct vk_game *game;
    struct vk_setup setup;
    char id[HOUSE_ID], name[HOUSE_ID], options[HOUSE_OPTIONS];
    int64_t created, updated, person;
    uint32_t seen;
    int you, n_seats, pause; /* you: -1 where only others played */
};

extern struct vk_table here;
extern struct house house;

/* Who sits there, the game with its options, its luck. What is wrong stands in the keys. */
void house_read(struct vk_keys *k);
void house_options(void);       /* every option of the setup with its value, as a row has them */
void house_names(void);         /* as the journal that was read has them */
int house_viewer(void);         /* who looks */
void house_luck(uint64_t seed); /* of the table, and of its bots */

struct vk_clerk house_clerk(double now);
int house_refuse_journal(const struct vk_journal_fault *no); /* its line and why, as the answer */
void house_drop_lines(void); /* that were written and are not kept yet */
/* The whole journal anew as the answer; nothing of it is to be kept. How many bytes. */
uint32_t house_draft(struct vk_table *t, double now);

#endif
