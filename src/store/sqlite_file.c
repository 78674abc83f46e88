/*
 * sqlite_file.c - the file of an SQLite store before SQLite works on it: its directory, its header,
 * and the lock that keeps a second server away. The header is read through SQLite's own file layer:
 * were it opened and closed beside that, the process would lose the locks that another store of it
 * holds (POSIX: closing any descriptor of a file drops them all).
 */
#define _XOPEN_SOURCE 700 /* realpath */
#include "store/sqlite.h"
#include "store/xmalloc.h"
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

enum { HEADER_BYTES = 100, HEADER_APPLICATION = 68 };

static char *join(const char *left, const char *middle, const char *right)
{
    size_t n = strlen(left) + strlen(middle) + strlen(right) + 1;
    char *text = xmalloc(n);
    snprintf(text, n, "%s%s%s", left, middle, right);
    return text;
}

/* ---- Directory and name ---- */

static int make_directory(const char *directory, struct err *e)
{
    struct stat st;
    if (stat(directory, &st) == 0)
        return 0;
    if (errno == ENOENT && mkdir(directory, 0700) == 0)
        return 0;
    if (errno == ENOENT)
        return err_set(e, ERR_UNAVAILABLE,
                       "the directory %.100s cannot be made: its parent is missing", directory);
    return err_set(e, ERR_UNAVAILABLE, "the directory %.100s cannot be used: %s", directory,
                   err_system(errno));
}

/* s->file becomes the one name of the file, however it was written; it need not exist. */
static int resolve(struct sqlite *s, bool makes_directory, struct err *e)
{
    const char *slash = strrchr(s->name, '/');
    const char *base = slash ? slash + 1 : s->name;
    if (base[0] == 0)
        return err_set(e, ERR_INVALID, "\"%.100s\" does not name a file for the store", s->name);
    char *directory = slash ? xstrdup(s->name) : xstrdup(".");
    if (slash)
        directory[slash == s->name ? 1 : slash - s->name] = 0;
    int result = makes_directory ? make_directory(directory, e) : 0;
    if (result == 0)
        s->file = realpath(s->name, NULL);
    if (result == 0 && !s->file) {
        char *place = realpath(directory, NULL);
        if (place)
            s->file = join(place, "/", base);
        else
            result = err_set(e, ERR_UNAVAILABLE, "%.100s cannot be opened: %s", s->name,
                             err_system(errno));
        free(place);
    }
    free(directory);
    return result;
}

/* ---- Header ---- */

static bool is_ours(const unsigned char header[HEADER_BYTES])
{
    const unsigned char *id = header + HEADER_APPLICATION;
    uint32_t application =
        (uint32_t)id[0] << 24 | (uint32_t)id[1] << 16 | (uint32_t)id[2] << 8 | id[3];
    return memcmp(header, "SQLite format 3", 16) == 0 && application == SQLITE_STORE_APPLICATION;
}

static int look_at_header(sqlite3 *db, const char *name, struct err *e)
{
    sqlite3_file *file = NULL;
    int rc = sqlite3_file_control(db, "main", SQLITE_FCNTL_FILE_POINTER, &file);
    if (rc != SQLITE_OK || !file || !file->pMethods)
        return sqlite_fault_in(name, SQLITE_CANTOPEN, "", e);
    sqlite3_int64 size = 0;
    unsigned char header[HEADER_BYTES] = { 0 };
    rc = file->pMethods->xFileSize(file, &size);
    if (rc == SQLITE_OK && size == 0)
        return 0; /* created, and nothing came of it */
    if (rc == SQLITE_OK && size >= HEADER_BYTES)
        rc = file->pMethods->xRead(file, header, HEADER_BYTES, 0);
    if (rc != SQLITE_OK)
        return sqlite_fault_in(name, rc, sqlite3_errstr(rc), e);
    if (!is_ours(header))
        return err_set(e, ERR_INVALID, "%.100s is not a Vaka database; it was not touched", name);
    return 0;
}

/* Opens and reads, locks nothing, writes nothing. A file that is not there is fine: *is_new. */
static int check_header(const struct sqlite *s, bool *is_new, struct err *e)
{
    struct stat st;
    *is_new = false;
    if (stat(s->file, &st)) {
        *is_new = errno == ENOENT;
        return *is_new ? 0
                       : err_set(e, ERR_UNAVAILABLE, "%.100s cannot be opened: %s", s->name,
                                 err_system(errno));
    }
    if (!S_ISREG(st.st_mode))
        return err_set(e, ERR_INVALID, "%.100s is not a file", s->name);
    if (st.st_nlink > 1) /* each name would have a lock and a log of its own */
        return err_set(e, ERR_UNAVAILABLE,
                       "%.100s has another name (a hard link); a store may have only one", s->name);
    if (access(s->file, R_OK))
        return err_set(e, ERR_UNAVAILABLE, "%.100s cannot be read: %s", s->name, err_system(errno));
    sqlite3 *db = NULL;
    int rc = sqlite3_open_v2(s->file, &db, SQLITE_OPEN_READONLY | SQLITE_OPEN_NOMUTEX, NULL);
    int result = rc == SQLITE_OK ? look_at_header(db, s->name, e)
                                 : sqlite_fault_in(s->name, rc, sqlite3_errstr(rc), e);
    sqlite3_close(db);
    return result;
}

/* ---- Lock ---- */

static int say_who_has_it(const struct sqlite *s, int lock, struct err *e)
{
    char holder[24] = "";
    ssize_t n = pread(lock, holder, sizeof holder - 1, 0);
    holder[n > 0 ? n : 0] = 0;
    holder[strspn(holder, "0123456789")] = 0;
    if (!holder[0])
        return err_set(e, ERR_UNAVAILABLE, "%.100s is in use by another vaka", s->name);
    return err_set(e, ERR_UNAVAILABLE, "%.100s is in use by another vaka (process %s)", s->name,
                   holder);
}

static int take_lock(struct sqlite *s, struct err *e)
{
    char *file = join(s->file, ".lock", "");
    s->log = join(s->file, "-wal", "");
    int lock = open(file, O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    free(file);
    if (lock < 0)
        return err_set(e, ERR_UNAVAILABLE, "%.100s.lock cannot be written: %s", s->name,
                       err_system(errno));
    if (flock(lock, LOCK_EX | LOCK_NB)) {
        int why = errno;
        int result = why == EWOULDBLOCK
                         ? say_who_has_it(s, lock, e)
                         : err_set(e, ERR_UNAVAILABLE, "%.100s.lock cannot be locked: %s", s->name,
                                   err_system(why));
        close(lock);
        return result;
    }
    char text[24];
    int n = snprintf(text, sizeof text, "%lld\n", (long long)getpid());
    if (ftruncate(lock, 0) || write(lock, text, (size_t)n) != n) {
        /* The lock holds all the same; only its sentence will not name a process. */
    }
    s->lock = lock;
    return 0;
}

void sqlite_file_release(struct sqlite *s)
{
    if (s->lock >= 0)
        close(s->lock);
    s->lock = -1;
    free(s->file);
    free(s->log);
    s->file = s->log = NULL;
}

int sqlite_file_stays(struct sqlite *s, struct err *e)
{
    int has_moved = 0;
    (void)sqlite3_file_control(s->db, "main", SQLITE_FCNTL_HAS_MOVED, &has_moved);
    if (has_moved)
        return err_set(e, ERR_UNAVAILABLE,
                       "%.100s was removed or replaced while it was in use; put it back, or start"
                       " the server again",
                       s->name);
    if (access(s->log, F_OK))
        return err_set(e, ERR_UNAVAILABLE,
                       "%.100s-wal was removed while it was in use: copy the database with"
                       " `vaka db backup` before the server is stopped",
                       s->name);
    return 0;
}

/* ---- All of it ---- */

int sqlite_file_new(const char *file, struct err *e)
{
    int fd = open(file, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
    if (fd < 0 && errno == EEXIST)
        return err_set(e, ERR_CONFLICT, "%.100s exists and is not overwritten", file);
    if (fd < 0)
        return err_set(e, ERR_UNAVAILABLE, "%.100s cannot be made: %s", file, err_system(errno));
    close(fd);
    return 0;
}

int sqlite_file_claim(struct sqlite *s, struct err *e)
{
    bool is_new = false;
    if (resolve(s, true, e) || check_header(s, &is_new, e))
        return -1;
    if (!is_new && access(s->file, W_OK))
        return err_set(e, ERR_UNAVAILABLE, "%.100s cannot be written: %s", s->name,
                       err_system(errno));
    if (take_lock(s, e))
        return -1;
    struct err fault;
    if (is_new && sqlite_file_new(s->file, &fault) && fault.code != ERR_CONFLICT)
        return err_set(e, fault.code, "%s", fault.text);
    return 0;
}

int sqlite_file_find(struct sqlite *s, struct err *e)
{
    bool is_new = false;
    if (resolve(s, false, e) || check_header(s, &is_new, e))
        return -1;
    return is_new ? err_set(e, ERR_NOT_FOUND, "%.100s does not exist", s->name) : 0;
}
