/* house.c - sitting down at a table in a page. */
#include "wasm/house.h"
#include "table/row.h"
#include "vaka/hash.h"
#include "vaka/registry.h"
#include <string.h>

static bool read_seat(int i, const char *word)
{
    struct vk_level level;
    struct vk_seat *seat = &here.seat[i];
    bool is_you = strcmp(word, "me") == 0;
    if (is_you || strcmp(word, "person") == 0) {
        house.you = is_you ? i : house.you;
        seat->who = VK_SEAT_PERSON;
        return true;
    }
    seat->who = VK_SEAT_BOT;
    struct vk_out out = vk_out_to(seat->level, sizeof seat->level);
    vk_put(&out, word);
    struct vk_out name = vk_out_to(here.name[i], sizeof here.name[i]);
    vk_put(&name, vk_bot_name(house.id, i));
    return vk_out_ok(&out) && vk_level_read(word, &level);
}

static void read_seats(struct vk_keys *k)
{
    char word[32];
    const char *at = NULL;
    bool has_people = false;
    house.you = -1;
    for (house.n_seats = 0; vk_keys_next(k, "seats", &at, word, sizeof word); house.n_seats++)
        if (house.n_seats == VK_SEATS_MAX || !read_seat(house.n_seats, word)) {
            vk_keys_refuse(k, "The key ", "seats", " takes me and levels of bots.");
            return;
        }
    for (int i = 0; i < house.n_seats; i++)
        has_people = has_people || here.seat[i].who == VK_SEAT_PERSON;
    if (!has_people)
        vk_keys_refuse(k, "The key ", "seats", " has no seat for you.");
    else if (house.you >= 0)
        vk_keys_text(k, "called", here.name[house.you], VK_NAME_MAX);
}

/* A game that was played elsewhere: everybody is called as he was there. */
void house_names(void)
{
    for (int i = 0; i < house.n_seats; i++)
        if (here.head.name[i][0])
            memcpy(here.name[i], here.head.name[i], VK_NAME_MAX);
}

int house_viewer(void)
{
    return house.you < 0 ? VK_SPECTATOR : house.you;
}

/* Every option with its value, also those that nobody asked for. */
void house_options(void)
{
    struct vk_out out = vk_out_to(house.options, sizeof house.options);
    for (int i = 0; i < house.game->n_options; i++) {
        vk_put(&out, i ? " " : "");
        vk_put(&out, house.game->options[i].key);
        vk_put_char(&out, '=');
        vk_option_write(&house.game->options[i], house.setup.option[i], &out);
    }
}

static void read_options(struct vk_keys *k)
{
    char word[80], why[200];
    const char *at = NULL;
    vk_setup_standard(house.game, house.n_seats, &house.setup);
    while (vk_keys_have(k, "options") && vk_keys_next(k, "options", &at, word, sizeof word)) {
        struct vk_out out = vk_out_to(why, sizeof why);
        char *value = strchr(word, '=');
        if (value)
            *value++ = '\0';
        if (!value || !vk_setup_option(house.game, &house.setup, word, value, &out)) {
            vk_keys_refuse(k, "The key ", "options", " takes a list of key=value.");
            return;
        }
    }
    house_options();
}

static void read_game(struct vk_keys *k)
{
    char id[32];
    vk_keys_text(k, "game", id, sizeof id);
    house.game = vk_game_by_id(id);
    if (!house.game)
        vk_keys_refuse(k, "There is no such game.", NULL, "");
    else if (house.n_seats < house.game->seats_min || house.n_seats > house.game->seats_max)
        vk_keys_refuse(k, "This game is not for that number of seats.", NULL, "");
    else
        read_options(k);
}

/* Bots have luck of their own, which follows from the seed too. */
void house_luck(uint64_t seed)
{
    here.chance = vk_chance_from_seed(seed);
    for (int i = 0; i < house.n_seats; i++) {
        uint64_t h = vk_hash(VK_HASH_START, &seed, sizeof seed);
        here.bot_seed[i] = vk_hash(h, &i, sizeof i);
    }
}

static void read_seed(struct vk_keys *k)
{
    char text[24];
    uint64_t seed = 0;
    vk_keys_text(k, "seed", text, sizeof text);
    for (const char *at = text; *at; at++)
        seed = seed * 10 + (uint64_t)(*at - '0');
    if (strspn(text, "0123456789") != strlen(text))
        vk_keys_refuse(k, "The key ", "seed", " takes digits.");
    here.head = (struct vk_journal_head){ .chance_kind = VK_CHANCE_SEED, .seed = seed };
    house_luck(seed);
}

void house_read(struct vk_keys *k)
{
    read_seats(k);
    read_game(k);
    read_seed(k);
}
