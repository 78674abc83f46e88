/* file.c - whole files, in and out. */
#include "cli/file.h"
#include "words/tell.h"
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static void say_errno(char *why, size_t size, const char *format, const char *path)
{
    vk_tell_text(why, size, format, path, vk_say_error(errno));
}

/* Reads to the end of the stream into a buffer that grows. */
static char *read_all(int fd, const char *path, size_t *n, char *why, size_t why_size)
{
    size_t cap = 1 << 16;
    char *text = malloc(cap + 1);
    *n = 0;
    while (text) {
        ssize_t got = read(fd, text + *n, cap - *n);
        if (got < 0 && errno == EINTR)
            continue;
        if (got <= 0) {
            if (got == 0) {
                text[*n] = '\0';
                return text;
            }
            say_errno(why, why_size, VK_WORD("cannot read \"%s\": %s"), path);
            break;
        }
        *n += (size_t)got;
        if (*n >= CLI_FILE_MAX) {
            vk_tell_text(why, why_size, "\"%s\" is larger than any journal (%d MiB)", path,
                         CLI_FILE_MAX >> 20);
            break;
        }
        if (*n == cap) {
            char *more = realloc(text, cap * 2 + 1);
            if (!more) {
                vk_tell_text(why, why_size, "there is not enough memory for \"%s\"", path);
                break;
            }
            text = more;
            cap *= 2;
        }
    }
    if (!text)
        vk_tell_text(why, why_size, "there is not enough memory for \"%s\"", path);
    free(text);
    return NULL;
}

char *cli_read_file(const char *path, size_t *n, char *why, size_t why_size)
{
    if (strcmp(path, "-") == 0)
        return read_all(STDIN_FILENO, vk_say("standard input"), n, why, why_size);
    int fd = open(path, O_RDONLY | O_CLOEXEC);
    if (fd < 0) {
        say_errno(why, why_size, VK_WORD("cannot read \"%s\": %s"), path);
        return NULL;
    }
    char *text = read_all(fd, path, n, why, why_size);
    (void)close(fd);
    return text;
}

static bool write_all(int fd, const char *text, size_t n)
{
    while (n > 0) {
        ssize_t put = write(fd, text, n);
        if (put < 0 && errno == EINTR)
            continue;
        if (put <= 0)
            return false;
        text += put;
        n -= (size_t)put;
    }
    return true;
}

bool cli_write_file(const char *path, const char *text, size_t n, char *why, size_t why_size)
{
    char new_path[4300];
    int length = snprintf(new_path, sizeof new_path, "%s.new", path);
    errno = ENAMETOOLONG;
    int fd = length < 0 || (size_t)length >= sizeof new_path
                 ? -1
                 : open(new_path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0666);
    bool is_good = fd >= 0 && write_all(fd, text, n);
    if (!is_good)
        say_errno(why, why_size, VK_WORD("cannot write \"%s\": %s"), path);
    if (fd >= 0 && close(fd) != 0 && is_good) {
        say_errno(why, why_size, VK_WORD("cannot write \"%s\": %s"), path);
        is_good = false;
    }
    if (is_good && rename(new_path, path) != 0) {
        say_errno(why, why_size, VK_WORD("cannot write \"%s\": %s"), path);
        is_good = false;
    }
    if (!is_good && fd >= 0)
        (void)unlink(new_path);
    return is_good;
}

bool cli_make_directory(const char *path, char *why, size_t why_size)
{
    struct stat st;
    if (mkdir(path, 0777) != 0 && errno != EEXIST) {
        say_errno(why, why_size, VK_WORD("cannot make the directory \"%s\": %s"), path);
        return false;
    }
    if (stat(path, &st) == 0 && !S_ISDIR(st.st_mode))
        errno = ENOTDIR;
    else if (access(path, W_OK | X_OK) == 0)
        return true;
    say_errno(why, why_size, VK_WORD("cannot write into \"%s\": %s"), path);
    return false;
}
