/* screen.c - the terminal itself, by curses. */
#define NCURSES_WIDECHAR 1
#include "term/screen.h"
#include "term/front.h"
#include "term/text.h"
#include "words/speak.h"
#include <curses.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <termios.h>
#include <unistd.h>

static bool is_open, has_colour;
static int mouse_x, mouse_y;
static struct termios before; /* the terminal as we found it */

/* ---- Opening ------------------------------------------------------------------------------- */

/* Inks on a terminal of 256 colours, and on one of eight. -1 is the terminal's own. */
static const struct {
    short many, few;
    unsigned look; /* what stands in for the colour where there is none */
} inks[VK_N_INKS] = {
    [VK_INK_PLAIN] = { -1, -1, LOOK_PLAIN },
    [VK_INK_DIM] = { 244, -1, LOOK_DIM },
    [VK_INK_SEA] = { 67, COLOR_BLUE, LOOK_DIM },
    [VK_INK_LAND] = { 71, COLOR_GREEN, LOOK_PLAIN },
    [VK_INK_SAND] = { 179, COLOR_YELLOW, LOOK_PLAIN },
    [VK_INK_FIRE] = { 203, COLOR_RED, LOOK_BOLD },
    [VK_INK_FISH] = { 75, COLOR_CYAN, LOOK_PLAIN },
    [VK_INK_SHELL] = { 216, COLOR_YELLOW, LOOK_PLAIN },
    [VK_INK_TURTLE] = { 114, COLOR_GREEN, LOOK_BOLD },
    [VK_INK_TOKEN] = { 178, COLOR_YELLOW, LOOK_BOLD },
    [VK_INK_STRONG] = { -1, -1, LOOK_BOLD },
    [VK_INK_SEAT_0] = { -1, -1, LOOK_BOLD }, /* their colours are the game's: paints.def */
    [VK_INK_SEAT_1] = { -1, -1, LOOK_BOLD },
    [VK_INK_SEAT_2] = { -1, -1, LOOK_BOLD },
    [VK_INK_SEAT_3] = { -1, -1, LOOK_BOLD },
    [VK_INK_SEAT_4] = { -1, -1, LOOK_BOLD },
};

/* What the colours of seats are painted with; a name that is not here has the paint of its number. */
static const struct {
    const char *name;
    short many, few;
} paints[] = {
#define PAINT(name, many, few) { name, many, few },
#include "paints.def"
#undef PAINT
};

static short paint_of(const struct vk_face *f, int seat)
{
    int i = 0, n = (int)(sizeof paints / sizeof paints[0]);
    while (f->seat_colour && i < n && strcmp(paints[i].name, f->seat_colour[seat]) != 0)
        i++;
    i = f->seat_colour && i < n ? i : seat;
    return COLORS >= 256 ? paints[i].many : paints[i].few;
}

static void open_colours(const struct vk_face *f)
{
    const char *no = getenv("NO_COLOR");
    has_colour = !(no && no[0]) && has_colors() && start_color() == OK;
    if (!has_colour)
        return;
    use_default_colors();
    for (int i = 0; i < VK_N_INKS; i++)
        init_pair((short)(i + 1), COLORS >= 256 ? inks[i].many : inks[i].few, -1);
    for (int seat = 0; seat < f->game->seats_max; seat++)
        init_pair((short)(VK_INK_SEAT_0 + seat + 1), paint_of(f, seat), -1);
}

/*
 * A fault of the program ends in abort: the terminal must be usable. Its last sentence is on the
 * screen, so that stays as it is.
 */
static void tidy_up(int number)
{
    (void)tcsetattr(STDIN_FILENO, TCSANOW, &before);
    signal(number, SIG_DFL);
    raise(number);
}

bool screen_open(const struct vk_face *f, const char **why)
{
    (void)tcgetattr(STDIN_FILENO, &before);
    if (!newterm(NULL, stdout, stdin)) {
        *why = vk_say("this terminal is not known here; set TERM, or play with --plain");
        return false;
    }
    is_open = true;
    if (!tigetstr("cup") || tigetstr("cup") == (char *)-1) {
        screen_close();
        *why = vk_say("this terminal cannot move its cursor; play with --plain");
        return false;
    }
    signal(SIGABRT, tidy_up);
    cbreak();
    noecho();
    nonl();
    keypad(stdscr, TRUE);
    meta(stdscr, TRUE);
    set_escdelay(40);
    mousemask(BUTTON1_PRESSED | BUTTON4_PRESSED | BUTTON5_PRESSED, NULL);
    mouseinterval(0);
    open_colours(f);
    return true;
}

void screen_close(void)
{
    if (!is_open)
        return;
    is_open = false;
    endwin();
}

int screen_cols(void)
{
    return COLS;
}

int screen_rows(void)
{
    return LINES;
}

/* ---- Drawing ------------------------------------------------------------------------------- */

static void use_pen(enum vk_ink ink, unsigned look)
{
    attr_t attr = A_NORMAL;
    if (has_colour)
        look |= ink == VK_INK_STRONG ? LOOK_BOLD : 0;
    else
        look |= inks[ink].look;
    attr |= look & LOOK_BOLD ? A_BOLD : 0;
    attr |= look & LOOK_REVERSE ? A_REVERSE : 0;
    attr |= look & LOOK_UNDERLINE ? A_UNDERLINE : 0;
    attr |= (look & LOOK_DIM) && !(look & (LOOK_BOLD | LOOK_REVERSE)) ? A_DIM : 0;
    attr_set(attr, (short)(has_colour ? ink + 1 : 0), NULL);
}

void screen_clear(void)
{
    use_pen(VK_INK_PLAIN, LOOK_PLAIN);
    curs_set(0);
    erase();
}

void screen_show(void)
{
    refresh();
}

int screen_text(int x, int y, int columns, const char *text, enum vk_ink ink, unsigned look)
{
    char ascii[1024];
    if (columns <= 0)
        return 0;
    if (!is_utf8()) {
        struct vk_out out = vk_out_to(ascii, sizeof ascii);
        text_put_ascii(text, &out);
        text = ascii;
    }
    size_t n = text_fit(text, columns);
    use_pen(ink, look);
    mvaddnstr(y, x, text, (int)n);
    int used = 0;
    for (const char *at = text; at < text + n;)
        used += text_columns(text_next(&at));
    return used;
}

void screen_bytes(int x, int y, int columns, const char *text, size_t n, enum vk_ink ink,
                  unsigned look)
{
    char line[1024];
    if (n >= sizeof line)
        n = sizeof line - 1;
    memcpy(line, text, n);
    line[n] = '\0';
    int used = screen_text(x, y, columns, line, ink, look);
    while (used < columns)
        mvaddch(y, x + used++, ' ');
}

void screen_fill(const struct rect *r, const char *sign, enum vk_ink ink, unsigned look)
{
    for (int y = r->y; y < r->y + r->h; y++)
        for (int x = r->x; x < r->x + r->w; x++)
            screen_text(x, y, 1, sign, ink, look);
}

void screen_cursor(int x, int y)
{
    curs_set(x >= 0);
    if (x >= 0)
        move(y, x);
}

/* ---- Keys ---------------------------------------------------------------------------------- */

static int mouse_key(void)
{
    MEVENT event;
    if (getmouse(&event) != OK)
        return KEY_OF_NOTHING;
    mouse_x = event.x;
    mouse_y = event.y;
    return event.bstate & BUTTON4_PRESSED   ? KEY_OF_WHEEL_UP
           : event.bstate & BUTTON5_PRESSED ? KEY_OF_WHEEL_DOWN
                                            : KEY_OF_MOUSE;
}

void screen_mouse(int *x, int *y)
{
    *x = mouse_x;
    *y = mouse_y;
}

static const struct {
    int curses, ours;
} keys[] = {
    { KEY_RESIZE, KEY_OF_RESIZE },
    { KEY_UP, KEY_OF_UP },
    { KEY_DOWN, KEY_OF_DOWN },
    { KEY_LEFT, KEY_OF_LEFT },
    { KEY_RIGHT, KEY_OF_RIGHT },
    { KEY_PPAGE, KEY_OF_PAGE_UP },
    { KEY_NPAGE, KEY_OF_PAGE_DOWN },
    { KEY_HOME, KEY_OF_HOME },
    { KEY_END, KEY_OF_END },
    { KEY_ENTER, KEY_OF_ENTER },
    { '\r', KEY_OF_ENTER },
    { '\n', KEY_OF_ENTER },
    { '\t', KEY_OF_TAB },
    { 27, KEY_OF_ESCAPE },
    { KEY_BACKSPACE, KEY_OF_BACKSPACE },
    { 127, KEY_OF_BACKSPACE },
    { 8, KEY_OF_BACKSPACE },
};

int screen_key(int milliseconds)
{
    timeout(milliseconds);
    int key = getch();
    if (key == ERR)
        return KEY_OF_NOTHING;
    if (key == 12) { /* Ctrl-L: paint everything anew */
        clearok(curscr, TRUE);
        return KEY_OF_RESIZE;
    }
    if (key == KEY_MOUSE)
        return mouse_key();
    for (size_t i = 0; i < sizeof keys / sizeof keys[0]; i++)
        if (keys[i].curses == key)
            return keys[i].ours;
    return key < 256 ? key : KEY_OF_NOTHING;
}
