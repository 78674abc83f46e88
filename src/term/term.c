/* term.c - the door of this room: opens the table, picks the front, minds signals and locale. */
#include "term/term.h"
#include "term/front.h"
#include <langinfo.h>
#include <locale.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

static volatile sig_atomic_t stopped_by;

int stop_signal(void)
{
    return stopped_by;
}

static void note_signal(int number)
{
    stopped_by = number;
}

/* No SA_RESTART: a wait for a key or a line ends, and the game is left in good order. */
static void mind_signals(void)
{
    static const int asking_to_leave[] = { SIGTERM, SIGHUP, SIGINT };
    struct sigaction act = { .sa_handler = note_signal };
    sigemptyset(&act.sa_mask);
    for (size_t i = 0; i < sizeof asking_to_leave / sizeof asking_to_leave[0]; i++)
        sigaction(asking_to_leave[i], &act, NULL);
    act.sa_handler = SIG_IGN;
    sigaction(SIGXFSZ, &act, NULL); /* a file that may not grow is a sentence, not a crash */
}

bool is_utf8(void)
{
    return strcmp(nl_langinfo(CODESET), "UTF-8") == 0;
}

void term_begin(void)
{
    setlocale(LC_CTYPE, "");
    mind_signals();
}

int term_play(const struct term_options *o)
{
    struct table table;
    struct fault no = { "" };
    term_begin();
    bool is_plain = o->plain || !isatty(STDOUT_FILENO) || !isatty(STDIN_FILENO);
    int status = table_open(&table, o, &no);
    if (status)
        fprintf(stderr, "vaka: %s\n", no.why);
    else
        status = is_plain ? plain_play(&table) : full_play(&table);
    table_close(&table);
    return status;
}
