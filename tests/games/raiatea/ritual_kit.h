/*
 * ritual_kit.h - positions for tests of rituals and of hidden cards: seat 0 starts, the ceremonial order
 * is 0, 1, 2, …; hands are what the test says, and seat 0 has a shaman to perform with.
 */
#ifndef VAKA_TESTS_GAMES_RAIATEA_RITUAL_KIT_H
#define VAKA_TESTS_GAMES_RAIATEA_RITUAL_KIT_H

#include "isle_kit.h"

/* ---- cards ------------------------------------------------------------------------------------- */

static inline int ritual_of(const char *id)
{
    return word_of(raia_ritual_words, N_RITUALS, id);
}

/* All rituals of a hand, and what a player has laid down, are in the decks again. */
static inline void clear_hand(int seat)
{
    struct raia_player *p = &isle.player[seat];
    for (int d = 0; d < N_DECKS; d++) {
        cards_join(&isle.deck[d], cards_among(p->hand, raia_deck_mask[d]));
        cards_join(&isle.deck[d], cards_among(p->buried, raia_deck_mask[d]));
        isle.n_deck[d] = (uint8_t)cards_count(isle.deck[d]);
        p->n_hand[d] = p->n_buried[d] = 0;
    }
    p->hand = p->buried = (struct cards){ 0, 0 };
}

static inline void set_hand(int seat, const char *ids)
{
    char text[256];
    clear_hand(seat);
    snprintf(text, sizeof text, "%s", ids);
    for (char *id = strtok(text, " "); id; id = strtok(NULL, " ")) {
        int ritual = ritual_of(id), deck = raia_deck_of(ritual);
        assert_true(cards_of(isle.deck[deck], ritual) > 0);
        cards_take(&isle.deck[deck], ritual);
        isle.n_deck[deck]--;
        cards_add(&isle.player[seat].hand, ritual);
        isle.player[seat].n_hand[deck]++;
    }
}

/* The cards of a set in code order, "raa hina". */
static inline const char *text_of(struct cards a)
{
    static char text[1024];
    text[0] = '\0';
    while (cards_any(a)) {
        int ritual = cards_lowest(a);
        cards_take(&a, ritual);
        if (text[0])
            strcat(text, " ");
        strcat(text, raia_ritual_words[ritual]);
    }
    return text;
}

static inline int n_open(const char *id)
{
    int ritual = ritual_of(id);
    return cards_of(isle.open[raia_deck_of(ritual)], ritual);
}

/* ---- given ------------------------------------------------------------------------------------- */

/* The first round: seat 0 chooses a location. Hands are empty, nobody has masks or helpers. */
static inline void given(int seats, const char *options)
{
    start_game(&raiatea_game, &isle, seats, options);
    play(&raiatea_game, &isle, VK_CHANCE, "start 0");
    go_on_until(0, "choose_location");
    for (int seat = 0; seat < seats; seat++)
        clear_hand(seat);
    clear_masks();
}

/* The same; seat 0 has priests and a shaman for any one ritual of his hand but the dearest. */
static inline void given_hand(int seats, const char *options, const char *ids)
{
    given(seats, options);
    set_hand(0, ids);
    set_helpers(0, SHAMAN, 1, 1);
    isle.player[0].priests = RAIA_PRIESTS;
    must_be_sound(__FILE__, __LINE__);
}

/* Seat 0 performs a ritual by his shaman, at once. */
static inline void perform(const char *id)
{
    char text[64];
    snprintf(text, sizeof text, "shaman %s", id);
    does(0, text);
    assert_int_equal(isle.player[0].ready[SHAMAN], 0);
    snprintf(text, sizeof text, "performed 0 %s", id);
    assert_true(was_told(VK_SPECTATOR, text));
}

/* Seat 0 performs a permanent ritual: it lies before him, and gives nothing by itself. */
static inline void lay_down(const char *id)
{
    struct raia_player old = isle.player[0];
    perform(id);
    const struct raia_player *p = &isle.player[0];
    assert_string_equal(text_of(p->lasting), id);
    assert_int_equal(n_open(id), 0);
    assert_int_equal(p->pearls, old.pearls);
    assert_int_equal(p->mana, old.mana);
    assert_int_equal(p->tattoo, old.tattoo);
    assert_int_equal(p->priests, old.priests);
    assert_true(is_at(0, "choose_location"));
}

/* The ritual is over, and its card lies in the open: seat 0 is asked for his location again. */
#define must_be_done(id)                                                                           \
    do {                                                                                           \
        must_be_at(0, "choose_location");                                                          \
        assert_int_equal(n_open(id), 1);                                                           \
        assert_int_equal(raia_known_hand(&isle, 0), 0);                                            \
    } while (0)

#endif
