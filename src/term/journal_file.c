/* journal_file.c - a journal on disk: opening, appending whole lines, the secret beside it. */
#include "term/journal_file.h"
#include "words/tell.h"
#include <errno.h>
#include <fcntl.h>
#include <pwd.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

enum { JOURNAL_LARGEST = 64 << 20 };

void fault_say(struct fault *no, const char *format, ...)
{
    struct vk_out out = vk_out_to(no->why, sizeof no->why);
    va_list list;
    va_start(list, format);
    vk_tell_list(&out, format, &list);
    va_end(list);
}

void journal_none(struct journal_file *f)
{
    *f = (struct journal_file){ .fd = -1 };
}

/* ---- Opening ------------------------------------------------------------------------------- */

/* Two programs that append to one journal would ruin it. */
static bool lock(struct journal_file *f, struct fault *no)
{
    struct flock whole = { .l_type = F_WRLCK, .l_whence = SEEK_SET };
    if (fcntl(f->fd, F_SETLK, &whole) == 0 || (errno != EACCES && errno != EAGAIN))
        return true; /* where locks do not exist, we do without */
    fault_say(no, "this game is being played in another terminal: %s", f->path);
    close(f->fd);
    f->fd = -1;
    return false;
}

bool make_folders(char *path)
{
    for (char *at = path + 1; *at; at++) {
        if (*at != '/')
            continue;
        *at = '\0';
        bool is_made = mkdir(path, 0700) == 0 || errno == EEXIST;
        *at = '/';
        if (!is_made)
            return false;
    }
    return true;
}

bool state_folder(char folder[FILE_PATH])
{
    const char *state = getenv("XDG_STATE_HOME"), *home = getenv("HOME");
    const struct passwd *person = home && home[0] == '/' ? NULL : getpwuid(getuid());
    int n = -1;
    if (person && person->pw_dir)
        home = person->pw_dir;
    if (state && state[0] == '/')
        n = snprintf(folder, FILE_PATH, "%s/vaka/", state);
    else if (home && home[0] == '/')
        n = snprintf(folder, FILE_PATH, "%s/.local/state/vaka/", home);
    return n >= 0 && n <= FILE_PATH - 100;
}

static bool usual_folder(char folder[FILE_PATH], struct fault *no)
{
    if (!state_folder(folder)) {
        fault_say(no, "there is no home directory to save the game in; use --journal FILE, or "
                      "--journal - to play without saving");
        return false;
    }
    if (!make_folders(folder)) {
        fault_say(no, "cannot make the directory %s: %s", folder, vk_say_error(errno));
        return false;
    }
    return true;
}

/* The usual place; the file's name is the game and the time, and a number if that is taken. */
static int open_new(struct journal_file *f, const char *game, struct fault *no)
{
    char folder[FILE_PATH], day[32];
    time_t now = time(NULL);
    struct tm local;
    if (!usual_folder(folder, no))
        return -1;
    localtime_r(&now, &local);
    strftime(day, sizeof day, "%Y%m%d-%H%M%S", &local);
    for (int i = 1; i < 100; i++) {
        char number[8] = "";
        if (i > 1)
            snprintf(number, sizeof number, "-%d", i);
        snprintf(f->path, sizeof f->path, "%.900s%.40s-%s%s.jsonl", folder, game, day, number);
        int fd = open(f->path, O_RDWR | O_CREAT | O_EXCL | O_APPEND | O_CLOEXEC, 0600);
        if (fd >= 0 || errno != EEXIST)
            return fd;
    }
    return -1;
}

bool journal_create(struct journal_file *f, const char *path, const char *game, struct fault *no)
{
    struct stat is;
    journal_none(f);
    no->why[0] = '\0';
    if (path) {
        if (strlen(path) > FILE_PATH - 20) {
            fault_say(no, "the name of the journal is too long: %s", path);
            return false;
        }
        snprintf(f->path, sizeof f->path, "%s", path);
        f->fd = open(f->path, O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
    } else {
        f->fd = open_new(f, game, no);
    }
    if (f->fd < 0 && !no->why[0])
        fault_say(no, "cannot write the journal %s: %s", f->path, vk_say_error(errno));
    if (f->fd < 0)
        return false;
    if (fstat(f->fd, &is) == 0 && S_ISREG(is.st_mode) && is.st_size > 0) {
        fault_say(no, "this file exists; go on with it by --resume, or choose another name: %s",
                  f->path);
        close(f->fd);
        f->fd = -1;
        return false;
    }
    return lock(f, no);
}

static char *read_all(int fd, size_t *n)
{
    size_t cap = 1 << 16;
    char *text = malloc(cap);
    *n = 0;
    for (;;) {
        if (text && *n == cap) {
            char *larger = cap < JOURNAL_LARGEST ? realloc(text, cap *= 2) : NULL;
            if (!larger)
                free(text);
            errno = larger ? 0 : EFBIG;
            text = larger;
        }
        if (!text)
            return NULL;
        ssize_t got = read(fd, text + *n, cap - *n);
        if (got == 0)
            return text;
        if (got < 0 && errno != EINTR) {
            free(text);
            return NULL;
        }
        *n += got > 0 ? (size_t)got : 0;
    }
}

bool journal_open(struct journal_file *f, const char *path, char **text, size_t *n,
                  struct fault *no)
{
    journal_none(f);
    if (strlen(path) > FILE_PATH - 20) {
        fault_say(no, "the name of the journal is too long: %s", path);
        return false;
    }
    snprintf(f->path, sizeof f->path, "%s", path);
    f->fd = open(path, O_RDWR | O_APPEND | O_CLOEXEC);
    if (f->fd < 0) {
        fault_say(no, "cannot open the journal %s: %s", path, vk_say_error(errno));
        return false;
    }
    if (!lock(f, no))
        return false;
    *text = read_all(f->fd, n);
    if (!*text) {
        fault_say(no, "cannot read the journal %s: %s", path, vk_say_error(errno));
        return false;
    }
    f->good = (int64_t)*n;
    return true;
}

bool journal_trim(struct journal_file *f, int64_t good, struct fault *no)
{
    if (f->fd >= 0 && ftruncate(f->fd, (off_t)good) != 0) {
        fault_say(no, "cannot repair the end of the journal %s: %s", f->path, vk_say_error(errno));
        return false;
    }
    f->good = good;
    return true;
}

/* ---- Appending ----------------------------------------------------------------------------- */

static bool make_room(struct journal_file *f, size_t n)
{
    if (f->n_pending + n <= f->cap_pending)
        return true;
    size_t cap = 2 * (f->n_pending + n) + 4096;
    char *larger = realloc(f->pending, cap);
    if (!larger)
        return false;
    f->pending = larger;
    f->cap_pending = cap;
    return true;
}

/* All of it or nothing: after a failure the file is cut back to its last whole line. */
static bool flush(struct journal_file *f, struct fault *no)
{
    size_t done = 0;
    while (done < f->n_pending) {
        ssize_t put = write(f->fd, f->pending + done, f->n_pending - done);
        if (put < 0 && errno == EINTR)
            continue;
        if (put <= 0) {
            fault_say(no, "cannot write the journal %s: %s", f->path,
                      vk_say_error(put < 0 ? errno : ENOSPC));
            if (done && ftruncate(f->fd, (off_t)f->good) != 0)
                fault_say(no, "cannot write the journal, and its last line is torn: %s", f->path);
            return false;
        }
        done += (size_t)put;
    }
    f->good += (int64_t)done;
    f->n_pending = 0;
    return true;
}

bool journal_append(struct journal_file *f, const char *line, size_t n, struct fault *no)
{
    if (f->fd < 0)
        return true;
    if (!make_room(f, n)) {
        fault_say(no, "cannot write the journal %s: %s", f->path, vk_say_error(ENOMEM));
        return false;
    }
    memcpy(f->pending + f->n_pending, line, n);
    f->n_pending += n;
    return flush(f, no);
}

bool journal_sync(struct journal_file *f, struct fault *no)
{
    if (f->fd < 0)
        return true;
    if (!flush(f, no))
        return false;
    if (fsync(f->fd) == 0 || errno == EINVAL || errno == EROFS)
        return true; /* a pipe or a device has nothing to wait for */
    fault_say(no, "cannot write the journal %s: %s", f->path, vk_say_error(errno));
    return false;
}

void journal_close(struct journal_file *f)
{
    struct stat is;
    if (f->fd >= 0) {
        if (f->good == 0 && fstat(f->fd, &is) == 0 && S_ISREG(is.st_mode) && is.st_size == 0)
            unlink(f->path);
        close(f->fd);
    }
    free(f->pending);
    journal_none(f);
}

/* ---- The secret ----------------------------------------------------------------------------- */

enum { SECRET_TEXT = 65 }; /* 64 digits and a line feed */

static void secret_path(const struct journal_file *f, char path[FILE_PATH + 16])
{
    snprintf(path, FILE_PATH + 16, "%s.secret", f->path);
}

bool secret_write(const struct journal_file *f, const uint8_t secret[32], struct fault *no)
{
    char path[FILE_PATH + 16], text[SECRET_TEXT + 1];
    if (f->fd < 0)
        return true;
    secret_path(f, path);
    for (int i = 0; i < 32; i++)
        snprintf(text + 2 * i, 3, "%02x", secret[i]);
    text[64] = '\n';
    int fd = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
    bool is_good = fd >= 0 && write(fd, text, SECRET_TEXT) == SECRET_TEXT && fsync(fd) == 0;
    if (!is_good)
        fault_say(no, "cannot write %s: %s", path, vk_say_error(errno ? errno : ENOSPC));
    if (fd >= 0)
        close(fd);
    if (!is_good && fd >= 0)
        unlink(path);
    return is_good;
}

static int digit(char c)
{
    return c >= '0' && c <= '9' ? c - '0' : c >= 'a' && c <= 'f' ? c - 'a' + 10 : -1;
}

bool secret_read(const struct journal_file *f, uint8_t secret[32], struct fault *no)
{
    char path[FILE_PATH + 16], text[SECRET_TEXT] = "";
    secret_path(f, path);
    int fd = open(path, O_RDONLY | O_CLOEXEC);
    if (fd < 0) {
        fault_say(no, "the game's luck cannot go on without its secret %s: %s", path,
                  vk_say_error(errno));
        return false;
    }
    ssize_t n = read(fd, text, sizeof text);
    close(fd);
    for (int i = 0; i < 32; i++) {
        int high = n >= 64 ? digit(text[2 * i]) : -1, low = n >= 64 ? digit(text[2 * i + 1]) : -1;
        if (high < 0 || low < 0) {
            fault_say(no, "this is not the secret of a game: %s", path);
            return false;
        }
        secret[i] = (uint8_t)(high << 4 | low);
    }
    return true;
}

void secret_remove(const struct journal_file *f)
{
    char path[FILE_PATH + 16];
    if (f->fd < 0)
        return;
    secret_path(f, path);
    unlink(path);
}
