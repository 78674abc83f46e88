/* journal.c - a journal file read into a session. */
#include "cli/journal.h"
#include "cli/file.h"
#include "session/position.h"
#include "words/tell.h"
#include <stdlib.h>
#include <string.h>

static bool refuse(struct cli_journal *j, const struct vk_journal_fault *no)
{
    vk_tell_text(j->why, sizeof j->why, "%s: line %u: %s", j->name, no->line,
                 vk_say_reason(&no->reason).text);
    return false;
}

static bool make_room(struct cli_journal *j, const struct vk_game *game,
                      const struct vk_setup *setup, uint32_t steps)
{
    j->table.cap = steps + 1;
    j->table.state = malloc(VK_STATE_MAX);
    j->table.step = malloc(j->table.cap * sizeof *j->table.step);
    j->table.game = game;
    j->table.setup = *setup;
    if (j->table.state && j->table.step)
        return true;
    vk_tell_text(j->why, sizeof j->why, "%s: there is not enough memory", j->name);
    return false;
}

bool cli_journal_open(struct cli_journal *j, const char *path)
{
    const struct vk_game *game;
    struct vk_setup setup;
    struct vk_journal at = { 0 };
    struct vk_journal_fault no = { 0 };
    size_t used;
    memset(j, 0, sizeof *j);
    j->name = strcmp(path, "-") == 0 ? vk_say("standard input") : path;
    j->text = cli_read_file(path, &j->n, j->why, sizeof j->why);
    if (!j->text)
        return false;
    if (!vk_journal_read_head(j->text, j->n, &game, &setup, &j->head, &at, &used, &no))
        return refuse(j, &no);
    /* However long the file is: no game has more steps than its bound. */
    uint32_t lines = vk_journal_lines(j->text, j->n);
    if (!make_room(j, game, &setup, lines < game->step_bound ? lines : game->step_bound))
        return false;
    for (int seat = 0; seat < setup.seats; seat++)
        j->words.name[seat] = j->head.name[seat][0] ? j->head.name[seat] : NULL;
    vk_say_in(&j->words);
    return true;
}

bool cli_journal_replay(struct cli_journal *j, struct vk_journal_watch *watch)
{
    struct vk_journal at = { 0 };
    struct vk_journal_fault no = { 0 };
    struct vk_journal_head head;
    bool is_good = vk_journal_read(j->text, j->n, &j->table, &head, &j->end, &at, NULL, watch, &no);
    j->n_lines = at.line;
    if (is_good)
        j->head = head; /* with the lucks that the game had one after the other */
    return is_good || refuse(j, &no);
}

bool cli_journal_position(struct cli_journal *j, const char *text)
{
    struct vk_position_head head;
    struct vk_position_fault no = { 0 };
    const char *link = strrchr(text, '#');
    memset(j, 0, sizeof *j);
    vk_say_in(&j->words);
    j->name = vk_say("this position");
    text = link ? link + 1 : text;
    if (vk_position_read_head(text, &head, &no)) {
        if (!make_room(j, head.game, &head.setup, head.n))
            return false;
        if (vk_position_read(text, &j->table, &no))
            return true;
    }
    vk_tell_text(j->why, sizeof j->why, "this position cannot be opened: %s", vk_say(no.why));
    return false;
}

void cli_journal_close(struct cli_journal *j)
{
    free(j->text);
    free(j->table.state);
    free(j->table.step);
}

int cli_journal_each(struct cli_call *call, int (*one)(struct cli_call *call, const char *path))
{
    int worst = CLI_OK;
    if (call->n_words == 0)
        return cli_wrong(call, "which file? (- is standard input)");
    for (int i = 0; i < call->n_words; i++) {
        int status = one(call, call->word[i]);
        worst = status > worst ? status : worst;
    }
    return worst;
}

static bool is_safe(char c)
{
    return (unsigned char)c >= ' ' ? c != 0x7F : c == '\n';
}

void cli_put_safe(const char *text)
{
    for (; *text; text++)
        if (is_safe(*text))
            (void)putchar(*text);
}

const char *cli_safe(char *text)
{
    char *to = text;
    for (const char *from = text; *from; from++)
        if (is_safe(*from))
            *to++ = *from;
    *to = '\0';
    return text;
}
