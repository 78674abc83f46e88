/* daily_file.c - which game is a daily challenge, and the file of results. */
#include "term/daily_file.h"
#include "session/fair.h"
#include "words/speak.h"
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

enum { TENTHS_MOST = 99999, TURNS_MOST = 99999 };

/* ---- Which game is one ---------------------------------------------------------------------- */

static bool has_luck_of(const struct vk_session *t, const struct vk_journal_head *head,
                        const char *day)
{
    uint8_t secret[32];
    vk_fair_daily(t->game->id, day, secret);
    return vk_fair_fits(secret, head->commit);
}

/* One seat, every option as it is without a word. */
static bool is_standard(const struct vk_session *t)
{
    struct vk_setup standard;
    vk_setup_standard(t->game, 1, &standard);
    for (int i = 0; i < t->game->n_options; i++)
        if (t->setup.option[i] != standard.option[i])
            return false;
    return t->setup.seats == standard.seats;
}

bool daily_day(const struct vk_session *t, const struct vk_journal_head *head,
               char day[VK_DAY_TEXT])
{
    if (!vk_has_daily(t->game) || head->chance_kind != VK_CHANCE_FAIR || head->bot[0][0] ||
        t->n == 0 || !is_standard(t))
        return false;
    /* It began on the day of its first step, or midnight came in between. */
    for (int64_t back = 0; back <= VK_DAY_MS; back += VK_DAY_MS) {
        vk_day_write(t->step[0].time - back, day);
        if (has_luck_of(t, head, day))
            return true;
    }
    return false;
}

void daily_result(const struct vk_session *t, const char *day, struct daily_result *out)
{
    struct vk_score score = { 0 };
    const struct vk_head *h = t->state;
    t->game->score(t->state, &score);
    *out = (struct daily_result){ .is_won = score.winners & 1,
                                  .tenths = (int)score.total[0] * 10 / t->game->score_unit,
                                  .turns = h->round };
    memcpy(out->day, day, VK_DAY_TEXT);
    (void)snprintf(out->game, sizeof out->game, "%s", t->game->id);
}

/* ---- Lines ---------------------------------------------------------------------------------- */

static void daily_write(const struct daily_result *r, struct vk_out *out)
{
    vk_put(out, r->day);
    vk_put_char(out, ' ');
    vk_put(out, r->game);
    vk_put(out, r->is_won ? " won " : " lost ");
    vk_put_int(out, r->tenths / 10);
    vk_put_char(out, '.');
    vk_put_int(out, r->tenths % 10);
    vk_put_char(out, ' ');
    vk_put_int(out, r->turns);
}

static bool take_int(const char **at, int most, int *value)
{
    const char *from = *at;
    for (*value = 0; **at >= '0' && **at <= '9' && *value <= most; ++*at)
        *value = *value * 10 + (**at - '0');
    return *at > from && *value <= most;
}

static bool take(const char **at, const char *text)
{
    size_t n = strlen(text);
    if (strncmp(*at, text, n) != 0)
        return false;
    *at += n;
    return true;
}

static bool take_word(const char **at, char *word, size_t size)
{
    size_t n = strcspn(*at, " ");
    if (n == 0 || n >= size)
        return false;
    memcpy(word, *at, n);
    word[n] = '\0';
    *at += n;
    return take(at, " ");
}

bool daily_read(const char *line, size_t n, struct daily_result *out)
{
    char text[DAILY_LINE];
    const char *at = text;
    int whole, tenth;
    if (n >= sizeof text || memchr(line, '\0', n))
        return false;
    memcpy(text, line, n);
    text[n] = '\0';
    if (!take_word(&at, out->day, sizeof out->day) || !vk_day_is_right(out->day) ||
        !take_word(&at, out->game, sizeof out->game))
        return false;
    out->is_won = take(&at, "won ");
    if ((!out->is_won && !take(&at, "lost ")) || !take_int(&at, TENTHS_MOST / 10, &whole) ||
        !take(&at, ".") || !take_int(&at, 9, &tenth) || !take(&at, " ") ||
        !take_int(&at, TURNS_MOST, &out->turns))
        return false;
    out->tenths = whole * 10 + tenth;
    return *at == '\0';
}

/* ---- The file -------------------------------------------------------------------------------- */

bool daily_path(char path[FILE_PATH])
{
    static const char name[] = "daily.txt";
    if (!state_folder(path) || strlen(path) + sizeof name > FILE_PATH)
        return false;
    memcpy(path + strlen(path), name, sizeof name);
    return true;
}

/* A line that was torn when the machine stopped must not spoil the next one. */
static bool ends_in_whole_line(int fd)
{
    char last;
    return lseek(fd, -1, SEEK_END) < 0 || read(fd, &last, 1) != 1 || last == '\n';
}

bool daily_append(const struct daily_result *r, struct fault *no)
{
    char path[FILE_PATH], line[DAILY_LINE];
    struct vk_out out = vk_out_to(line, sizeof line);
    if (!daily_path(path)) {
        fault_say(no, "there is no home directory to keep the result of the day in; set HOME or "
                      "XDG_STATE_HOME");
        return false;
    }
    int fd = make_folders(path) ? open(path, O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC, 0600) : -1;
    if (fd < 0) {
        fault_say(no, "cannot write the result of the day to %s: %s", path, vk_say_error(errno));
        return false;
    }
    vk_put(&out, ends_in_whole_line(fd) ? "" : "\n");
    daily_write(r, &out);
    vk_put_char(&out, '\n');
    errno = ENOSPC;
    bool is_good = vk_out_ok(&out) && write(fd, line, out.len) == (ssize_t)out.len;
    is_good = is_good && (fsync(fd) == 0 || errno == EINVAL);
    if (!is_good)
        fault_say(no, "cannot write the result of the day to %s: %s", path, vk_say_error(errno));
    (void)close(fd);
    return is_good;
}
