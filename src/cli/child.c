/* child.c - see child.h. */
#include "cli/child.h"
#include "cli/cli.h"
#include "words/tell.h"
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <spawn.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

extern char **environ;

enum {
    WORDS_MAX = 64,
    COMMAND_MAX = 1024,
    LOOK_MS = 100,     /* between two looks at *stop */
    LEAVE_MS = 1000,   /* to leave by itself at the end */
    DIE_MS = 2000,     /* to be gone once it was killed */
    EXPLAIN_MS = 1000, /* after its output ended: is it gone, and how? */
};

/* Between pipe and spawn no other thread may start a program, which would inherit our ends. */
static pthread_mutex_t starting = PTHREAD_MUTEX_INITIALIZER;

void child_expect_broken_pipes(void)
{
    sigset_t set;
    (void)sigemptyset(&set);
    (void)sigaddset(&set, SIGPIPE);
    (void)pthread_sigmask(SIG_BLOCK, &set, NULL);
}

/* ---- Starting -------------------------------------------------------------------------------- */

static bool split(char *text, char *word[WORDS_MAX + 1])
{
    int n = 0;
    char *rest = NULL;
    for (char *w = strtok_r(text, " ", &rest); w; w = strtok_r(NULL, " ", &rest)) {
        if (n == WORDS_MAX)
            return false;
        word[n++] = w;
    }
    word[n] = NULL;
    return n > 0;
}

static int error_of(const char *path)
{
    struct stat st;
    if (stat(path, &st) != 0)
        return errno;
    if (S_ISDIR(st.st_mode))
        return EISDIR;
    return access(path, X_OK) == 0 ? 0 : errno;
}

/* As execvp looks for it. */
static int error_in_path(const char *name)
{
    const char *at = getenv("PATH");
    int error = ENOENT;
    if (strchr(name, '/') || !at)
        return error_of(name);
    for (; error; at++) {
        char path[COMMAND_MAX + 4096];
        int n = (int)strcspn(at, ":");
        (void)snprintf(path, sizeof path, "%.*s%s%s", n, at, n ? "/" : "", name);
        error = error_of(path);
        at += n;
        if (!*at)
            break;
    }
    return error;
}

static struct vk_reason failed(const char *msgid, int error)
{
    struct vk_reason why = vk_reason(msgid);
    vk_reason_word(&why, vk_error_word(error));
    return why;
}

bool child_is_there(const char *command, struct vk_reason *why)
{
    char text[COMMAND_MAX];
    char *word[WORDS_MAX + 1];
    int error = EINVAL;
    if ((size_t)snprintf(text, sizeof text, "%s", command) < sizeof text && split(text, word))
        error = error_in_path(word[0]);
    if (error)
        *why = failed(VK_WORD("cannot be started: {0}"), error);
    return !error;
}

static bool set_flag(int fd, int get, int set, int flag)
{
    int flags = fcntl(fd, get);
    return flags >= 0 && fcntl(fd, set, flags | flag) == 0;
}

static void close_all(int *fd, int n)
{
    for (int i = 0; i < n; i++)
        if (fd[i] >= 0)
            (void)close(fd[i]);
}

/* fd: its input (its end, ours), its output (ours, its end). 0 or an error number. */
static int make_pipes(int fd[4])
{
    for (int i = 0; i < 4; i++)
        fd[i] = -1;
    if (pipe(fd) != 0 || pipe(fd + 2) != 0)
        return errno;
    for (int i = 0; i < 4; i++)
        if (!set_flag(fd[i], F_GETFD, F_SETFD, FD_CLOEXEC))
            return errno;
    for (int i = 1; i < 3; i++)
        if (!set_flag(fd[i], F_GETFL, F_SETFL, O_NONBLOCK))
            return errno;
    return 0;
}

/* A group of its own, so that Ctrl-C is ours and all that it starts can be ended; signals as usual. */
static int spawn(pid_t *pid, char **word, const int fd[4])
{
    posix_spawn_file_actions_t files;
    posix_spawnattr_t attributes;
    sigset_t none, broken;
    (void)sigemptyset(&none);
    (void)sigemptyset(&broken);
    (void)sigaddset(&broken, SIGPIPE);
    (void)sigaddset(&broken, SIGINT);
    (void)sigaddset(&broken, SIGTERM);
    if (posix_spawn_file_actions_init(&files) != 0)
        return ENOMEM;
    if (posix_spawnattr_init(&attributes) != 0) {
        (void)posix_spawn_file_actions_destroy(&files);
        return ENOMEM;
    }
    int error = posix_spawn_file_actions_adddup2(&files, fd[0], STDIN_FILENO);
    if (!error)
        error = posix_spawn_file_actions_adddup2(&files, fd[3], STDOUT_FILENO);
    if (!error)
        error = posix_spawnattr_setflags(
            &attributes, POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);
    if (!error)
        error = posix_spawnattr_setpgroup(&attributes, 0);
    if (!error)
        error = posix_spawnattr_setsigmask(&attributes, &none);
    if (!error)
        error = posix_spawnattr_setsigdefault(&attributes, &broken);
    if (!error)
        error = posix_spawnp(pid, word[0], &files, &attributes, word, environ);
    (void)posix_spawnattr_destroy(&attributes);
    (void)posix_spawn_file_actions_destroy(&files);
    return error;
}

bool child_start(struct cli_child *c, const char *command, struct vk_reason *why)
{
    char text[COMMAND_MAX];
    char *word[WORDS_MAX + 1];
    int fd[4];
    *c = (struct cli_child){ .to = -1, .from = -1 };
    if ((size_t)snprintf(text, sizeof text, "%s", command) >= sizeof text || !split(text, word)) {
        *why = vk_reason("cannot be started: that is not a command");
        return false;
    }
    (void)pthread_mutex_lock(&starting);
    (void)signal(
        SIGCHLD,
        SIG_DFL); /* who started us may ignore it: then nobody would be told how it ended */
    int error = make_pipes(fd);
    if (!error)
        error = spawn(&c->pid, word, fd);
    (void)pthread_mutex_unlock(&starting);
    if (error) {
        close_all(fd, 4);
        c->pid = 0;
        *why = failed(VK_WORD("cannot be started: {0}"), error);
        return false;
    }
    (void)close(fd[0]);
    (void)close(fd[3]);
    c->to = fd[1];
    c->from = fd[2];
    return true;
}

/* ---- Ending ---------------------------------------------------------------------------------- */

static void nap(long milliseconds)
{
    struct timespec t = { .tv_sec = milliseconds / 1000, .tv_nsec = milliseconds % 1000 * 1000000 };
    (void)nanosleep(&t, NULL);
}

/* Is it gone? It stays to be reaped, so that its number is not given to another program. */
static bool is_gone(const struct cli_child *c, siginfo_t *info, int milliseconds)
{
    long pause = 1;
    for (long waited = 0;; waited += pause, pause = pause < 20 ? pause + 1 : pause) {
        info->si_pid = 0;
        if (waitid(P_PID, (id_t)c->pid, info, WEXITED | WNOHANG | WNOWAIT) != 0)
            return false;
        if (info->si_pid != 0)
            return true;
        if (waited >= milliseconds)
            return false;
        nap(pause);
    }
}

/* All of its group, and itself, as it may have left that. What runs as another user lives on: no wait for it. */
void child_end(struct cli_child *c, bool may_finish)
{
    siginfo_t info;
    if (c->pid == 0)
        return;
    (void)close(c->to);
    if (may_finish)
        (void)is_gone(c, &info, LEAVE_MS);
    (void)kill(-c->pid, SIGKILL);
    (void)kill(c->pid, SIGKILL);
    (void)close(c->from);
    if (is_gone(c, &info, DIE_MS))
        (void)waitpid(c->pid, NULL, 0);
    else
        vk_tell_to(stderr, "vaka: a player could not be ended: process %u goes on\n",
                   (unsigned)c->pid);
    *c = (struct cli_child){ .to = -1, .from = -1 };
}

/* Its output or its input is closed: because it ended? */
static enum child_news closed(const struct cli_child *c, const char *how, struct vk_reason *why)
{
    siginfo_t info;
    if (!is_gone(c, &info, EXPLAIN_MS)) {
        *why = vk_reason(how);
    } else if (info.si_code == CLD_EXITED) {
        *why = vk_reason(c->n_in ? VK_WORD("ended with exit status {0} in the middle of a line")
                                 : VK_WORD("ended with exit status {0}"));
        vk_reason_int(why, info.si_status);
    } else {
        *why = vk_reason("was ended by signal {0} ({1})");
        vk_reason_int(why, info.si_status);
        vk_reason_text(why, strsignal(info.si_status));
    }
    return CHILD_BAD;
}

/* ---- Talking --------------------------------------------------------------------------------- */

/* Wait until something can be read or written. CHILD_BAD: the time is over. */
static enum child_news wait_for(int fd, short events, double until, const atomic_int *stop)
{
    for (;;) {
        double left = (until - cli_seconds()) * 1000;
        struct pollfd p = { .fd = fd, .events = events };
        if (atomic_load(stop))
            return CHILD_STOPPED;
        int got = poll(&p, 1, left <= 0 ? 0 : left < LOOK_MS ? (int)left + 1 : LOOK_MS);
        if (got > 0)
            return CHILD_GOOD;
        if (left <= 0)
            return CHILD_BAD;
    }
}

static enum child_news hand_over(struct cli_child *c, const char *text, size_t n, double until,
                                 const atomic_int *stop, struct vk_reason *why)
{
    while (n > 0) {
        ssize_t put = write(c->to, text, n);
        if (put > 0) {
            text += put;
            n -= (size_t)put;
        } else if (put < 0 && errno == EPIPE) {
            return closed(c, VK_WORD("closed its standard input"), why);
        } else if (put < 0 && errno != EAGAIN && errno != EINTR) {
            *why = failed(VK_WORD("cannot be written to: {0}"), errno);
            return CHILD_BAD;
        } else if (put < 0) {
            enum child_news news = wait_for(c->to, POLLOUT, until, stop);
            if (news == CHILD_BAD)
                *why = vk_reason("does not read what it is told");
            if (news != CHILD_GOOD)
                return news;
        }
    }
    return CHILD_GOOD;
}

/* One line from what was read; false if there is no whole one yet. */
static bool take_line(struct cli_child *c, char *line)
{
    char *end = memchr(c->in, '\n', c->n_in);
    if (!end)
        return false;
    size_t n = (size_t)(end - c->in);
    memcpy(line, c->in, n);
    line[n > 0 && line[n - 1] == '\r' ? n - 1 : n] = '\0';
    c->n_in -= n + 1;
    memmove(c->in, end + 1, c->n_in);
    return true;
}

static enum child_news listen_to(struct cli_child *c, double until, const atomic_int *stop,
                                 char *line, struct vk_reason *why)
{
    while (!take_line(c, line)) {
        if (c->n_in == sizeof c->in) {
            *why = vk_reason("wrote a line of more than {0} bytes");
            vk_reason_int(why, CHILD_LINE_MAX - 1);
            return CHILD_BAD;
        }
        ssize_t got = read(c->from, c->in + c->n_in, sizeof c->in - c->n_in);
        if (got > 0) {
            c->n_in += (size_t)got;
        } else if (got == 0 || (errno != EAGAIN && errno != EINTR)) {
            return closed(c, VK_WORD("closed its standard output"), why);
        } else {
            enum child_news news = wait_for(c->from, POLLIN, until, stop);
            if (news == CHILD_BAD)
                *why = vk_reason(c->n_in
                                     ? VK_WORD("did not answer in time: only a part of a line came")
                                     : VK_WORD("did not answer in time"));
            if (news != CHILD_GOOD)
                return news;
        }
    }
    return CHILD_GOOD;
}

bool child_is_quiet(struct cli_child *c, struct vk_reason *why)
{
    if (c->n_in == 0) {
        ssize_t got = read(c->from, c->in, sizeof c->in);
        c->n_in = got > 0 ? (size_t)got : 0; /* its end is noticed when it is asked */
    }
    if (c->n_in > 0)
        *why = vk_reason("wrote more than it was asked for");
    return c->n_in == 0;
}

enum child_news child_tell(struct cli_child *c, const char *text, size_t n, double seconds,
                           const atomic_int *stop, struct vk_reason *why)
{
    return hand_over(c, text, n, cli_seconds() + seconds, stop, why);
}

enum child_news child_ask(struct cli_child *c, const char *text, size_t n, double seconds,
                          const atomic_int *stop, char *line, struct vk_reason *why)
{
    double until = cli_seconds() + seconds;
    enum child_news news = hand_over(c, text, n, until, stop, why);
    return news == CHILD_GOOD ? listen_to(c, until, stop, line, why) : news;
}
