/* pager.c - a page of text over the whole screen, with scrolling. */
#include "term/front.h"
#include "term/full.h"
#include "term/text.h"
#include "words/speak.h"
#include <string.h>

enum { PAGE_WIDTH = 96 };

/* The next line of a page. What does not fit goes on below, `indent` columns in: where its text began. */
static size_t page_line(const char **text, int columns, int *indent, const char **line)
{
    int blanks = *indent ? *indent : (int)strspn(*text, " ");
    size_t n = text_line(text, columns - *indent, line);
    bool is_cut = *text && (*text)[-1] != '\n';
    *indent = is_cut && blanks < columns / 2 ? blanks : 0;
    return n;
}

static int count_lines(const char *text, int columns)
{
    int n = 0, indent = 0;
    const char *line;
    while (text) {
        page_line(&text, columns, &indent, &line);
        n++;
    }
    return n;
}

static void draw(const char *title, const char *text, const char *keys, int top, int rows, int n)
{
    int cols = screen_cols(), width = cols - 4 < PAGE_WIDTH ? cols - 4 : PAGE_WIDTH;
    int x = (cols - width) / 2, y = 2 - top;
    struct rect head = { 0, 0, cols, 1 };
    int indent = 0;
    const char *line;
    screen_clear();
    screen_fill(&head, " ", VK_INK_SEA, LOOK_REVERSE);
    screen_text(x, 0, width, title, VK_INK_SEA, LOOK_REVERSE | LOOK_BOLD);
    while (text) {
        int shift = indent;
        size_t bytes = page_line(&text, width, &indent, &line);
        if (y >= 2 && y < 2 + rows)
            screen_bytes(x + shift, y, width - shift, line, bytes, VK_INK_PLAIN, LOOK_PLAIN);
        y++;
    }
    int used = screen_text(x, screen_rows() - 1, width, keys, VK_INK_DIM, LOOK_PLAIN);
    if (n > rows)
        screen_text(x + used + 2, screen_rows() - 1, width - used - 2,
                    top + rows < n ? vk_say("↑ ↓ PgDn: there is more below")
                                   : vk_say("↑ ↓ PgUp: the end"),
                    VK_INK_STRONG, LOOK_PLAIN);
    screen_show();
}

static int scrolled(int key, int top, int rows, int n)
{
    switch (key) {
    case KEY_OF_UP:
    case KEY_OF_WHEEL_UP: top--; break;
    case KEY_OF_DOWN:
    case KEY_OF_WHEEL_DOWN: top++; break;
    case KEY_OF_PAGE_UP: top -= rows - 1; break;
    case ' ':
    case KEY_OF_PAGE_DOWN: top += rows - 1; break;
    case KEY_OF_HOME: top = 0; break;
    case KEY_OF_END: top = n; break;
    default: return -1;
    }
    if (top > n - rows)
        top = n - rows;
    return top < 0 ? 0 : top;
}

int full_page(struct full *f, const char *title, const char *text, const char *keys)
{
    int top = 0;
    for (;;) {
        int cols = screen_cols(), width = cols - 4 < PAGE_WIDTH ? cols - 4 : PAGE_WIDTH;
        int rows = screen_rows() - 4 > 1 ? screen_rows() - 4 : 1;
        int n = count_lines(text, width);
        draw(title, text, keys, top, rows, n);
        int key = full_key(f, -1);
        if (stop_signal())
            return KEY_OF_NOTHING;
        int next = scrolled(key, top, rows, n);
        if (next >= 0)
            top = next;
        else if (key == KEY_OF_RESIZE)
            top = 0;
        else if (key != KEY_OF_NOTHING && key != KEY_OF_MOUSE)
            return key;
    }
}
