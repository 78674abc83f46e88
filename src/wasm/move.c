/* move.c - a table in a page gives its game to a server, or takes one from there. */
#include "table/move.h"
#include "wasm/house.h"
#include "wasm/inside.h"
#include "wasm/table.h"

uint32_t vaka_table_journal(double now)
{
    static struct vk_table copy;
    copy = here; /* the table itself goes on as it is */
    return house_draft(&copy, now);
}

int vaka_table_take(double now, uint32_t seed_high, uint32_t seed_low)
{
    struct vk_clerk clerk = house_clerk(now);
    struct vk_journal_fault no = { 0 };
    size_t n;
    const char *text = wasm_input(&n);
    uint64_t seed = (uint64_t)seed_high << 32 | seed_low;
    if (!vk_table_read(&here, text, n, &no))
        return house_refuse_journal(&no);
    struct vk_new_luck luck = { .kind = VK_CHANCE_SEED, .seed = seed };
    bool is_fair = here.head.chance_kind == VK_CHANCE_FAIR;
    if (is_fair && !here.end.has_secret)
        return wasm_refuse(VK_ERR_ILLEGAL, "its luck is a secret that has not been told");
    if (is_fair)
        luck.secret = here.end.secret;
    house.game = here.game.game;
    house.setup = here.game.setup;
    house_options();
    vk_table_rewrite(&here, &clerk);
    if (!vk_table_change_luck(&here, &luck, &clerk))
        return wasm_refuse(VK_ERR_ILLEGAL, "the luck of this game changed too often");
    house_luck(seed);
    wasm_answer();
    return VK_OK;
}
