/* raiatea_given.c - bringing positions of Raiatea about. */
#include "raiatea_given.h"

struct raia_state isle;
struct event_log told;

static int word_of(const char *const *words, int n, const char *word)
{
    for (int i = 0; i < n; i++)
        if (strcmp(words[i], word) == 0)
            return i;
    fail_msg("there is no %s", word);
    return -1;
}

/* A card of a face that lies in the forest, or in the mask market, is somewhere else now. */
static void find_mask(int face)
{
    if (isle.masks[face]) {
        isle.masks[face]--;
        return;
    }
    for (int i = 0; i < N_FACES; i++) {
        bool is_it = face == MIRROR ? raia_faces[i].type == FACE_MIRROR
                                    : raia_faces[i].type == FACE_MASK && raia_faces[i].what == face;
        if (is_it && isle.forest[i]) {
            isle.forest[i]--;
            return;
        }
    }
    fail_msg("all masks %s are dealt", raia_mask_words[face]);
}

int face_of(const char *mask)
{
    return word_of(raia_mask_words, N_MASK_FACES, mask);
}

int ritual_of(const char *id)
{
    return word_of(raia_ritual_words, N_RITUALS, id);
}

int tile_of(const char *code)
{
    return word_of(raia_tile_words, N_MISSIONS, code);
}

void given(int seats, const char *options)
{
    start_game(&raiatea_game, &isle, seats, options);
    play(&raiatea_game, &isle, VK_CHANCE, "start 0");
    go_on_until(0, "choose_location");
    for (int seat = 0; seat < seats; seat++)
        clear_hand(seat);
    clear_masks();
}

void given_hand(int seats, const char *options, const char *ids)
{
    given(seats, options);
    set_hand(0, ids);
    set_helpers(0, SHAMAN, 1, 1);
    isle.player[0].priests = RAIA_PRIESTS;
    must_be_whole(__FILE__, __LINE__);
}

void given_bare(int seats, const char *options)
{
    given(seats, options);
    clear_tiles();
    for (int seat = 0; seat < seats; seat++)
        set_stock(seat, 0, 0);
}

void hold_ceremony(int n)
{
    static const uint8_t spaces[] = { 2, 5, 9 };
    while (isle.h.depth > 1)
        vk_pop(&isle.h);
    isle.space = spaces[n - 1];
    isle.h.round = isle.space;
    isle.kahuna = isle.location = VK_NONE;
    open_statues(n);
    must_be_whole(__FILE__, __LINE__);
    event_log_open(&told);
    vk_push(&isle.h, P_ceremony, VK_NONE);
    while (!isle.h.over && raiatea_game.points[vk_top(&isle.h)->point].kind == VK_STEP)
        raiatea_game.points[vk_top(&isle.h)->point].run(&isle, vk_top(&isle.h), &told.sink);
    must_be_whole(__FILE__, __LINE__);
}

void hold_act_6(int n)
{
    hold_ceremony(n);
    decline_until(0, "too_turn");
}

void set_stock(int seat, int pearls, int mana)
{
    isle.player[seat].pearls = (uint16_t)pearls;
    isle.player[seat].mana = (uint16_t)mana;
}

void set_tracks(int seat, int priests, int tattoo)
{
    isle.player[seat].priests = (uint8_t)priests;
    isle.player[seat].tattoo = (uint8_t)tattoo;
    isle.player[seat].tahua = tattoo >= RAIA_TATTOOS ? TAHUA_DONE : TAHUA_NOT_YET;
}

void set_goods(int seat, int uru, int taro, int mahi, int tiare)
{
    const int wanted[N_GOODS] = { uru, taro, mahi, tiare };
    for (int g = 0; g < N_GOODS; g++) {
        int left = isle.forest[g] + isle.player[seat].goods[g] - wanted[g];
        assert_true(left >= 0);
        isle.forest[g] = (uint8_t)left;
        isle.player[seat].goods[g] = (uint8_t)wanted[g];
    }
}

void set_helpers(int seat, int helper, int all, int ready)
{
    struct raia_player *p = &isle.player[seat];
    int left = isle.helpers[helper] + p->helpers[helper] - all;
    assert_true(left >= 0);
    isle.helpers[helper] = (uint8_t)left;
    p->helpers[helper] = (uint8_t)all;
    p->ready[helper] = (uint8_t)ready;
}

void clear_hand(int seat)
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

void set_hand(int seat, const char *ids)
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

void set_lasting(int seat, const char *id)
{
    int ritual = ritual_of(id), deck = raia_deck_of(ritual);
    assert_true(cards_of(isle.deck[deck], ritual) > 0);
    cards_take(&isle.deck[deck], ritual);
    isle.n_deck[deck]--;
    cards_add(&isle.player[seat].lasting, ritual);
}

void clear_masks(void)
{
    for (int seat = 0; seat < isle.h.seats; seat++)
        for (int face = 0; face < N_MASK_FACES; face++) {
            struct raia_player *p = &isle.player[seat];
            isle.masks[face] = (uint8_t)(isle.masks[face] + p->masks[face]);
            p->masks[face] = 0;
        }
}

void give_masks(int seat, const char *faces)
{
    char text[256];
    snprintf(text, sizeof text, "%s", faces);
    for (char *word = strtok(text, " "); word; word = strtok(NULL, " ")) {
        int face = face_of(word);
        find_mask(face);
        isle.player[seat].masks[face]++;
    }
}

void set_link(int seat, const char *picture)
{
    isle.player[seat].links[face_of(picture)]++;
}

void set_won(int seat, const char *codes)
{
    char text[256];
    snprintf(text, sizeof text, "%s", codes);
    for (char *code = strtok(text, " "); code; code = strtok(NULL, " "))
        isle.tile_at[tile_of(code)] = (uint8_t)seat;
}

void set_order(const char *order)
{
    for (int i = 0; order[i]; i++)
        isle.order[i] = order[i] == 'S' ? RAIA_SPIRIT : (uint8_t)(order[i] - '0');
}

void set_level(int good, int level)
{
    isle.level[good] = (uint8_t)level;
}

void set_goods_market(int uru, int taro, int mahi, int tiare)
{
    const int wanted[N_GOODS] = { uru, taro, mahi, tiare };
    for (int g = 0; g < N_GOODS; g++) {
        int left = isle.forest[g] + isle.goods[g] - wanted[g];
        assert_true(left >= 0);
        isle.forest[g] = (uint8_t)left;
        isle.goods[g] = (uint8_t)wanted[g];
    }
}

void empty_mask_market(int keeper)
{
    for (int face = 0; face < N_MASK_FACES; face++) {
        struct raia_player *p = &isle.player[keeper];
        p->masks[face] = (uint8_t)(p->masks[face] + isle.masks[face]);
        isle.masks[face] = 0;
    }
}

void set_mask_market(int keeper, const char *faces)
{
    char text[256];
    empty_mask_market(keeper);
    give_masks(keeper, faces); /* the market is empty: out of the forest */
    snprintf(text, sizeof text, "%s", faces);
    for (char *word = strtok(text, " "); word; word = strtok(NULL, " ")) {
        isle.player[keeper].masks[face_of(word)]--;
        isle.masks[face_of(word)]++;
    }
}

void set_display(const char *faces)
{
    char text[256];
    for (int i = 0; i < N_FACES; i++) {
        isle.forest[i] = (uint8_t)(isle.forest[i] + isle.display[i]);
        isle.display[i] = 0;
    }
    snprintf(text, sizeof text, "%s", faces);
    for (char *word = strtok(text, " "); word; word = strtok(NULL, " ")) {
        int face = word_of(raia_face_words, N_FACES, word);
        assert_true(isle.forest[face] > 0);
        isle.forest[face]--;
        isle.display[face]++;
    }
}

void empty_forest(int keeper)
{
    struct raia_player *p = &isle.player[keeper];
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

void leave_in_deck(int deck, const char *ids, int keeper)
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

void clear_tiles(void)
{
    for (int t = 0; t < N_MISSIONS; t++)
        if (isle.tile_at[t] == TILE_STATUE)
            isle.tile_at[t] = TILE_GONE;
    memset(isle.tile, VK_NONE, sizeof isle.tile);
}

void set_tiles(const char *codes)
{
    static const uint8_t spaces[] = { 1, 2, 3, 4, 6, 7, 10, 11 };
    const uint8_t *space = spaces;
    char text[256];
    for (int i = 0; i < RAIA_SPACES; i++) {
        if (isle.tile[0][i] != VK_NONE)
            isle.tile_at[isle.tile[0][i]] = TILE_GONE;
        isle.tile[0][i] = VK_NONE;
    }
    snprintf(text, sizeof text, "%s", codes);
    for (char *word = strtok(text, " "); word; word = strtok(NULL, " ")) {
        int tile = tile_of(word);
        isle.tile[0][*space++] = (uint8_t)tile;
        isle.tile_at[tile] = TILE_STATUE;
    }
}

void lay_tile(const char *code, int row, int column)
{
    int tile = tile_of(code);
    uint8_t *space = &isle.tile[raia_missions[tile].points - 1][row * (row - 1) / 2 + column - 1];
    assert_int_equal(*space, VK_NONE);
    *space = (uint8_t)tile;
    isle.tile_at[tile] = TILE_STATUE;
}

void lay_rows(const char *codes)
{
    char text[256];
    int n = 0;
    snprintf(text, sizeof text, "%s", codes);
    for (char *code = strtok(text, " "); code; code = strtok(NULL, " "), n++)
        lay_tile(code, 2 + n / 2, 1 + n % 2);
}

void open_statues(int n)
{
    isle.open_statues = isle.shown_statues = (uint8_t)n;
    for (int t = 0; t < N_MISSIONS; t++)
        if (isle.tile_at[t] == TILE_POOL && raia_missions[t].points <= n)
            isle.tile_at[t] = TILE_GONE;
}
