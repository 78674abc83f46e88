/* learn.c - `vaka learn`: the list of lessons with what is done, and the way to them. */
#include "cli/commands.h"
#include "lesson/book.h"
#include "term/lesson_file.h"
#include "term/term.h"
#include "term/text.h"
#include "words/tell.h"
#include <string.h>

enum { TITLE_COLUMNS = 34 }; /* at least: a language may have longer ones */

/* The book of a game; a fault of it is one of the program. */
static int read_book(const struct cli_call *call, const struct vk_book_source *source,
                     struct vk_book *b)
{
    struct vk_book_fault no;
    if (vk_book_read(b, source->text, &no))
        return CLI_OK;
    return cli_fault(call, "the lessons of %s do not fit this program: line %u: %s", source->game,
                     no.line, vk_say(no.why));
}

static int title_columns(const struct vk_book *b)
{
    int most = TITLE_COLUMNS;
    for (int i = 0; i < b->n_lessons; i++) {
        int columns = text_width(vk_say(b->lesson[i].title));
        most = columns > most ? columns : most;
    }
    return most;
}

static void print_book(const struct vk_book *b)
{
    uint32_t done = lessons_done(b);
    int n = 0, columns = title_columns(b);
    for (int i = 0; i < b->n_lessons; i++)
        n += (int)(done >> i & 1);
    vk_tell("%s: %d lessons, %d done\n", b->game->id, b->n_lessons, n);
    const char *part = NULL;
    for (int i = 0; i < b->n_lessons; i++) {
        if (b->lesson[i].part != part)
            vk_tell(" %s\n", vk_say(b->lesson[i].part));
        part = b->lesson[i].part;
        const char *title = vk_say(b->lesson[i].title);
        vk_tell("  %2d  %-12s %-*s %2d min%s\n", i + 1, b->lesson[i].id, columns, title,
                b->lesson[i].minutes, done >> i & 1 ? vk_say("  done") : "");
    }
}

static const struct vk_book_source *source_of(const struct vk_game *game)
{
    for (int i = 0; i < vk_n_book_sources; i++)
        if (strcmp(vk_book_sources[i].game, game->id) == 0)
            return &vk_book_sources[i];
    return NULL;
}

static int learn_run(struct cli_call *call)
{
    static struct vk_book book;
    const struct vk_game *game;
    int status = CLI_OK;
    for (int i = 0; !call->n_words && !status && i < vk_n_book_sources; i++) {
        if (!(status = read_book(call, &vk_book_sources[i], &book)))
            print_book(&book);
    }
    if (!call->n_words || (status = cli_pick_game(call, call->word[0], &game)))
        return status;
    const struct vk_book_source *source = source_of(game);
    if (!source)
        return cli_wrong(call, "%s has no lessons yet; vaka learn lists the games that have",
                         game->id);
    if ((status = read_book(call, source, &book)))
        return status;
    const char *lesson = call->n_words > 1 ? call->word[1] : NULL;
    int64_t number;
    if (lesson && cli_read_int(lesson, 1, book.n_lessons, &number))
        lesson = book.lesson[number - 1].id;
    if (lesson && vk_book_find(&book, lesson) < 0)
        return cli_wrong(call, "%s has no lesson \"%s\"; vaka learn lists them", game->id, lesson);
    return term_learn(game, lesson);
}

static const struct cli_option learn_options[] = { { NULL, NULL, NULL } };

const struct cli_command cli_learn_command = {
    .name = "learn",
    .usage = "[GAME [LESSON]]",
    .summary = "Learn a game in short lessons; without a game, list them",
    .detail =
        "A lesson takes a few minutes, on real positions. Without LESSON it begins the first one\n"
        "that is not done. Finished lessons are kept in lessons.txt below\n"
        "$XDG_STATE_HOME/vaka or ~/.local/state/vaka.\n",
    .options = learn_options,
    .words_max = 2,
    .run = learn_run,
};
