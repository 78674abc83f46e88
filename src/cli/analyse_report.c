/* analyse_report.c - see analyse.h: how the chances went, how everybody fared, the moves that cost most. */
#include "analysis/tell.h"
#include "cli/analyse.h"
#include "words/tell.h"
#include <stdlib.h>
#include <string.h>

enum { LINE = 1000, COLUMNS = 60, WORST = 10, NAME = 40 };

struct report {
    const struct cli_journal *journal;
    const struct vk_session *game;
    struct vk_analysis analysis;
    struct vk_account sums;
};

static double in_points(int32_t x)
{
    return (double)x / VK_POINT;
}

static void name_of(const struct report *r, int party, char name[NAME])
{
    struct vk_out out = vk_out_to(name, NAME);
    if (party < r->game->setup.seats)
        vk_seat_text(vk_face_of(r->game->game), party, &r->journal->words, &out);
    else
        vk_put(&out, r->game->setup.seats == 1 ? vk_say("goal missed") : vk_say("nobody"));
}

/* Names as wide as the widest; letters of several bytes count as one. */
static int width_of(const char *text)
{
    int n = 0;
    for (; *text; text++)
        n += (*text & 0xC0) != 0x80;
    return n;
}

static int widest(const struct report *r)
{
    int width = 6;
    for (int party = 0; party <= r->game->setup.seats; party++) {
        char name[NAME];
        name_of(r, party, name);
        width = width_of(name) > width ? width_of(name) : width;
    }
    return width;
}

static void print_name(const struct report *r, int party, int width)
{
    char name[NAME];
    name_of(r, party, name);
    cli_put_safe(name);
    vk_tell("%*s", width - width_of(name), "");
}

/* The nobody row is of use only where nobody can win. */
static int parties(const struct report *r)
{
    const struct vk_fared *nobody = &r->sums.party[r->game->setup.seats];
    return r->game->setup.seats + (nobody->start || nobody->end ? 1 : 0);
}

/* ---- Chances over time --------------------------------------------------------------------- */

static void print_line(const struct report *r, int party)
{
    static const char *const bar[] = { "▁", "▂", "▃", "▄", "▅", "▆", "▇", "█" };
    uint32_t n = r->game->n, columns = n < COLUMNS ? n + 1 : COLUMNS;
    for (uint32_t i = 0; i < columns; i++) {
        int32_t now[VK_PARTIES];
        vk_chances(&r->analysis, columns > 1 ? (uint32_t)((uint64_t)i * n / (columns - 1)) : 0,
                   now);
        int height = now[party] * 8 / VK_WHOLE;
        vk_tell("%s", bar[height > 7 ? 7 : height]);
    }
}

static void print_chances(const struct report *r, int width)
{
    vk_tell("\nChance to win over time, from the first step to the last\n");
    for (int party = 0; party < parties(r); party++) {
        const struct vk_fared *f = &r->sums.party[party];
        vk_tell("  ");
        print_name(r, party, width);
        vk_tell(" %3.0f ", in_points(f->start));
        print_line(r, party);
        vk_tell(" %.0f\n", in_points(f->end));
    }
}

/* ---- Luck and skill ------------------------------------------------------------------------ */

/* Where nothing is drawn there is no column of luck, and what is left without the unseen comes by moves. */
static void print_fared(const struct report *r, int width)
{
    bool is_drawn = vk_has_chance(r->game->game);
    vk_tell(is_drawn ? VK_WORD("\nLuck and skill, in points of 100\n")
                     : VK_WORD("\nFrom start to result, in points of 100\n"));
    vk_tell(is_drawn ? VK_WORD("  %*s   start    luck  unseen   given  gained  result  luck out\n")
                     : VK_WORD("  %*s   start  unseen   given  gained  result  by moves\n"),
            width, "");
    for (int party = 0; party < parties(r); party++) {
        const struct vk_fared *f = &r->sums.party[party];
        vk_tell("  ");
        print_name(r, party, width);
        vk_tell(" %7.1f", in_points(f->start));
        if (is_drawn)
            vk_tell(" %+7.1f", in_points(f->luck));
        vk_tell(" %+7.1f %7.1f %+7.1f %7.1f", in_points(f->unseen), in_points(-f->given),
                in_points(f->gained), in_points(f->end));
        if (vk_knows_all(r->game))
            vk_tell(" %9.1f\n", in_points(f->fair));
        else
            vk_tell(" %9s\n", "-");
    }
    vk_tell(is_drawn ? VK_WORD("  Start, luck, what nobody could see, own mistakes and those of "
                               "others make the result.\n")
                     : VK_WORD("  Start, what nobody could see, own mistakes and those of others "
                               "make the result.\n"));
}

static void print_play(const struct report *r, int width)
{
    vk_tell("\nHow well everybody played\n");
    vk_tell("  %*s  accuracy inaccuracy   mistake   blunder brilliant   beginning, middle, end\n",
            width, "");
    for (int seat = 0; seat < r->game->setup.seats; seat++) {
        const struct vk_fared *f = &r->sums.party[seat];
        vk_tell("  ");
        print_name(r, seat, width);
        if (f->n_decisions)
            vk_tell(" %8.1f%%", in_points(f->accuracy));
        else
            vk_tell(" %9s", "-");
        vk_tell(" %10u %9u %9u %9u  ", f->n_mark[VK_INACCURATE], f->n_mark[VK_MISTAKEN],
                f->n_mark[VK_BLUNDERED], f->n_mark[VK_SPLENDID]);
        for (int phase = 0; phase < VK_PHASES; phase++)
            if (f->phase_decisions[phase])
                vk_tell(" %5.1f", in_points(f->phase_accuracy[phase]));
            else
                vk_tell(" %5s", "-");
        (void)putchar('\n');
    }
}

/* ---- Moves --------------------------------------------------------------------------------- */

static void write_label(const struct report *r, uint32_t number, vk_action act, char text[LINE])
{
    struct vk_out out = vk_out_to(text, LINE);
    vk_judged_label(r->game, number, act, &r->journal->words, &out);
}

static void print_move(const struct report *r, uint32_t number)
{
    const struct vk_judged *row = &r->analysis.row[number - 1];
    vk_action played = r->game->step[number - 1].act;
    static const char *const mark[] = {
        [0] = VK_WORD(", a slip: gave away %.1f\n"),
        [VK_INACCURATE] = VK_WORD(", inaccuracy: gave away %.1f\n"),
        [VK_MISTAKEN] = VK_WORD(", mistake: gave away %.1f\n"),
        [VK_BLUNDERED] = VK_WORD(", blunder: gave away %.1f\n"),
        [VK_SPLENDID] = VK_WORD(", brilliant\n"),
    };
    char name[NAME], text[LINE];
    name_of(r, row->seat, name);
    write_label(r, number, played, text);
    vk_tell("  step %u, %s: %s (%.1f)", number, cli_safe(name), cli_safe(text),
            in_points(row->after[row->seat]));
    vk_tell(mark[row->mark], in_points(vk_given_away(row)));
    for (int i = 0; i < row->n_best && i < 3 && row->best[i].act != played; i++) {
        write_label(r, number, row->best[i].act, text);
        vk_tell("      better: %s (%.1f)\n", cli_safe(text), in_points(row->best[i].value));
    }
}

/* The step that gave most away of those behind `last` in this order, the earliest of equals; 0: none. */
static uint32_t next_worst(const struct report *r, int seat, uint32_t last)
{
    uint32_t found = 0;
    int32_t limit = last ? vk_given_away(&r->analysis.row[last - 1]) : INT32_MAX, most = 0;
    for (uint32_t n = 1; n <= r->game->n; n++) {
        const struct vk_judged *row = &r->analysis.row[n - 1];
        int32_t given = vk_given_away(row);
        bool comes_later = given < limit || (given == limit && n > last);
        if ((seat == VK_NONE || row->seat == seat) && comes_later && given > most) {
            most = given;
            found = n;
        }
    }
    return found;
}

static void print_worst(const struct report *r, int seat)
{
    uint32_t number = 0;
    vk_tell("\nMoves that cost most\n");
    for (int i = 0; i < WORST; i++) {
        number = next_worst(r, seat, number);
        if (!number || vk_given_away(&r->analysis.row[number - 1]) < VK_POINT)
            break;
        print_move(r, number);
    }
    if (!next_worst(r, seat, 0))
        vk_tell("  none\n");
}

static void print_brilliant(const struct report *r, int seat)
{
    bool is_first = true;
    for (uint32_t n = 1; n <= r->game->n; n++) {
        const struct vk_judged *row = &r->analysis.row[n - 1];
        if (row->mark != VK_SPLENDID || (seat != VK_NONE && row->seat != seat))
            continue;
        if (is_first)
            vk_tell("\nBrilliant moves\n");
        is_first = false;
        print_move(r, n);
    }
}

/* ---- Draws --------------------------------------------------------------------------------- */

static int32_t weight_of(const struct vk_judged *row)
{
    int32_t most = 0;
    for (int party = 0; party < VK_PARTIES && row->kind == VK_CAME; party++) {
        int32_t change = row->after[party] - row->before[party];
        most = change > most ? change : most;
    }
    return most;
}

static void print_luck(const struct report *r)
{
    uint32_t most = 0;
    for (uint32_t n = 1; n <= r->game->n; n++)
        if (weight_of(&r->analysis.row[n - 1]) > (most ? weight_of(&r->analysis.row[most - 1]) : 0))
            most = n;
    if (!most)
        return;
    char text[LINE];
    write_label(r, most, r->game->step[most - 1].act, text);
    vk_tell("\nThe luckiest draw was step %u: %s", most, cli_safe(text));
    for (int party = 0; party < parties(r); party++) {
        const struct vk_judged *row = &r->analysis.row[most - 1];
        char name[NAME];
        name_of(r, party, name);
        vk_tell("%s", party ? ", " : " (");
        cli_put_safe(name);
        vk_tell(" %+.1f", in_points(row->after[party] - row->before[party]));
    }
    vk_tell(")\n");
}

static void print_known(const struct report *r, int seat)
{
    char name[NAME];
    name_of(r, seat, name);
    vk_tell("Judged by what %s could know: what others decided is not judged.\n", cli_safe(name));
}

void analyse_report(const struct cli_journal *j, const struct vk_judged *row, int seat)
{
    struct report r = { .journal = j, .game = &j->table, .analysis = { &j->table, row } };
    vk_account(&r.analysis, &r.sums);
    int width = widest(&r);
    vk_tell("%s, %d {seat|seats}, %u {step|steps}, %d iterations a decision\n",
            j->table.game->title, j->table.setup.seats, j->table.n, (int)r.sums.budget);
    if (!vk_due(j->table.game, j->table.state).over)
        vk_tell("The game is not over: its result is what each might expect now.\n");
    if (!vk_knows_all(&j->table))
        print_known(&r, j->table.known_by - 1);
    print_chances(&r, width);
    print_play(&r, width);
    print_fared(&r, width);
    print_luck(&r);
    print_worst(&r, seat);
    print_brilliant(&r, seat);
}
