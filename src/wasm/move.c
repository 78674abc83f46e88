/* move.c - a table in a page gives its game to a server, takes one from there, or begins as another one did. */
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

/* Its steps up to here with the luck of a server, then with that of this table's seed. False: nobody was told. */
static bool changes_luck(struct vk_table *from, uint32_t steps, int64_t now)
{
    struct vk_clerk nowhere = { .now = now };
    struct vk_new_luck luck = { .kind = VK_CHANCE_SEED,
                                .seed = here.head.seed,
                                .secret = from->end.secret };
    if (from->head.chance_kind == VK_CHANCE_SEED)
        return true;
    if (!from->end.has_secret)
        return false;
    (void)vk_session_rewind(&from->game, steps);
    vk_luck_undone(&from->head, steps);
    return vk_table_change_luck(from, &luck, &nowhere);
}

int vaka_table_retrace(double now, uint32_t steps)
{
    static struct vk_table from;
    struct vk_clerk clerk = house_clerk(now);
    struct vk_journal_fault no = { 0 };
    size_t n;
    const char *text = wasm_input(&n);
    from = (struct vk_table){ .resize = here.resize };
    if (!vk_table_read(&from, text, n, &no))
        return house_refuse_journal(&no);
    bool is_right = steps <= from.game.n && from.game.game == house.game &&
                    from.game.setup.seats == house.n_seats &&
                    changes_luck(&from, steps, (int64_t)now);
    if (is_right) {
        house.setup = from.game.setup;
        house_options();
        house_luck(from.head.seed);
        vk_table_drop(&here);
        house_drop_lines(); /* of the beginning that is replaced */
        vk_table_begin_like(&here, &from, steps, &clerk);
    }
    vk_table_drop(&from);
    return is_right ? (wasm_answer(), VK_OK)
                    : wasm_refuse(VK_ERR_ILLEGAL, "this is another game, or its luck is not known");
}
