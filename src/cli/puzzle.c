/* puzzle.c - `vaka puzzle`: the puzzle of a day in lines of text, and the streak of days on which it was solved. */
#include "analysis/puzzle.h"
#include "cli/commands.h"
#include "cli/journal.h"
#include "session/daily.h"
#include "term/puzzle_file.h"
#include "words/tell.h"
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { LINE = 1000, BUDGET = 4000 };

struct solving {
    struct cli_journal journal; /* the position, with room for a try */
    struct vk_puzzle puzzle;
    struct vk_actions list;
    int tries;
};

static int64_t today(void)
{
    return (int64_t)time(NULL) * 1000 / VK_DAY_MS;
}

static const char *text_of(const struct vk_game *game)
{
    for (int i = 0; i < vk_n_puzzle_sources; i++)
        if (strcmp(vk_puzzle_sources[i].game, game->id) == 0)
            return vk_puzzle_sources[i].text;
    return NULL;
}

static void print_choices(struct solving *s)
{
    const struct vk_session *t = &s->journal.table;
    void *view = malloc(VK_STATE_MAX);
    if (!view)
        return;
    vk_view(t->game, t->state, s->puzzle.seat, view);
    struct vk_words words = { .state = view, .viewer = s->puzzle.seat };
    vk_say_in(&words);
    for (int i = 0; i < s->list.n; i++) {
        char label[LINE];
        struct vk_out out = vk_out_to(label, sizeof label);
        vk_action_label(vk_face_of(t->game), s->list.act[i], &words, &out);
        vk_tell("%4d  ", i + 1);
        cli_put_safe(label);
        (void)putchar('\n');
    }
    free(view);
}

/* What an analysis says of a try: by the strong search no other move is worth more than the next best. */
static void print_judged(const struct solving *s, vk_action tried, const struct vk_judged *row)
{
    const struct vk_puzzle *p = &s->puzzle;
    int32_t worth = row->after[p->seat] < p->next ? row->after[p->seat] : p->next;
    if (tried == p->best)
        vk_tell(s->tries == 1
                    ? VK_WORD("Solved at the first try. It wins %d of 100 games from here; "
                              "the next best wins %d.\n")
                    : VK_WORD("Solved. It wins %d of 100 games from here; the next best "
                              "wins %d.\n"),
                p->value / VK_POINT, p->next / VK_POINT);
    else
        vk_tell("Not the best. It wins %d of 100 games and gives %d away.\n", worth / VK_POINT,
                (p->value - worth) / VK_POINT);
}

static bool judge(struct solving *s, vk_action tried)
{
    struct vk_session *t = &s->journal.table;
    size_t size = (vk_judge_memory(t->game, BUDGET) + 15) / 16 * 16;
    void *memory = aligned_alloc(16, size);
    struct vk_judged row;
    s->tries++;
    if (!memory || vk_session_act(t, s->puzzle.seat, tried, 0, NULL) != VK_OK) {
        free(memory);
        return false;
    }
    vk_judge(t, t->n, BUDGET, memory, size, &row);
    (void)vk_session_rewind(t, t->n - 1);
    print_judged(s, tried, &row);
    free(memory);
    return true;
}

/* Ask until it is solved, shown or left. */
static int solve(struct cli_call *call, struct solving *s, const char *day, bool is_today)
{
    const char *game = s->journal.table.game->id;
    char line[64];
    print_choices(s);
    for (;;) {
        int64_t n;
        vk_tell("Your move (1 to %d, show or quit): ", s->list.n);
        (void)fflush(stdout);
        if (!fgets(line, sizeof line, stdin) || strcmp(line, "quit\n") == 0)
            return CLI_OK;
        line[strcspn(line, "\n")] = '\0';
        bool is_shown = strcmp(line, "show") == 0;
        if (is_shown) {
            vk_tell("The best move is number %d. It wins %d of 100 games from here; the next "
                    "best wins %d.\n",
                    vk_find(&s->list, s->puzzle.best) + 1, s->puzzle.value / VK_POINT,
                    s->puzzle.next / VK_POINT);
            return CLI_OK;
        }
        if (!cli_read_int(line, 1, s->list.n, &n)) {
            vk_tell("That is no number of the list.\n");
            continue;
        }
        if (!judge(s, s->list.act[n - 1]))
            return cli_no_memory(call);
        if (s->list.act[n - 1] != s->puzzle.best)
            continue;
        int streak = puzzle_solved(game, day, is_today);
        if (streak > 0)
            vk_tell("%d {day|days} in a row.\n", streak);
        return CLI_OK;
    }
}

static int open_puzzle(struct cli_call *call, const struct vk_game *game, int64_t number,
                       struct solving *s)
{
    const char *text = text_of(game);
    uint32_t n = text ? vk_puzzle_lines(text) : 0;
    struct vk_position_head head;
    struct vk_position_fault no;
    struct vk_session *t = &s->journal.table;
    vk_say_in(&s->journal.words);
    if (n == 0)
        return cli_fault(call, "%s has no puzzles yet", game->id);
    const char *line = vk_puzzle_line(text, vk_puzzle_of_day(n, number));
    if (!vk_puzzle_head(line, &head, &no))
        return cli_fault(call, "the puzzles of %s do not fit this program: %s", game->id,
                         vk_say(no.why));
    t->cap = head.n + 1;
    t->state = malloc(VK_STATE_MAX);
    t->step = malloc(t->cap * sizeof *t->step);
    if (!t->state || !t->step)
        return cli_no_memory(call);
    if (!vk_puzzle_read(line, t, &s->puzzle, &no))
        return cli_fault(call, "the puzzles of %s do not fit this program: %s", game->id,
                         vk_say(no.why));
    vk_legal(game, t->state, s->puzzle.seat, &s->list);
    return CLI_OK;
}

/* --day, or today; the first puzzle has a day of its own, and tomorrow's is not told. */
static int pick_day(const struct cli_call *call, char day[VK_DAY_TEXT], int64_t *number)
{
    const char *text = cli_given(call, "--day");
    char first[VK_DAY_TEXT];
    *number = today();
    vk_day_write(*number * VK_DAY_MS, day);
    vk_day_write((int64_t)VK_PUZZLE_FIRST_DAY * VK_DAY_MS, first);
    if (!text)
        return CLI_OK;
    if (!vk_day_is_right(text) || strcmp(text, first) < 0 || strcmp(text, day) > 0)
        return cli_wrong(call, "--day takes a day from %s to %s, not \"%s\"", first, day, text);
    for (; strcmp(day, text) != 0; vk_day_write(*number * VK_DAY_MS, day))
        --*number;
    return CLI_OK;
}

static int puzzle_run(struct cli_call *call)
{
    static struct solving s;
    const struct vk_game *game;
    char day[VK_DAY_TEXT];
    int64_t number;
    int status;
    if ((status = cli_pick_game(call, call->n_words ? call->word[0] : NULL, &game)) ||
        (status = pick_day(call, day, &number)))
        return status;
    if (!(status = open_puzzle(call, game, number, &s))) {
        s.journal.name = vk_say("this puzzle");
        vk_tell("Puzzle of %s. You are seat %d. One move is clearly best: at least %d more of "
                "100 games than any other.\n\n",
                day, s.puzzle.seat, VK_PUZZLE_MARGIN / VK_POINT);
        status = cli_journal_look_as(call, &s.journal, s.puzzle.seat);
    }
    if (!status)
        status = solve(call, &s, day, number == today());
    cli_journal_close(&s.journal);
    return status;
}

static const struct cli_option puzzle_options[] = {
    { "--day", "YYYY-MM-DD", "that of a former day (today)" },
    { NULL, NULL, NULL },
};

const struct cli_command cli_puzzle_command = {
    .name = "puzzle",
    .usage = "GAME [--day YYYY-MM-DD]",
    .summary = "Solve the puzzle of the day: find the one move that is clearly best",
    .detail = "Days are those of UTC. Solved ones are kept in puzzles.txt below\n"
              "$XDG_STATE_HOME/vaka or ~/.local/state/vaka; missing a day ends a streak.\n",
    .options = puzzle_options,
    .words_max = 1,
    .run = puzzle_run,
};
