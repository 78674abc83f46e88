/* postgres.c - starting, emptying and stopping a PostgreSQL for tests. */
#include "postgres.h"
#include "given.h"
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

static struct {
    pid_t script; /* 0: not started */
    int input;    /* its end is the end of the script */
    bool is_ready;
    char folder[64];
    char said[200];
} server;

static void run_script(int input, int output)
{
    dup2(input, STDIN_FILENO);
    dup2(output, STDOUT_FILENO);
    execlp("sh", "sh", "tests/store/lib/postgres.sh", server.folder, (char *)NULL);
    _exit(127);
}

/* All ends of pipes close in what the script runs, but for its own input and output. */
static void start(void)
{
    int in[2], out[2];
    snprintf(server.folder, sizeof server.folder, "/tmp/vaka_postgres_%d", (int)getpid());
    assert_int_equal(pipe(in), 0);
    assert_int_equal(pipe(out), 0);
    for (int i = 0; i < 2; i++) {
        (void)fcntl(in[i], F_SETFD, FD_CLOEXEC);
        (void)fcntl(out[i], F_SETFD, FD_CLOEXEC);
    }
    server.script = fork();
    assert_true(server.script >= 0);
    if (server.script == 0)
        run_script(in[0], out[1]);
    close(in[0]);
    close(out[1]);
    server.input = in[1];
    FILE *answer = fdopen(out[0], "r");
    assert_non_null(answer);
    if (fgets(server.said, sizeof server.said, answer))
        server.said[strcspn(server.said, "\n")] = 0;
    server.is_ready = strcmp(server.said, "ready") == 0;
    fclose(answer);
}

void postgres_gone(void)
{
    if (!server.script)
        return;
    close(server.input);
    waitpid(server.script, NULL, 0);
    server.script = 0;
}

void postgres_url(char *url, size_t size, const char *user, const char *database)
{
    snprintf(url, size, "postgres://%s@/%s?host=%s", user, database, server.folder);
}

void postgres_sql(const char *sql)
{
    char command[1000];
    snprintf(command, sizeof command,
             "psql -q -v ON_ERROR_STOP=1 -h %s -U vaka -d vaka -c \"%s\" >/dev/null 2>&1",
             server.folder, sql);
    if (system(command) != 0) /* NOLINT(cert-env33-c): a command of this file's own */
        fail_msg("psql: %s", sql);
}

void postgres_emptied(char *url, size_t size)
{
    if (!server.script)
        start();
    if (!server.is_ready && strstr(server.said, "there is no PostgreSQL")) {
        print_message("%s\n", server.said);
        skip();
    }
    if (!server.is_ready)
        fail_msg("PostgreSQL did not start: %s", server.said);
    postgres_sql("DROP SCHEMA public CASCADE; CREATE SCHEMA public");
    postgres_url(url, size, "vaka", "vaka");
}
