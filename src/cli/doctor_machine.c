/* doctor_machine.c - terminal, cores, libraries, disk and clock of this machine. */
#include "cli/doctor.h"
#include "session/fair.h"
#include "term/journal_file.h"
#include "words/speak.h"
#include <curses.h>
#include <errno.h>
#include <langinfo.h>
#include <locale.h>
#include <sodium.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/stat.h>
#include <sys/statvfs.h>
#include <term.h>
#include <time.h>
#include <unistd.h>

enum { WIDTH_WANTED = 100, HEIGHT_WANTED = 30, PATH = FILE_PATH };

static void look_at_terminal(struct findings *f)
{
    struct winsize size = { 0 };
    const char *name = getenv("TERM");
    int error = 0;
    if (!isatty(STDOUT_FILENO)) {
        finding_add(f, "terminal", FOUND_NOTE,
                    "standard output is not a terminal; games are played in lines of text");
    } else if (!name || setupterm(name, STDOUT_FILENO, &error) != OK) {
        finding_add(f, "terminal", FOUND_NOTE, "TERM=%s is not known here; use vaka play --plain",
                    name ? name : "");
    } else {
        int colours = tigetnum("colors");
        (void)ioctl(STDOUT_FILENO, TIOCGWINSZ, &size);
        bool is_large = size.ws_col >= WIDTH_WANTED && size.ws_row >= HEIGHT_WANTED;
        finding_add(f, "terminal", is_large ? FOUND_GOOD : FOUND_NOTE,
                    is_large
                        ? VK_WORD("%s, %d columns and %d lines, %d colours")
                        : VK_WORD("%s, %d columns and %d lines, %d colours; the full screen is "
                                  "made for 100 by 30 and more"),
                    name, size.ws_col, size.ws_row, colours > 0 ? colours : 0);
    }
    const char *set = setlocale(LC_CTYPE, "") ? nl_langinfo(CODESET) : "";
    bool is_utf8 = strcmp(set, "UTF-8") == 0;
    finding_add(f, "locale", is_utf8 ? FOUND_GOOD : FOUND_NOTE,
                is_utf8 ? "%s" : VK_WORD("%s; set LC_ALL=C.UTF-8 to see the map as it is meant"),
                is_utf8 ? "UTF-8" : set);
}

static void look_at_libraries(struct findings *f)
{
    uint8_t secret[32];
    bool works = sodium_init() >= 0 && vk_fair_new(secret);
    sodium_memzero(secret, sizeof secret);
    finding_add(f, "libsodium", works ? FOUND_GOOD : FOUND_MISSING,
                works ? "%s" : VK_WORD("%s; it gives no random numbers"), sodium_version_string());
    finding_add(f, "ncurses", FOUND_GOOD, "%s", curses_version());
}

/* Whether something can really be made in there: permissions alone do not tell. */
static bool can_make_in(const char *folder)
{
    char probe[PATH + 32];
    (void)snprintf(probe, sizeof probe, "%s/.vaka-doctor-%ld", folder, (long)getpid());
    return mkdir(probe, 0700) == 0 && rmdir(probe) == 0;
}

static void look_at_disk(struct findings *f)
{
    char path[PATH], shown[PATH];
    struct stat st;
    struct statvfs disk;
    if (!state_folder(path)) {
        finding_add(f, "journals", FOUND_MISSING,
                    "there is no home directory; use vaka play --journal FILE");
        return;
    }
    (void)snprintf(shown, sizeof shown, "%.300s", path);
    /* What is not there yet will be made in the nearest directory that is. */
    while (stat(path, &st) != 0 && errno == ENOENT && strrchr(path, '/') != path)
        *strrchr(path, '/') = '\0';
    if (!can_make_in(path)) {
        finding_add(f, "journals", FOUND_MISSING, "%s cannot be written: %s", shown,
                    vk_say_error(errno));
        return;
    }
    finding_add(f, "journals", FOUND_GOOD, "are kept in %s", shown);
    if (statvfs(path, &disk) == 0) {
        double free_mb = (double)disk.f_bavail * (double)disk.f_frsize / 1e6;
        finding_add(f, "disk",
                    free_mb < 1     ? FOUND_MISSING
                    : free_mb < 100 ? FOUND_NOTE
                                    : FOUND_GOOD,
                    "%.0f MB are free there", free_mb);
    }
}

static void look_at_clock(struct findings *f)
{
    struct timespec now, step;
    struct tm day;
    char text[64] = "";
    (void)clock_gettime(CLOCK_REALTIME, &now);
    (void)clock_getres(CLOCK_MONOTONIC, &step);
    if (gmtime_r(&now.tv_sec, &day))
        (void)strftime(text, sizeof text, "%Y-%m-%d %H:%M:%S UTC", &day);
    bool is_set = day.tm_year >= 2024 - 1900;
    finding_add(f, "clock", is_set ? FOUND_GOOD : FOUND_NOTE,
                is_set ? VK_WORD("%s, measures to %ld ns")
                       : VK_WORD("%s is not the time of day, measures to %ld ns"),
                text, (long)step.tv_nsec);
}

void doctor_look_at_machine(struct findings *f)
{
    long cores = sysconf(_SC_NPROCESSORS_ONLN);
    look_at_terminal(f);
    finding_add(f, "cores", FOUND_GOOD, "%ld", cores > 0 ? cores : 1);
    look_at_libraries(f);
    look_at_disk(f);
    look_at_clock(f);
}
