/* lines.c - the entries of a book's text, copied into its pool one by one. */
#include "lesson/lines.h"
#include <string.h>

/* The next line without blanks around it; false at the end. */
static bool next_line(struct vk_lines *l, const char **line, size_t *n, bool *is_inner)
{
    if (!*l->at)
        return false;
    size_t length = strcspn(l->at, "\n");
    *line = l->at;
    *n = length;
    *is_inner = **line == ' ';
    while (*n && **line == ' ') {
        (*line)++;
        (*n)--;
    }
    while (*n && (*line)[*n - 1] == ' ')
        (*n)--;
    l->at += length + (l->at[length] == '\n');
    l->line++;
    return true;
}

char *vk_lines_entry(struct vk_lines *l, struct vk_book *b)
{
    const char *line;
    size_t n;
    bool is_inner;
    char *text = NULL;
    for (;;) {
        struct vk_lines before = *l;
        if (!next_line(l, &line, &n, &is_inner))
            return text;
        if (n == 0 || *line == '#')
            continue;
        if (text && !is_inner) {
            l->at = before.at;
            l->line = before.line;
            return text;
        }
        if (b->pool_n + n + 2 > VK_BOOK_POOL) {
            l->is_full = true;
            return NULL;
        }
        if (text)
            b->pool[b->pool_n - 1] = '\n';
        else
            l->entry = l->line;
        char *to = b->pool + b->pool_n;
        memcpy(to, line, n);
        to[n] = '\0';
        b->pool_n += (uint32_t)n + 1;
        text = text ? text : to;
    }
}
