/*
 * test_why.c - reasons for an action of Raiatea, from prepared positions: what comes into reach, what is
 * lost, what the bag needs, who else is after it; and in whole games: every action has one, none tells what
 * lies behind a screen.
 */
#include "look.h"
#include "support/brief.h"
#include "vaka/why.h"
#include <stdio.h>

struct raia_state seen;
struct vk_words words;

enum { TEXT = 1000 };

static const char *why(int seat, const char *action)
{
    static char text[TEXT];
    struct vk_out out = vk_out_to(text, sizeof text);
    const char *no;
    vk_action a;
    assert_true(is_legal(&raiatea_game, &isle, seat, action));
    assert_true(vk_action_read(&raiatea_game, action, &a, &no));
    text[0] = '\0';
    vk_why(&raiatea_face, &seen, seat, a, eyes(seat), &out);
    assert_true(vk_out_ok(&out));
    return text;
}

static void must_be(int seat, const char *action, const char *wanted)
{
    assert_string_equal(why(seat, action), wanted);
}

/* The same, of a part of the reasons. */
static void must_say(int seat, const char *action, const char *wanted)
{
    if (!strstr(why(seat, action), wanted))
        fail_msg("%s: %s", action, why(seat, action));
}

static void must_not_say(int seat, const char *action, const char *unwanted)
{
    if (strstr(why(seat, action), unwanted))
        fail_msg("%s: %s", action, why(seat, action));
}

static int tile_word(const char *code)
{
    int tile = 0;
    while (strcmp(raia_missions[tile].code, code) != 0)
        tile++;
    return tile;
}

/* A tile of statue 1 in the place of another. */
static void lay_instead(const char *was, const char *is)
{
    int old = tile_word(was), new = tile_word(is);
    isle.tile[0][raia_space_of(&isle, old)] = (uint8_t) new;
    isle.tile_at[old] = TILE_GONE;
    isle.tile_at[new] = TILE_STATUE;
}

/* ---- places -------------------------------------------------------------------------------------- */

/* Statue 1 has T101 to T109: 2, 3, 3, 4, 4 pearls and 3, 4, 4, 5 mana; everybody has 4 and 5. */
static void places(void **state)
{
    (void)state;
    begin(3, "open_counts=on");
    must_say(0, "go path", "brings 1 mana now and in 3 ceremonies to come.");
    must_say(0, "go marae", "You have no good to sacrifice");
    must_say(0, "go neighbours",
             "You could complete 'pay 5 mana' at once, for 1 point. Turquoise "
             "and Violet could take it in the next ceremony.");
    isle.player[0].pearls = 3;
    must_say(0, "go oyster", "It brings 'pay 4 pearls' into reach, worth 1 point.");
    isle.player[0].goods[URU] = 2;
    isle.player[2].goods[MAHI] = 1;
    must_be(0, "go marae",
            "Your goods make you Ariki: 3 points more. Violet has goods to sacrifice there too.");
    isle.level[URU] = 4;
    must_say(0, "go market", "Your uru sells for 4 pearls. You have the pearls for 1 helper.");
    isle.player[0].ready[TRADER] = isle.player[0].helpers[TRADER] = 1;
    must_say(0, "go market", "With your trader your uru sells for 6 pearls.");
    /* seat 0 has the mask of picture 0 */
    isle.masks[0] = 1;
    must_say(0, "go neighbours", "The twin of your mask of pearls lies in the market.");
}

/* ---- cards of the forest --------------------------------------------------------------------------- */

static void show_only(const char *first, const char *second)
{
    memset(isle.display, 0, sizeof isle.display);
    for (int face = 0; face < N_FACES; face++)
        if (strcmp(raia_faces[face].id, first) == 0 || strcmp(raia_faces[face].id, second) == 0) {
            isle.display[face] = 1;
            isle.forest[face] = 0;
        }
}

static void cards_of_the_forest(void **state)
{
    (void)state;
    begin(3, "open_counts=on");
    show_only("FM01", "FM02"); /* the twins of the masks that seats 0 and 1 have */
    isle.display[3] = 1;       /* tiare */
    does(0, "go forest");
    must_be(0, "take FM01",
            "It is the twin of yours, but you have nothing yet that the pair would count. You "
            "leave a mask of mana with 4 mana to Turquoise, who has its twin.");
    isle.tile_at[tile_word("T202")] = 0; /* won with pearls */
    must_be(0, "take FM01",
            "1 point more at once: Masks that count tiles +1. It is the twin of yours. You leave "
            "a mask of mana with 4 mana to Turquoise, who has its twin.");
    must_say(0, "take FM02",
             "Alone it is worth nothing, and you have nothing yet that a pair would "
             "count. Turquoise has its twin.");
    must_not_say(0, "take FM02", "You leave");
    must_be(0, "take tiare",
            "No open mission waits for it alone. Its stall pays 2 pearls now. You leave a mask of "
            "mana with 4 mana to Turquoise, who has its twin.");
    isle.player[0].tattoo = 1;
    must_say(0, "take tiare", "At the Marae it would make you Ariki.");
    lay_instead("T101", "T113");
    must_say(0, "take tiare", "It brings 'pay 1 tiare' into reach, worth 1 point.");
    does(0, "take tiare");
    /* seat 0 has picked: nobody after seat 1 has the twin of the mask of pearls */
    must_not_say(1, "take FM02", "You leave");
}

static void helpers(void **state)
{
    (void)state;
    begin(3, "");
    isle.player[0].helpers[DIVER] = isle.player[0].ready[DIVER] = 1;
    cards_add(&isle.player[0].hand, R_moe);
    isle.player[0].n_hand[NORMAL]++;
    isle.player[0].priests = 2;
    does(0, "go market");
    must_say(0, "hire diver", "At the Oyster bank 2 of 4 rolls then bring you 4 pearls.");
    must_say(0, "hire diver", "Then 'pay 4 pearls', worth 1 point, is out of reach.");
    must_say(0, "hire shaman", "It could perform Moe (2) from your hand, without the bag.");
    isle.player[0].priests = 0;
    must_say(0, "hire shaman", "With 0 priests it cannot perform any ritual you hold yet.");
}

/* Nothing is given to the Neighbours: what that leaves and keeps. */
static void a_mask_that_is_kept(void **state)
{
    (void)state;
    begin(3, "");
    does(0, "go neighbours");
    for (int m = 0; m < N_MASK_FACES; m++)
        isle.masks[m] = isle.player[0].masks[m] = 0;
    isle.player[0].masks[0] = 1;
    must_be(0, "pass", "No twin of your masks lies there.");
    isle.masks[0] = 1;
    must_be(0, "pass", "The twin of your mask of pearls lies there, and you leave it.");
    isle.masks[0] = 0;
    isle.player[1].masks[0] = 1;
    must_be(
        0, "pass",
        "No twin of your masks lies there. You keep your mask of pearls from Turquoise, who has "
        "its twin.");
    isle.player[0].masks[0] = 2;
    isle.player[1].masks[0] = 0;
    must_be(
        0, "pass",
        "All your masks are in pairs: to give one would break a pair. No twin of your masks lies "
        "there.");
}

/* ---- sales, tattoos ------------------------------------------------------------------------------------ */

static void sales(void **state)
{
    (void)state;
    begin(3, "open_counts=on");
    isle.player[0].goods[TIARE] = isle.player[1].goods[TIARE] = 1;
    isle.player[0].tattoo = 4;
    isle.level[TIARE] = 4;
    does(0, "go market");
    must_say(0, "sell tiare 4",
             "3 points more at once: Rank by tattoos +3. As Arioi you draw 5 rituals and put up to "
             "3 of your own into the bag. At the top the stall pays 1 tattoo, 3 mana. Turquoise "
             "has the same to sell, at a lower price after you.");
    must_say(0, "sell tiare 2", "At the level of the price it pays 1 tattoo.");
    isle.player[0].helpers[TRADER] = isle.player[0].ready[TRADER] = 1;
    must_say(0, "sell tiare 4", "Your trader could raise the price first: 1 tattoo, 3 mana.");
    must_be(0, "trader tiare",
            "Your tiare then brings 1 tattoo, 3 mana instead of 1 tattoo. Turquoise could sell at "
            "that price too.");
    must_be(0, "trader uru", "You have no uru to sell.");
}

static void sacrifices(void **state)
{
    (void)state;
    begin(3, "");
    lay_instead("T101", "T110"); /* pay 1 uru */
    isle.player[0].goods[URU] = 1;
    does(0, "go marae");
    must_be(0, "sacrifice uru",
            "Ariki, the next rank, is worth 3 points. Then 'pay 1 uru', worth 1 point, is out of "
            "reach.");
    isle.player[0].tattoo = 1;
    must_say(0, "sacrifice uru", "As Ariki you may draw forbidden rituals.");
    must_say(0, "draw", "After a draw you can sacrifice no more goods here.");
}

/* ---- the ceremony ----------------------------------------------------------------------------------- */

static void hold(int seat, const char *first, const char *second)
{
    struct raia_player *p = &isle.player[seat];
    p->hand = (struct cards){ 0, 0 };
    p->n_hand[NORMAL] = p->n_hand[FORBIDDEN] = 0;
    for (int r = 0; r < N_RITUALS; r++)
        for (int k = 0; k < 2; k++)
            if (strcmp(raia_rituals[r].id, k ? second : first) == 0) {
                cards_add(&p->hand, r);
                p->n_hand[raia_deck_of(r)]++;
            }
}

/* Nobody has offered yet: about 4 from each of the two others. */
static void the_bag(void **state)
{
    (void)state;
    begin(3, "open_counts=on");
    until("prepare");
    isle.bag = 3;
    isle.player[0].mana = 10;
    isle.player[0].tattoo = 0;
    hold(0, "mata_arahu", "hina");
    must_be(0, "ritual mata_arahu",
            "It would bring you 3 points as things stand. It needs 8 in the bag; expect about 11 "
            "without your offer.");
    isle.bag = 0;
    isle.player[0].tattoo = 2;
    hold(0, "oro", "hina");
    must_be(0, "ritual oro",
            "It would bring you 3 points as things stand. It needs 12 in the bag; expect about 8, "
            "so you would have to offer 4 or more.");
    must_be(0, "ritual hina", "It could pay for your Oro (12), and for what the others put in.");
    isle.player[0].mana = 3;
    must_say(0, "ritual oro", "your 3 are not enough. If it fails, the card is gone.");
    does(0, "ritual hina");
    must_be(0, "done",
            "1 ritual stays in your hand, safe for later. Yours need 1 mana; expect about 26 "
            "without your offer.");
}

static void an_offer(void **state)
{
    (void)state;
    begin(3, "open_counts=on");
    until("prepare");
    isle.bag = 0;
    hold(0, "mata_arahu", "hina");
    does(0, "ritual mata_arahu");
    does(0, "done");
    until("mana_offer");
    isle.bag = 0;
    isle.player[0].mana = 6;
    memcpy(isle.order, (uint8_t[]){ 1, 0, 2 }, 3);
    must_say(0, "bid 0",
             "Your rituals need 8 in the bag; with about 8 from the others 0 are left "
             "over for theirs.");
    must_say(0, "bid 2",
             "You come first if Turquoise gives less than 2, and nobody more. Then "
             "'pay 5 mana', worth 1 point, is out of reach.");
    must_not_say(0, "bid 1", "out of reach");
    memcpy(isle.order, (uint8_t[]){ 0, 1, 2 }, 3);
    must_say(0, "bid 1", "You come first unless somebody gives more than 1.");
    /* those of the last ceremony tell, once there was one */
    isle.space = 5;
    isle.ceremony = 2;
    memcpy(isle.offer, (uint16_t[]){ 9, 2, 1, 0, 0, 0 }, sizeof isle.offer);
    must_say(0, "bid 3",
             "Your rituals need 8 in the bag; with about 3 from the others it would be 2 short.");
}

/* A tile is auctioned among three: equal bids go by the order. */
static void a_bid(void **state)
{
    (void)state;
    begin(3, "open_counts=on");
    until("too_turn");
    int seat = next_to_act(&raiatea_game, &isle);
    for (int space = 0; space < RAIA_SPACES; space++)
        if (isle.tile[0][space] != VK_NONE) {
            isle.tile_at[isle.tile[0][space]] = TILE_GONE;
            isle.tile[0][space] = VK_NONE;
        }
    isle.tile[0][1] = (uint8_t)tile_word("T101");
    isle.tile[0][2] = (uint8_t)tile_word("T121");
    isle.tile_at[isle.tile[0][1]] = isle.tile_at[isle.tile[0][2]] = TILE_STATUE;
    for (int q = 0; q < 3; q++) {
        isle.player[q].pearls = 4;
        isle.player[q].mana = 5;
    }
    memcpy(isle.order, (uint8_t[]){ 1, 0, 2 }, 3);
    must_say(seat, "mission T101", "You would have 5 mana for the auction that follows.");
    does(seat, "mission T101");
    assert_int_equal(raia_point_now(&isle), P_auction_bid);
    must_say(0, "bid 3",
             "The tile is worth 1 point to you. It is yours if Turquoise bids less than 3, and "
             "nobody more. The others can go up to 5.");
    must_say(1, "bid 3", "It is yours unless somebody bids more than 3.");
    must_say(1, "bid 5", "Nobody can bid more: it is yours.");
    /* what the others have sealed is not known: nothing is said to be won at once */
    for (int q = 1; q < 3; q++)
        does(q, "bid 0");
    must_not_say(0, "bid 5", "at once");
    isle.player[1].mana = isle.player[2].mana = 4;
    must_say(0, "bid 5", "Nobody can bid more: it is yours.");
    must_not_say(0, "bid 4", "Nobody can bid more");
}

static void a_training(void **state)
{
    (void)state;
    begin(3, "");
    until("dance_train");
    isle.player[0].pearls = 9;
    isle.player[0].priests = 1;
    lay_instead("T101", "T117");
    must_be(0, "train 2",
            "2 mana more now, and again in 2 ceremonies to come. It brings 'have 3 priests' into "
            "reach, worth 1 point. The second priest costs 3.");
    isle.player[0].pearls = 5;
    must_say(0, "train 1", "Then 'pay 4 pearls', worth 1 point, is out of reach.");
    must_be(0, "train 0", "Your pearls stay for 'pay 4 pearls'.");
}

/* ---- missions -------------------------------------------------------------------------------------------- */

static void missions(void **state)
{
    (void)state;
    begin(3, "");
    until("too_turn");
    int seat = next_to_act(&raiatea_game, &isle), other = (seat + 1) % 3;
    lay_instead("T101", "T117"); /* 3 priests: everybody sees them */
    for (int q = 0; q < 3; q++)
        isle.player[q].priests = 1;
    isle.player[seat].priests = 3;
    must_say(seat, "mission T117", "Nobody else can complete it now, so it could wait.");
    isle.player[other].priests = 3;
    must_say(seat, "mission T117", " could take it before you get another chance.");
    /* pearls lie behind screens: nothing is said of the others */
    isle.player[seat].pearls = isle.player[other].pearls = 9;
    must_be(seat, "mission T104", "1 point more at once: Tiles +1.");
    must_say(seat, "pass", "You leave ");
    isle.ceremony = 3;
    must_say(seat, "pass", "This is the last ceremony: what you keep is worth nothing.");
}

/* ---- whole games ----------------------------------------------------------------------------------------- */

static void look_at(int seat, const struct vk_actions *list)
{
    struct raia_state richer;
    char text[TEXT], again[TEXT];
    eyes(seat);
    richer = seen;
    for (int q = 0; q < isle.h.seats; q++)
        if (q != seat) {
            richer.player[q].pearls = (uint16_t)(richer.player[q].pearls + 7);
            richer.player[q].mana = (uint16_t)(richer.player[q].mana + 7);
            richer.player[q].goods[TARO]++;
        }
    for (int i = 0; i < list->n; i++) {
        struct vk_out out = vk_out_to(text, sizeof text);
        raia_why(&seen, &seen, seat, list->act[i], &words, &out);
        if (out.len == 0 && vk_verb_of(list->act[i]) != V_target &&
            vk_verb_of(list->act[i]) != V_mission && vk_verb_of(list->act[i]) != V_shaman &&
            vk_verb_of(list->act[i]) != V_mirror)
            fail_msg("no reason at %s", raiatea_game.points[raia_point_now(&isle)].name);
        assert_true(vk_out_ok(&out));
        assert_null(strchr(text, '{'));
        out = vk_out_to(again, sizeof again);
        raia_why(&richer, &richer, seat, list->act[i], &words, &out);
        if (strcmp(text, again) != 0)
            fail_msg("a screen is looked behind: %s / %s", text, again);
    }
}

static void every_action_has_a_reason_and_screens_stay_closed(void **state)
{
    static struct vk_actions list;
    (void)state;
    for (int seats = 2; seats <= 4; seats++)
        for (uint64_t game = 0; game < (uint64_t)brief_of(4); game++) {
            struct vk_rng rng = vk_rng_from(game, (uint64_t)seats);
            start_game(&raiatea_game, &isle, seats, game % 2 ? "tane=on" : "");
            while (!isle.h.over) {
                int seat = next_to_act(&raiatea_game, &isle);
                vk_legal(&raiatea_game, &isle, seat, &list);
                if (seat != VK_CHANCE)
                    look_at(seat, &list);
                vk_play(&raiatea_game, &isle, seat,
                        seat == VK_CHANCE ? vk_pick_outcome(&list, vk_rng_next(&rng))
                                          : list.act[vk_rng_below(&rng, (uint32_t)list.n)],
                        NULL);
            }
        }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(places),
        cmocka_unit_test(cards_of_the_forest),
        cmocka_unit_test(helpers),
        cmocka_unit_test(a_mask_that_is_kept),
        cmocka_unit_test(sales),
        cmocka_unit_test(sacrifices),
        cmocka_unit_test(the_bag),
        cmocka_unit_test(an_offer),
        cmocka_unit_test(a_bid),
        cmocka_unit_test(a_training),
        cmocka_unit_test(missions),
        cmocka_unit_test(every_action_has_a_reason_and_screens_stay_closed),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
