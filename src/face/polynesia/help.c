/*
 * help.c - help for newcomers: the game told in a few paragraphs, and for each decision
 * what is asked, what it costs and how to think about it.
 */
#include "face.h"

const char *const poly_about[] = {
    "Your people live on a volcano that will erupt. Open sea routes with boats, sail your pieces "
    "to safe islands, and have the most points when the sixth red lava stone is drawn.",
    "A round gives everybody three actions, at turn value 3, then 2, then 1. Travel and Fish "
    "give as much as the turn value, so they are best early; a new route costs as much, so it "
    "is cheapest late.",
    "Explore puts one of your 15 boats on a route. A route without boats costs the turn value "
    "in fish or in shells, and one of these goods stays on it as its toll. Where others have "
    "boats, pay each of them 2 of the toll's kind instead.",
    "Travel moves your pieces one route a step. Your own routes and the three open ones at the "
    "volcano are free. On a route of others, pay 1 of its toll to an owner who has a piece "
    "beside yours: that piece sails along as your guide.",
    "Populate brings new pieces from your board: three to the volcano, or one to another island "
    "where you are. Fish gives goods of one kind.",
    "After three actions each, a lava stone is drawn: the sixth red one ends the game at once, the "
    "black one means two more stones. Then the first player, who has the flag, lets fish or shells "
    "spoil: everybody loses all of that kind. Each island with a fish or a shell gives one to "
    "everybody who is there.",
    "When the volcano erupts, it sinks together with the three islands beside it, and pieces there "
    "go back "
    "home. You score your board (0 to 7, the more pieces are saved the better), 1 or 2 points "
    "for each turtle island that you are on, turtle tokens, and the three cards of this game.",
    "The first to sail to an island takes its token. A turtle is 1 point; fish and shell give one "
    "of their kind every round; a boat explores a route for free; what a mask does is on the "
    "second card.",
    "On the map: \xE2\x8B\x89 fish, @ shell, \xE2\x8A\x9B turtle. Dots are unexplored routes, "
    "lines are explored ones with their toll and boats, P3 means three pieces of player P. "
    "Mauna Ahi and the three islands beside it sink.",
    NULL,
};

const char *const poly_point_help[N_POINTS] = {
    [P_game] = "The course of the game: setup, then rounds until the volcano erupts.",
    [P_draw_card] = "Three cards are drawn, one of each kind. They hold for the whole game; read "
                    "them first, for they say what is worth points.",
    [P_place_token] = "Tokens are laid on the islands of the archipelagos and on the turtle "
                      "islands. Whoever sails there first takes them.",
    [P_draw_first] = "Chance chooses who begins. After each round the next seat is first.",
    [P_choose_action] =
        "Do one of four things. Explore: put a boat on a route, for as many goods as the turn "
        "value, or for 2 to each owner. Travel: sail as many steps as the turn value. Populate: "
        "three pieces to the volcano or one to an island of yours. Fish: as many goods as the "
        "turn value. Sail and fish while it is high, open routes when it is low, and "
        "do not hoard the kind that the first player will let spoil.",
    [P_travel] = "Travel goes on until its steps are used or you stop.",
    [P_travel_step] =
        "Move one piece along one route. Your own routes and open ones are free. On a route of "
        "others you pay 1 of its toll to an owner whose piece stands beside yours, and that piece "
        "comes along. You may use another piece for each step. The three islands beside the "
        "volcano sink with it: a piece is safe two steps from the volcano.",
    [P_free_explore] =
        "The boat token opens one route for free, now or never. Take one that you need soon and "
        "that would cost you much: the first way to an archipelago, or a route with boats of "
        "others. You choose the toll of a new route: the kind that you want to be paid in.",
    [P_mask_boon] = "Choose a kind of goods, then gain 2 of it, or make every other player lose "
                    "2 of it. The curse is best when several rivals hold that kind.",
    [P_populate_bonus] =
        "You paid the double price for the first route to an archipelago, so you may Populate "
        "once for free: three pieces to the volcano, or one to an island of yours.",
    [P_extra_settler] = "Pay 3 fish or 3 shells and put one more piece from your board on the "
                        "volcano. Worth it if those goods would spoil anyway.",
    [P_lava] = "Lava stones are drawn.",
    [P_draw_stone] = "One stone is drawn from the bag. Grey: nothing. Black: two more stones. "
                     "The sixth red one: the volcano erupts and the game ends at once.",
    [P_choose_decline] =
        "Fish or shells: everybody, you too, loses all goods of that kind. Tolls on "
        "routes stay. Choose what hurts the others more than you.",
};
