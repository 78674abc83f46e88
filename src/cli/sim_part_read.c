/* sim_part_read.c - reading parts: exactly what the writer makes, nothing else. See sim_part.h. */
#include "cli/sim_part.h"
#include "words/speak.h"
#include <string.h>

/* Lines of the text, one after the other. */
struct lines {
    const char *at;
    int number;  /* of the line */
    bool is_bad; /* something was not as it should be; the first place counts */
    int bad_number;
    char line[OPENING_TEXT + 64];
};

static const char *fail(struct lines *l)
{
    if (!l->is_bad)
        l->bad_number = l->number;
    l->is_bad = true;
    return "";
}

/* What stands behind the key of the next line. */
static const char *take(struct lines *l, const char *key)
{
    size_t n = strcspn(l->at, "\n"), length = strlen(key);
    l->number++;
    if (l->is_bad || l->at[n] != '\n' || n >= sizeof l->line)
        return fail(l);
    memcpy(l->line, l->at, n);
    l->line[n] = '\0';
    if (strncmp(l->line, key, length) != 0 || (l->line[length] && l->line[length] != ' '))
        return fail(l);
    l->at += n + 1;
    return l->line + length + (l->line[length] == ' ');
}

/* The next number of a line; what is behind it. */
static const char *next(struct lines *l, const char *text, int64_t min, int64_t max, int64_t *out)
{
    char word[24];
    size_t n = strcspn(text, " ");
    *out = min;
    if (n >= sizeof word)
        return fail(l);
    memcpy(word, text, n);
    word[n] = '\0';
    if (!cli_read_int(word, min, max, out))
        return fail(l);
    return text[n] ? text + n + 1 : text + n;
}

static int64_t take_number(struct lines *l, const char *key, int64_t min, int64_t max)
{
    int64_t n;
    const char *rest = next(l, take(l, key), min, max, &n);
    if (*rest)
        (void)fail(l);
    return n;
}

/* A text that must fit. */
static void keep(struct lines *l, char *to, size_t size, const char *text)
{
    struct vk_out out = vk_out_to(to, size);
    vk_put(&out, text);
    if (!vk_out_ok(&out))
        (void)fail(l);
}

#define SUM_MAX INT64_C(900000000000000000)

static void read_tally(struct lines *l, const char *key, struct sim_tally *t)
{
    int64_t min, max;
    const char *at = take(l, key);
    at = next(l, at, 0, SUM_MAX, &t->games);
    at = next(l, at, 0, SUM_MAX, &t->wins);
    at = next(l, at, 0, SUM_MAX, &t->scored);
    at = next(l, at, -SUM_MAX, SUM_MAX, &t->score);
    at = next(l, at, 0, SUM_MAX, &t->forfeits);
    at = next(l, at, INT32_MIN, INT32_MAX, &min);
    at = next(l, at, INT32_MIN, INT32_MAX, &max);
    t->min = (int32_t)min;
    t->max = (int32_t)max;
    if (*at)
        (void)fail(l);
}

static void read_notes(struct lines *l, const char *key, int seats, struct sim_notes *notes)
{
    notes->n = take_number(l, key, 0, SUM_MAX);
    for (int i = 0; i < notes->n && i < SIM_NOTES_KEPT && !l->is_bad; i++) {
        struct sim_note *n = &notes->kept[i];
        int64_t seed, step, player;
        const char *at = next(l, take(l, "note"), 0, SIM_GAMES_MAX, &n->number);
        at = next(l, at, 0, CLI_SEED_MAX, &seed);
        at = next(l, at, 0, UINT32_MAX, &step);
        at = next(l, at, -1, seats - 1, &player);
        n->seed = (uint64_t)seed;
        n->step = (uint32_t)step;
        n->player = (int32_t)player;
        keep(l, n->what, sizeof n->what, at);
    }
}

static void read_openings(struct lines *l, int seats, struct sim_openings *o)
{
    int64_t n = take_number(l, "openings", 0, OPENINGS_MAX);
    for (int64_t i = 0; i < n && !l->is_bad; i++) {
        char text[OPENING_TEXT];
        struct sim_tally tally = { .games = 0 };
        int seat = (int)take_number(l, "seat", 0, seats - 1);
        keep(l, text, sizeof text, take(l, "first"));
        read_tally(l, "tally", &tally);
        if (!l->is_bad && !openings_add(o, seat, text, &tally))
            (void)fail(l);
    }
}

static void read_table(struct lines *l, int seats, struct part_table *t)
{
    struct sim_sums *s = &t->sums;
    const char *at = next(l, take(l, "sums"), 0, SUM_MAX, &s->games);
    at = next(l, at, 0, SUM_MAX, &s->decisions);
    at = next(l, at, 0, SUM_MAX, &s->steps);
    (void)next(l, at, 0, SUM_MAX, &s->rounds);
    for (int i = 0; i < seats; i++)
        read_tally(l, "by-player", &s->player[i]);
    for (int i = 0; i < seats; i++)
        read_tally(l, "by-seat", &s->seat[i]);
    for (int i = 0; i < seats; i++)
        for (int k = 0; k < seats; k++)
            read_tally(l, "by-player-and-seat", &s->at[i][k]);
    at = take(l, "beats");
    for (int i = 0; i < seats; i++)
        for (int k = 0; k < seats; k++)
            at = next(l, at, 0, SUM_MAX, &s->beats[i][k]);
    read_notes(l, "broken", seats, &s->breaks);
    read_notes(l, "forfeited", seats, &s->forfeits);
    read_openings(l, seats, &t->openings);
}

/* `option KEY VALUE`, in the order of the game's rows. */
static bool read_options(struct lines *l, struct sim_plan *plan)
{
    char reason[400];
    struct vk_out why = vk_out_to(reason, sizeof reason);
    for (int i = 0; i < plan->game->n_options && !l->is_bad; i++) {
        const char *key = plan->game->options[i].key, *text = take(l, "option");
        size_t n = strlen(key);
        if (strncmp(text, key, n) != 0 || text[n] != ' ' ||
            !vk_setup_option(plan->game, &plan->setup, key, text + n + 1, &why))
            (void)fail(l);
    }
    return !l->is_bad;
}

static bool starts(const struct lines *l, const char *key)
{
    return strncmp(l->at, key, strlen(key)) == 0;
}

static bool read_players(struct lines *l, struct sim_part *p)
{
    while (!l->is_bad && starts(l, "player ") && p->n_bots < PART_BOTS_MAX) {
        struct cli_bot *b = &p->bot[p->n_bots++];
        keep(l, b->text, sizeof b->text, take(l, "player"));
    }
    return !l->is_bad && p->n_bots >= p->plan.setup.seats;
}

static bool refuse(struct vk_reason *why, const char *path, const char *what)
{
    *why = vk_reason(what);
    vk_reason_text(why, path);
    return false;
}

/* Game, rules, seats: what the rest is read by. */
static bool read_game(struct lines *l, struct sim_part *p, const char *kind, const char *path,
                      struct vk_reason *why)
{
    if (strcmp(take(l, "vaka-part"), "1") != 0)
        return refuse(
            why, path,
            VK_WORD("\"{0}\" is not a part of a run: it does not begin with vaka-part 1"));
    if (strcmp(take(l, "kind"), kind) != 0) {
        (void)refuse(why, path, VK_WORD("\"{0}\" is a part of another command: kind {1}"));
        vk_reason_text(why, l->is_bad ? "" : l->line + 5);
        return false;
    }
    if (strcmp(take(l, "program"), VAKA_VERSION) != 0)
        return refuse(why, path, VK_WORD("\"{0}\" was made by another version of vaka"));
    if (strcmp(take(l, "build"), part_build) != 0)
        return refuse(
            why, path,
            VK_WORD("\"{0}\" was made by another build of vaka, whose rules or bots may differ"));
    p->plan.game = vk_game_by_id(take(l, "game"));
    if (!p->plan.game)
        return refuse(why, path, VK_WORD("\"{0}\" is of a game that is not on board"));
    if (take_number(l, "rules", 0, UINT16_MAX) != p->plan.game->rules_version)
        return refuse(why, path,
                      VK_WORD("\"{0}\" was played by other rules than this program has"));
    int seats = (int)take_number(l, "seats", p->plan.game->seats_min, p->plan.game->seats_max);
    vk_setup_standard(p->plan.game, seats, &p->plan.setup);
    return true;
}

/* Is all that was read as it was written? */
static bool take_hash(struct lines *l, const char *text)
{
    char digits[17];
    struct vk_out out = vk_out_to(digits, sizeof digits);
    vk_put_hex64(&out, part_hash(text, (size_t)(l->at - text)));
    return strcmp(take(l, "hash"), digits) == 0;
}

bool part_read(struct sim_part *p, const char *kind, const char *path, const char *text,
               struct vk_reason *why)
{
    struct lines l = { .at = text };
    *p = (struct sim_part){ .kind = kind };
    if (!read_game(&l, p, kind, path, why))
        return false;
    int seats = p->plan.setup.seats;
    if (read_options(&l, &p->plan) && read_players(&l, p)) {
        p->plan.seed = (uint64_t)take_number(&l, "seed", 0, CLI_SEED_MAX);
        p->plan.games = take_number(&l, "games", 1, SIM_GAMES_MAX);
        p->plan.time = take_number(&l, "time", 0, INT32_MAX);
        p->plan.openings = take_number(&l, "openings", 0, OPENING_DECISIONS_MAX);
        p->plan.shards = take_number(&l, "shards", 1, SIM_SHARDS_MAX);
        p->plan.shard = take_number(&l, "shard", 1, p->plan.shards) - 1;
        p->was_interrupted = take_number(&l, "interrupted", 0, 1);
    } else {
        (void)fail(&l);
    }
    if (!l.is_bad && !part_set_tables(p))
        return refuse(why, path, VK_WORD("\"{0}\" needs more memory than there is"));
    for (int i = 0; i < p->n_tables && !l.is_bad; i++)
        read_table(&l, seats, &p->table[i]);
    bool is_whole = take_hash(&l, text);
    (void)take(&l, "end");
    if (!l.is_bad && !*l.at)
        return (is_whole && part_adds_up(p)) ||
               refuse(why, path,
                      VK_WORD("\"{0}\" does not add up: it was changed after it was made"));
    (void)refuse(why, path, VK_WORD("\"{0}\" is damaged at line {1}"));
    vk_reason_int(why, l.is_bad ? l.bad_number : l.number + 1);
    return false;
}
