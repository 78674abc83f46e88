/*
 * play.h - one position of one game: who is due, what is legal, apply. The caller owns the state
 * (g->state_size bytes, aligned to 8) and the list. Nothing here allocates or keeps anything.
 */
#ifndef VAKA_PLAY_H
#define VAKA_PLAY_H

#include "vaka/game.h"

const char *vk_error_text(int error);

/* Whether anything is drawn or rolled in this game: where not, fronts say nothing of luck. */
bool vk_has_chance(const struct vk_game *g);

/* Whether anybody ever sees less than there is: then something is chosen under seal, or not for all to read. */
bool vk_has_secrets(const struct vk_game *g);

/* What the game waits for. `seats` is empty where chance decides, and when the game is over. */
struct vk_due {
    uint8_t point, kind, over;
    uint16_t seats;
};

/* How many play where nobody says it: two, if the game can be played by two. */
static inline int vk_usual_seats(const struct vk_game *g)
{
    return g->seats_min > 2 ? g->seats_min : g->seats_max < 2 ? g->seats_max : 2;
}

/* Whether every day has a game of it for all (session/daily.h): of those that one can play alone. */
static inline bool vk_has_daily(const struct vk_game *g)
{
    return g->seats_min == 1;
}

/* Options at their standard values. */
void vk_setup_standard(const struct vk_game *g, int seats, struct vk_setup *out);

/* Options of a first game (struct vk_game.first_game), the others standard. */
void vk_setup_first(const struct vk_game *g, int seats, struct vk_setup *out);

/* Set one option from text; on refusal false, with one sentence that names what is possible: for
 * people, or in English. */
struct vk_reason;
bool vk_setup_set(const struct vk_game *g, struct vk_setup *cfg, const char *key, const char *value,
                  struct vk_reason *why);
bool vk_setup_option(const struct vk_game *g, struct vk_setup *cfg, const char *key,
                     const char *value, struct vk_out *why);

/* The value of an option as text. */
void vk_option_write(const struct vk_option *o, int value, struct vk_out *out);

/*
 * Would the game refuse this setup with one option changed (option -1: as it stands)? It is asked itself,
 * so *no is its own reason and names the option that it lays it at.
 */
int vk_setup_refused(const struct vk_game *g, const struct vk_setup *cfg, int option, int value,
                     struct vk_refusal *no);

/* A new game. After a refusal (*no says why) the state holds nothing of use. */
int vk_start(const struct vk_game *g, void *s, const struct vk_setup *cfg, struct vk_refusal *no,
             struct vk_sink *ev);
struct vk_due vk_due(const struct vk_game *g, const void *s);

/* Empty if `seat` (or VK_CHANCE) is not due. */
void vk_legal(const struct vk_game *g, const void *s, int seat, struct vk_actions *out);

/* Checks that the action is legal, then plays it. */
int vk_apply(const struct vk_game *g, void *s, int seat, vk_action a, struct vk_sink *ev);

/* Plays an action that is known to be legal: for search and replay of own lists. */
void vk_play(const struct vk_game *g, void *s, int seat, vk_action a, struct vk_sink *ev);

/* Who may read the text of this legal action (asked before it is played). */
uint16_t vk_seen(const struct vk_game *g, const void *s, int seat, vk_action a);

/* A copy of `s` as this viewer may know it. */
void vk_view(const struct vk_game *g, const void *s, int viewer, void *out);

/* For games in which everybody sees everything; and whether a game is one. */
void vk_conceal_nothing(void *state, int viewer);
void vk_imagine_nothing(void *concealed, int viewer, struct vk_rng *rng);
bool vk_is_open(const struct vk_game *g);

uint64_t vk_state_hash(const struct vk_game *g, const void *s);

/* Pick from chance outcomes by weight; `number` is uniform over 64 bits. */
vk_action vk_pick_outcome(const struct vk_actions *list, uint64_t number);

/* Play at random to the end (chance by weight, seats uniformly); the number of steps. */
int vk_playout(const struct vk_game *g, void *s, struct vk_rng *rng, struct vk_actions *scratch);

#endif
