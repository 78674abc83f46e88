/*
 * answers.c - what a person at this keyboard is not asked: the only answer, and what he always answers at a kind of
 * decision. The latter is kept in answers.txt in the usual place, a line each: game, point, action.
 */
#include "term/answers.h"
#include "words/speak.h"
#include <stdio.h>
#include <string.h>
#include <unistd.h>

enum { LINE = 200 };

/* A list of one line is nothing to look at, whatever a board would show there. */
static bool is_one_line(const struct table *t, const struct vk_actions *list)
{
    return list->n == 1 && !(t->face->is_asked && t->face->is_asked(list->act[0]));
}

bool table_unasked(struct table *t, int seat, vk_action *a)
{
    struct vk_actions list;
    table_legal(t, seat, &list);
    int at = vk_unasked(&t->wishes[seat], t->face, t->view, seat, &list);
    if (t->wishes[seat].is_on && is_one_line(t, &list))
        at = 0;
    if (at >= 0)
        *a = list.act[at];
    return at >= 0;
}

void table_let_answer(struct table *t, bool is_on)
{
    for (int seat = 0; seat < VK_SEATS_MAX; seat++)
        t->wishes[seat].is_on = is_on;
}

void table_unasked_text(struct table *t, int seat, vk_action a, struct vk_out *out)
{
    table_view(t, seat);
    vk_put(out, vk_say("Answered for you: "));
    vk_action_label(t->face, a, &t->words, out);
    vk_put(out, ".");
}

/* ---- The file -------------------------------------------------------------------------------- */

static bool answers_path(char path[FILE_PATH])
{
    static const char name[] = "answers.txt";
    if (!state_folder(path) || strlen(path) + sizeof name > FILE_PATH)
        return false;
    memcpy(path + strlen(path), name, sizeof name);
    return true;
}

static bool is_of(const char *line, const char *game)
{
    size_t n = strlen(game);
    return strncmp(line, game, n) == 0 && line[n] == ' ';
}

void table_read_answers(struct table *t)
{
    char path[FILE_PATH], line[LINE];
    FILE *file = answers_path(path) ? fopen(path, "r") : NULL;
    while (file && fgets(line, sizeof line, file)) {
        line[strcspn(line, "\r\n")] = '\0';
        for (int seat = 0; seat < VK_SEATS_MAX && is_of(line, t->game->id); seat++)
            (void)vk_wish_read(&t->wishes[seat], &t->wishes[seat], t->game,
                               line + strlen(t->game->id) + 1, false);
    }
    if (file)
        (void)fclose(file);
}

/* Lines of other games, then those of this one as `seat` has them. */
static void write_lines(const struct table *t, int seat, FILE *old, FILE *file)
{
    const struct vk_wishes *w = &t->wishes[seat];
    char line[LINE];
    while (old && fgets(line, sizeof line, old))
        if (!is_of(line, t->game->id))
            (void)fputs(line, file);
    for (int i = 0; i < w->n; i++) {
        struct vk_out out = vk_out_to(line, sizeof line);
        vk_action_write(t->game, w->wish[i].act, &out);
        if (!w->wish[i].ends)
            (void)fprintf(file, "%s %s %s\n", t->game->id, t->game->points[w->wish[i].point].name,
                          line);
    }
}

/* What cannot be kept holds for this game all the same. */
static void keep_answers(const struct table *t, int seat)
{
    char path[FILE_PATH], next[FILE_PATH + 4];
    if (!t->keeps_answers || !answers_path(path) || !make_folders(path))
        return;
    (void)snprintf(next, sizeof next, "%s.new", path);
    FILE *file = fopen(next, "w"), *old = fopen(path, "r");
    if (file) {
        write_lines(t, seat, old, file);
        if (fclose(file) == 0)
            (void)rename(next, path);
    }
    if (old)
        (void)fclose(old);
}

/* ---- Wishes ---------------------------------------------------------------------------------- */

bool table_always(struct table *t, int seat, vk_action a, bool ends)
{
    char text[LINE];
    struct vk_out out = vk_out_to(text, sizeof text);
    vk_put(&out, t->game->points[vk_due(t->game, t->session.state).point].name);
    vk_put(&out, " ");
    vk_action_write(t->game, a, &out);
    struct vk_wishes old = { 0 };
    if (!vk_wish_read(&t->wishes[seat], &old, t->game, text, ends))
        return false;
    keep_answers(t, seat);
    return true;
}

int table_ask_again(struct table *t, int seat)
{
    int n = t->wishes[seat].n;
    t->wishes[seat].n = 0;
    keep_answers(t, seat);
    return n;
}
