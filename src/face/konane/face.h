/* face.h - what the files of Konane's face share. */
#ifndef VAKA_FACE_KONANE_FACE_H
#define VAKA_FACE_KONANE_FACE_H

#include "face/fill.h"
#include "games/konane/state.h"

extern const struct vk_game konane_game;
extern const struct vk_face konane_face;

/* picture.c */
void konane_picture(const void *state, const struct vk_words *w, struct vk_picture *p);
bool konane_spot(const void *state, vk_action a, const struct vk_picture *p, struct vk_spot *from,
                 struct vk_spot *to);

/* view.c */
/* A place by its name, or null. */
void konane_write_place(struct vk_json *j, const char *key, int place);
void konane_view(const void *state, int viewer, const struct vk_words *w, struct vk_json *j);
void konane_place(vk_action a, struct vk_json *j);
void konane_terms(const void *state, int seat, vk_action a, const struct vk_words *w,
                  struct vk_json *j);

/* spoken.c */
/* So many of something; whoever shows it fills in how many. The places without a stone: {0}; or none. And the
 * stones of each seat: how many, and where. */
enum { COUNT_STONES, COUNT_JUMPS, KONANE_COUNTS };
extern const char *const konane_count_ids[KONANE_COUNTS], *const konane_counts[KONANE_COUNTS];
extern const char *const konane_empty_ids[2], *const konane_empty[2];
extern const char *const konane_places_ids[N_SIDES], *const konane_places[N_SIDES];
void konane_part_text(const void *state, int part, int seat, const struct vk_words *w,
                      struct vk_out *out);
void konane_player_text(const void *state, int seat, const struct vk_words *w, struct vk_out *out);
void konane_table_text(const void *state, const struct vk_words *w, struct vk_out *out);
void konane_board_text(const void *state, const struct vk_words *w, struct vk_out *out);
bool konane_ending(const void *state, const struct vk_words *w, struct vk_out *out);
void konane_explain(const void *state, int seat, vk_action a, const struct vk_words *w,
                    struct vk_out *out);

/* why.c */
void konane_why(const void *before, const void *after, int seat, vk_action a,
                const struct vk_words *w, struct vk_out *out);
int konane_closed(const void *state, int seat, struct vk_closed list[VK_CLOSED_MAX]);
void konane_refusals(const void *state, int seat, const struct vk_words *w, struct vk_json *j);

#endif
