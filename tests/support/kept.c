/* kept.c - see kept.h. */
#include "support/kept.h"
#include "support/brief.h"
#include "support/games.h"
#include "vaka/registry.h"
#include <cmocka.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void *resize(void *old, size_t bytes)
{
    if (bytes) {
        void *at = realloc(old, bytes);
        assert_non_null(at);
        return at;
    }
    free(old);
    return NULL;
}

static void keep_line(struct vk_clerk *self, const char *text, size_t n)
{
    struct kept *k = (struct kept *)self;
    assert_true(k->n + n < KEPT_TEXT);
    memcpy(k->text + k->n, text, n);
    k->n += n;
}

void kept_sit(struct kept *k, int seats)
{
    *k = (struct kept){ .clerk = { .now = 1000, .line = keep_line }, .random = 7 };
    k->text = malloc(KEPT_TEXT);
    k->t.resize = resize;
    k->t.chance = vk_chance_from_seed(5);
    k->t.head = (struct vk_journal_head){ .chance_kind = VK_CHANCE_SEED, .seed = 5 };
    for (int i = 0; i < seats; i++) {
        k->t.seat[i].who = VK_SEAT_PERSON;
        (void)snprintf(k->t.name[i], VK_NAME_MAX, "Player %d", i + 1);
    }
}

void kept_begin(struct kept *k, const struct vk_game *g, int seats)
{
    struct vk_setup cfg;
    struct vk_refusal no;
    kept_sit(k, seats);
    vk_setup_standard(g, seats, &cfg);
    assert_int_equal(vk_table_begin(&k->t, g, &cfg, &k->clerk, &no), VK_OK);
}

void kept_leave(struct kept *k)
{
    vk_table_drop(&k->t);
    assert_int_equal(vk_table_bytes(&k->t), 0);
    free(k->text);
}

uint32_t kept_draw(struct kept *k, uint32_t n)
{
    k->random = k->random * 1103515245u + 12345u;
    return (k->random >> 8) % n;
}

int kept_step(struct kept *k, vk_action *a)
{
    struct vk_actions list;
    uint16_t due = vk_table_due(&k->t);
    int seats[VK_SEATS_MAX], n = 0;
    for (int i = 0; i < VK_SEATS_MAX; i++)
        if (due >> i & 1)
            seats[n++] = i;
    if (n == 0)
        return -1;
    int seat = seats[kept_draw(k, (uint32_t)n)];
    vk_legal(k->t.game.game, k->t.game.state, seat, &list);
    *a = list.act[kept_draw(k, (uint32_t)list.n)];
    return seat;
}

bool kept_play(struct kept *k)
{
    vk_action a;
    int seat = kept_step(k, &a);
    if (seat < 0)
        return false;
    k->clerk.now++;
    assert_int_equal(vk_table_act(&k->t, seat, a, &k->clerk), VK_OK);
    return true;
}

void with_every_game(game_test *test)
{
    for (int i = 0; i <= vk_n_games; i++) {
        const struct vk_game *g = i < vk_n_games ? vk_games[i] : &reef_game;
        test(g, g->seats_min);
        if (g->seats_max > g->seats_min)
            test(g, g->seats_max);
    }
}

void with_every_number(game_test *test)
{
    for (int i = 0; i <= vk_n_games; i++) {
        const struct vk_game *g = i < vk_n_games ? vk_games[i] : &reef_game;
        for (int seats = g->seats_min; seats <= g->seats_max; seats++)
            test(g, seats);
    }
}
