/* play.c - `vaka play`: from arguments to a table at this terminal. */
#include "cli/commands.h"
#include "session/daily.h"
#include "term/term.h"
#include "words/speak.h"
#include <string.h>

static const char *const new_game_options[] = { "--seats", "--me",   "--hotseat", "--bots",
                                                "--opt",   "--seed", "--journal", "--name",
                                                "--daily", NULL };

/* The daily challenge is the same for everybody: nothing of this can be chosen. */
static const char *const not_daily[] = { "--seats",   "--opt", "--seed", "--bots",
                                         "--hotseat", "--me",  NULL };

/* One seat from the start of `text`; *end is behind it. */
static bool read_seat(const char *text, int seats, int *seat, const char **end)
{
    if (text[0] < '0' || text[0] >= '0' + seats || (text[1] && text[1] != ','))
        return false;
    *seat = text[0] - '0';
    *end = text + 1;
    return true;
}

/* A list of seats, `0,2`, into a mask. */
static bool read_seats(const char *text, int seats, uint16_t *mask)
{
    int seat;
    *mask = 0;
    while (read_seat(text, seats, &seat, &text)) {
        if (*mask >> seat & 1)
            return false;
        *mask |= (uint16_t)VK_ONLY(seat);
        if (!*text)
            return true;
        text++;
    }
    return false;
}

/* Who sits here: --me or --hotseat. */
static int pick_people(const struct cli_call *call, int seats, uint16_t *people)
{
    const char *me = cli_given(call, "--me"), *hotseat = cli_given(call, "--hotseat");
    *people = VK_ONLY(0);
    if (me && hotseat)
        return cli_wrong(call, "--me and --hotseat cannot be used together");
    if (hotseat && strcmp(hotseat, "all") == 0)
        *people = (uint16_t)((1u << seats) - 1);
    else if (hotseat && !read_seats(hotseat, seats, people))
        return cli_wrong(
            call, "--hotseat takes seats from 0 to %d separated by commas, or all, not \"%s\"",
            seats - 1, hotseat);
    if (!me)
        return CLI_OK;
    struct vk_rng rng = vk_rng_from((uint64_t)(cli_seconds() * 1e9), 0);
    int64_t seat;
    if (strcmp(me, "none") == 0)
        *people = 0;
    else if (strcmp(me, "random") == 0)
        *people = (uint16_t)VK_ONLY(vk_rng_below(&rng, (uint32_t)seats));
    else if (cli_read_int(me, 0, seats - 1, &seat))
        *people = (uint16_t)VK_ONLY(seat);
    else
        return cli_wrong(call, "--me takes a seat from 0 to %d, random or none, not \"%s\"",
                         seats - 1, me);
    return CLI_OK;
}

/* Levels for the seats of bots, in the order of the seats. */
static int pick_levels(const struct cli_call *call, struct term_options *o)
{
    struct cli_bot bots[VK_SEATS_MAX];
    const char *list = cli_given(call, "--bots");
    int n = 0;
    for (int seat = 0; seat < o->setup.seats; seat++)
        n += !(o->people >> seat & 1);
    if (n == 0)
        return list ? cli_wrong(call, "--bots names bots, but people have all seats") : CLI_OK;
    int status = cli_pick_bots(call, list ? list : VK_USUAL_LEVEL, n, bots);
    for (int i = 0; !status && i < n; i++)
        if (bots[i].is_external)
            return cli_wrong(call, "\"%s\": external players play in vaka sim and vaka tournament",
                             bots[i].text);
    for (int seat = 0, i = 0; !status && seat < o->setup.seats; seat++)
        if (!(o->people >> seat & 1))
            (void)snprintf(o->level[seat], sizeof o->level[seat], "%s", bots[i++].text);
    return status;
}

/* --name in the order of the people's seats. */
static int pick_names(const struct cli_call *call, struct term_options *o)
{
    int seat = -1;
    for (int i = 0; i < call->n_given; i++) {
        const char *name = call->given[i].value;
        if (strcmp(call->given[i].name, "--name") != 0)
            continue;
        do
            seat++;
        while (seat < o->setup.seats && !(o->people >> seat & 1));
        if (seat >= o->setup.seats)
            return cli_wrong(call, "--name \"%s\": every person has a name already", name);
        if (strlen(name) >= VK_NAME_MAX)
            return cli_wrong(call, "--name takes at most %d bytes", VK_NAME_MAX - 1);
        for (const char *c = name; *c; c++)
            if ((unsigned char)*c < ' ' || *c == 0x7F)
                return cli_wrong(call, "--name \"%s\": a name has no control characters", name);
        (void)snprintf(o->name[seat], sizeof o->name[seat], "%s", name);
    }
    return CLI_OK;
}

static int pick_resume(const struct cli_call *call, struct term_options *o)
{
    if (call->n_words)
        return cli_wrong(call, "--resume knows its game from the journal: leave \"%s\" out",
                         call->word[0]);
    for (int i = 0; new_game_options[i]; i++)
        if (cli_has(call, new_game_options[i]))
            return cli_wrong(call, "%s is for a new game, and --resume goes on with an old one",
                             new_game_options[i]);
    o->resume = cli_given(call, "--resume");
    return CLI_OK;
}

/* One seat, standard options, the luck of the day. */
static int pick_daily(const struct cli_call *call, struct term_options *o)
{
    for (int i = 0; not_daily[i]; i++)
        if (cli_has(call, not_daily[i]))
            return cli_wrong(call, "--daily is the same for everybody, and takes no %s",
                             not_daily[i]);
    if (!vk_has_daily(o->game))
        return cli_no_daily(call, o->game);
    o->is_daily = true;
    return CLI_OK;
}

static int pick_new(const struct cli_call *call, struct term_options *o)
{
    int status;
    if ((status = cli_pick_game(call, call->n_words ? call->word[0] : NULL, &o->game)))
        return status;
    if (cli_has(call, "--daily") && (status = pick_daily(call, o)))
        return status;
    int seats = o->is_daily ? 1 : vk_usual_seats(o->game);
    if ((status = cli_pick_setup(call, o->game, seats, &o->setup)) ||
        (status = pick_people(call, o->setup.seats, &o->people)) ||
        (status = pick_levels(call, o)) || (status = pick_names(call, o)) ||
        (status = cli_pick_seed(call, &o->seed)))
        return status;
    o->has_seed = cli_has(call, "--seed");
    o->journal = cli_given(call, "--journal");
    if (o->journal && !o->journal[0])
        return cli_wrong(call, "--journal needs the name of a file, or - for none");
    return CLI_OK;
}

static int play_run(struct cli_call *call)
{
    struct term_options o = { .plain = cli_has(call, "--plain") };
    int status = cli_has(call, "--resume") ? pick_resume(call, &o) : pick_new(call, &o);
    return status ? status : term_play(&o);
}

static const struct cli_option play_options[] = {
    { "--seats", "N", "seats at the table (2)" },
    { "--me", "SEAT", "your seat: a number, random, or none to watch bots (0)" },
    { "--hotseat", "SEATS", "several people at this terminal: 0,2 or all" },
    { "--bots", "LEVEL,...", "the other seats; the last one fills those left (normal)" },
    { "--opt", "KEY=VALUE", "an option of the game; may be given several times" },
    { "--name", "NAME", "your name; once for each person, in the order of the seats" },
    { "--seed", "S", "luck from a number instead of a fair secret" },
    { "--daily", NULL, "the challenge of the day, the same for everybody; see vaka daily" },
    { "--journal", "FILE", "where to keep the game; - for nowhere" },
    { "--resume", "FILE", "go on with the game of a journal" },
    { "--plain", NULL, "lines of text instead of a full screen" },
    { NULL, NULL, NULL },
};

const struct cli_command cli_play_command = {
    .name = "play",
    .usage = VK_WORD("GAME [OPTION]...  or  vaka play --resume FILE"),
    .summary = "Play in the terminal, against bots or with others at this keyboard",
    .detail = "Seats count from 0. Every step is kept in a journal at once, by default below\n"
              "$XDG_STATE_HOME/vaka or ~/.local/state/vaka, so that no game is ever lost.\n",
    .options = play_options,
    .words_max = 1,
    .run = play_run,
};
