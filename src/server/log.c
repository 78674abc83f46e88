/* log.c - lines of logfmt. Formatting is apart from writing, so that tests can look at it. */
#include "server/log.h"
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

enum { LINE = 2000, FILE_NAME = 400 };

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int descriptor = STDERR_FILENO;
static char file_name[FILE_NAME];
static enum log_level least_level = LOG_INFO;

static const char *const level_names[] = { "debug", "info", "warn", "error" };

struct text {
    char *at;
    size_t len, size; /* bytes beyond `size` are dropped */
};

static void put(struct text *t, const char *bytes, size_t n)
{
    if (n > t->size - t->len)
        n = t->size - t->len;
    memcpy(t->at + t->len, bytes, n);
    t->len += n;
}

static bool is_plain(const char *value)
{
    if (!*value)
        return false;
    for (; *value; value++)
        if ((unsigned char)*value <= ' ' || *value == '"' || *value == '=' || *value == '\\' ||
            *value == 0x7F)
            return false;
    return true;
}

static void put_value(struct text *t, const char *value)
{
    if (!value)
        value = "";
    if (is_plain(value)) {
        put(t, value, strlen(value));
        return;
    }
    put(t, "\"", 1);
    for (; *value; value++) {
        unsigned char c = (unsigned char)*value;
        char escaped[8];
        if (c == '"' || c == '\\')
            (void)snprintf(escaped, sizeof escaped, "\\%c", c);
        else if (c < ' ' || c == 0x7F)
            (void)snprintf(escaped, sizeof escaped, "\\x%02x", c);
        else
            (void)snprintf(escaped, sizeof escaped, "%c", c);
        put(t, escaped, strlen(escaped));
    }
    put(t, "\"", 1);
}

/* One conversion, `%…`, at `format`; returns what follows it. */
static const char *put_conversion(struct text *t, const char *format, va_list *args)
{
    char number[64] = "";
    size_t n = strcspn(format + 1, "sduzlf%") + 1;
    if (format[n] == 's') {
        put_value(t, va_arg(*args, const char *));
    } else if (format[n] == 'd') {
        (void)snprintf(number, sizeof number, "%d", va_arg(*args, int));
    } else if (format[n] == 'u') {
        (void)snprintf(number, sizeof number, "%u", va_arg(*args, unsigned));
    } else if (format[n] == 'f') {
        int digits = format[1] == '.' ? format[2] - '0' : 6;
        (void)snprintf(number, sizeof number, "%.*f", digits, va_arg(*args, double));
    } else if (format[n] == 'z') {
        (void)snprintf(number, sizeof number, "%zu", va_arg(*args, size_t));
        n++;
    } else if (strncmp(format + n, "lld", 3) == 0) {
        (void)snprintf(number, sizeof number, "%lld", va_arg(*args, long long));
        n += 2;
    } else if (strncmp(format + n, "llu", 3) == 0) {
        (void)snprintf(number, sizeof number, "%llu", va_arg(*args, unsigned long long));
        n += 2;
    }
    put(t, number, strlen(number));
    return format + n + (format[n] != '\0');
}

static void put_keys(struct text *t, const char *keys, va_list *args)
{
    while (*keys) {
        if (*keys == '%') {
            keys = put_conversion(t, keys, args);
        } else {
            put(t, keys, 1);
            keys++;
        }
    }
}

size_t log_keys(char *out, size_t size, const char *keys, ...)
{
    struct text t = { out, 0, size - 1 };
    va_list args;
    va_start(args, keys);
    put_keys(&t, keys, &args);
    va_end(args);
    out[t.len] = '\0';
    return t.len;
}

static void put_head(struct text *t, enum log_level level, const char *event)
{
    struct timespec now;
    struct tm utc;
    char head[160];
    (void)clock_gettime(CLOCK_REALTIME, &now);
    (void)gmtime_r(&now.tv_sec, &utc);
    int n = snprintf(head, sizeof head, "ts=%04d-%02d-%02dT%02d:%02d:%02d.%03dZ level=%s event=%s",
                     utc.tm_year + 1900, utc.tm_mon + 1, utc.tm_mday, utc.tm_hour, utc.tm_min,
                     utc.tm_sec, (int)(now.tv_nsec / 1000000), level_names[level], event);
    put(t, head, (size_t)n);
}

void log_event(enum log_level level, const char *event, const char *keys, ...)
{
    char line[LINE + 1];
    struct text t = { line, 0, LINE };
    if (level < least_level)
        return;
    put_head(&t, level, event);
    if (*keys)
        put(&t, " ", 1);
    va_list args;
    va_start(args, keys);
    put_keys(&t, keys, &args);
    va_end(args);
    line[t.len++] = '\n';
    pthread_mutex_lock(&lock);
    for (size_t done = 0; done < t.len;) {
        ssize_t n = write(descriptor, line + done, t.len - done);
        if (n < 0 && errno != EINTR)
            break; /* nowhere to tell it */
        done += n > 0 ? (size_t)n : 0;
    }
    pthread_mutex_unlock(&lock);
}

bool log_open(const char *file, enum log_level least)
{
    least_level = least;
    if (file && strlen(file) >= sizeof file_name) {
        errno = ENAMETOOLONG;
        return false;
    }
    (void)snprintf(file_name, sizeof file_name, "%s", file ? file : "");
    return log_reopen();
}

bool log_reopen(void)
{
    int opened = STDERR_FILENO;
    if (file_name[0])
        opened = open(file_name, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0640);
    if (opened < 0)
        return false; /* the old one goes on */
    pthread_mutex_lock(&lock);
    int old = descriptor;
    descriptor = opened;
    pthread_mutex_unlock(&lock);
    if (old != STDERR_FILENO)
        (void)close(old);
    return true;
}

void log_close(void)
{
    file_name[0] = '\0';
    (void)log_reopen();
}

bool log_level_by_name(const char *name, enum log_level *level)
{
    for (int i = LOG_DEBUG; i <= LOG_ERROR; i++) {
        if (strcmp(name, level_names[i]) == 0) {
            *level = (enum log_level)i;
            return true;
        }
    }
    return false;
}
