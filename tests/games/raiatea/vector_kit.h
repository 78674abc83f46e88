/*
 * vector_kit.h - for tests written from the specification: lists of actions in any order, outcomes of
 * chance with their weights, points, and positions that ritual_kit.h and ceremony_kit.h do not make.
 */
#ifndef VAKA_TESTS_GAMES_RAIATEA_VECTOR_KIT_H
#define VAKA_TESTS_GAMES_RAIATEA_VECTOR_KIT_H

#include "ceremony_kit.h"

/* ---- given ------------------------------------------------------------------------------------- */

/* The same as `given_bare`, with what a seat needs of priests and tattoos. */
static inline void set_tracks(int seat, int priests, int tattoo)
{
    isle.player[seat].priests = (uint8_t)priests;
    isle.player[seat].tattoo = (uint8_t)tattoo;
    isle.player[seat].tahua = tattoo >= RAIA_TATTOOS ? TAHUA_DONE : TAHUA_NOT_YET;
}

/* The ceremonial order, "102"; S is the Spirit. */
static inline void set_order(const char *order)
{
    for (int i = 0; order[i]; i++)
        isle.order[i] = order[i] == 'S' ? RAIA_SPIRIT : (uint8_t)(order[i] - '0');
}

static inline void set_level(int good, int level)
{
    isle.level[good] = (uint8_t)level;
}

/* One more mirror of his is linked to a mask of his, for good. */
static inline void set_link(int seat, const char *picture)
{
    isle.player[seat].links[word_of(raia_mask_words, N_MASKS, picture)]++;
}

/* Tiles that a seat has won, of any statue. */
static inline void set_won(int seat, const char *codes)
{
    char text[256];
    snprintf(text, sizeof text, "%s", codes);
    for (char *code = strtok(text, " "); code; code = strtok(NULL, " "))
        isle.tile_at[tile_of(code)] = (uint8_t)seat;
}

/* All cards of the forest deck are somebody's. */
static inline void empty_forest(int seat)
{
    struct raia_player *p = &isle.player[seat];
    for (int face = 0; face < N_FACES; face++) {
        int n = isle.forest[face], what = raia_faces[face].what;
        isle.forest[face] = 0;
        switch (raia_faces[face].type) {
        case FACE_GOOD: p->goods[what] = (uint8_t)(p->goods[what] + n); break;
        case FACE_HELPER: p->helpers[what] = (uint8_t)(p->helpers[what] + n); break;
        case FACE_MASK: p->masks[what] = (uint8_t)(p->masks[what] + n); break;
        default: p->masks[MIRROR] = (uint8_t)(p->masks[MIRROR] + n); break;
        }
    }
}

/* A deck has only these cards left, and no discards: the others are in the hand of a seat. */
static inline void set_deck(int deck, const char *ids, int keeper)
{
    struct raia_player *p = &isle.player[keeper];
    struct cards all = isle.deck[deck];
    char text[256];
    assert_false(cards_any(isle.open[deck]));
    isle.deck[deck] = (struct cards){ 0, 0 };
    snprintf(text, sizeof text, "%s", ids);
    for (char *id = strtok(text, " "); id; id = strtok(NULL, " ")) {
        cards_take(&all, ritual_of(id));
        cards_add(&isle.deck[deck], ritual_of(id));
    }
    isle.n_deck[deck] = (uint8_t)cards_count(isle.deck[deck]);
    p->n_hand[deck] = (uint8_t)(p->n_hand[deck] + cards_count(all));
    cards_join(&p->hand, all);
}

/* Rows with two missions each, so that no tile taken leaves an auction behind. */
static inline void lay_rows(const char *codes)
{
    char text[256];
    int n = 0;
    snprintf(text, sizeof text, "%s", codes);
    for (char *code = strtok(text, " "); code; code = strtok(NULL, " "), n++)
        lay_tile(code, 2 + n / 2, 1 + n % 2);
}

/* ---- when -------------------------------------------------------------------------------------- */

/* A seat goes through whole locations and rounds without doing anything. */
static inline void idle_until(int who, const char *point)
{
    decline_until(who, point);
}

/* Three cards of a deck are drawn: the first three designs that it has. */
static inline void draw_any(int n)
{
    for (int i = 0; i < n; i++) {
        must_be_at(VK_CHANCE, "draw_ritual");
        step_on();
    }
}

/* ---- then -------------------------------------------------------------------------------------- */

static inline const struct raia_player *who(int seat)
{
    return &isle.player[seat];
}

static inline int n_entries(const char *list)
{
    int n = *list != 0;
    for (; (list = strstr(list, "; ")); list += 2)
        n++;
    return n;
}

/* The whole list, in any order, "pass; hire diver". */
#define offers_all(seat, all) offers_all_line((seat), (all), __FILE__, __LINE__)

static inline void offers_all_line(int seat, const char *all, const char *file, int line)
{
    char rest[2048];
    struct vk_actions list;
    bool is_odd = false;
    vk_legal(&raiatea_game, &isle, seat, &list);
    snprintf(rest, sizeof rest, "%s", all);
    for (char *act = rest; act && *act;) {
        char *end = strstr(act, "; ");
        if (end)
            *end = '\0';
        is_odd |= !offers(seat, act);
        act = end ? end + 2 : NULL;
    }
    if (!is_odd && list.n == n_entries(all))
        return;
    print_error("%s:%d: legal for seat %d: %s\nexpected: %s\n", file, line, seat,
                legal_text(&raiatea_game, &isle, seat), all);
    _fail(file, line);
}

/* What chance can bring, "die 1 1; die 2 1": the last number is the weight. */
#define must_draw_of(all) must_draw_line((all), __FILE__, __LINE__)

static inline void must_draw_line(const char *all, const char *file, int line)
{
    char text[4096];
    struct vk_out out = vk_out_to(text, sizeof text);
    struct vk_actions list;
    vk_legal(&raiatea_game, &isle, VK_CHANCE, &list);
    for (int i = 0; i < list.n; i++) {
        vk_put(&out, i ? "; " : "");
        vk_action_write(&raiatea_game, list.act[i], &out);
        vk_put_char(&out, ' ');
        vk_put_int(&out, list.weight[i]);
    }
    if (strcmp(text, all) == 0)
        return;
    print_error("%s:%d: outcomes: %s\nexpected: %s\n", file, line, text, all);
    _fail(file, line);
}

static inline int points_of(int seat, enum part part)
{
    struct vk_score score = { 0 };
    raia_score(&isle, &score);
    return score.part[seat][part];
}

static inline int total_of(int seat)
{
    struct vk_score score = { 0 };
    raia_score(&isle, &score);
    return score.total[seat];
}

#endif
