/* budget.c - a set of buckets for each kind of thing, so that kinds do not disturb each other. */
#include "server/budget.h"
#include "server/attempts.h"
#include "server/nodes.h"
#include "store/xmalloc.h"
#include "vaka/hash.h"
#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MINUTE = 60, HOUR = 3600, DAY = 86400 };

enum kind { THINK_PERSON, THINK_HOUSEHOLD, NEW_TABLES, NEW_GUESTS, BYTES, N_KINDS };

struct budgets {
    struct attempts of[N_KINDS];
    uint64_t salt;
};

const char budget_no_thinking[] = "Bots have used up their thinking time for you; wait a minute.";
const char budget_no_table[] =
    "Too many tables were opened from your address in the last hour; try again later.";
const char budget_no_guest[] =
    "Too many guests came from your address in the last hour; try again later.";
const char budget_no_writing[] =
    "Your address has stored as much as it may in a day; try again later.";

/* So many of a kind in its time, and at once after a pause, as the settings are now; 0: any number. */
static void set_limit(struct attempts *a, const struct server_config *c, enum kind kind)
{
    static const int seconds[N_KINDS] = { [THINK_PERSON] = MINUTE,
                                          [THINK_HOUSEHOLD] = MINUTE,
                                          [NEW_TABLES] = HOUR,
                                          [NEW_GUESTS] = HOUR,
                                          [BYTES] = DAY };
    const double most[N_KINDS] = { [THINK_PERSON] = c->think_per_person,
                                   [THINK_HOUSEHOLD] = c->think_per_address,
                                   [NEW_TABLES] = c->new_tables_per_address,
                                   [NEW_GUESTS] = c->new_guests_per_address,
                                   [BYTES] = (double)c->bytes_per_address };
    a->burst = most[kind];
    a->seconds = most[kind] > 0 ? seconds[kind] / most[kind] : seconds[kind];
}

struct budgets *budgets_open(struct server *sv)
{
    struct budgets *b = xcalloc(1, sizeof *b);
    for (int i = 0; i < N_KINDS; i++) {
        attempts_open(&b->of[i], 0, 0);
        set_limit(&b->of[i], &sv->config, (enum kind)i);
        nodes_share(sv, &b->of[i], (char)('a' + i));
    }
    randombytes_buf(&b->salt, sizeof b->salt);
    return b;
}

void budgets_close(struct budgets *b)
{
    free(b);
}

static struct attempts *limit_of(struct server *sv, enum kind kind)
{
    struct attempts *a = &sv->budgets->of[kind];
    set_limit(a, &sv->config, kind);
    return a;
}

static bool has_left(struct server *sv, enum kind kind, const char *key)
{
    return attempts_left(limit_of(sv, kind), key, sv->awake) > 0;
}

static void spend(struct server *sv, enum kind kind, const char *key, double amount)
{
    attempts_spend(limit_of(sv, kind), key, amount, sv->awake);
}

static bool take_one(struct server *sv, enum kind kind, const char *key)
{
    return attempts_take(limit_of(sv, kind), key, sv->awake);
}

/* ---- Thinking ---- */

static const char *key_of(int64_t person, char key[24])
{
    (void)snprintf(key, 24, "%lld", (long long)person);
    return key;
}

bool budget_may_think(struct server *sv, int64_t person, const char *household)
{
    char key[24];
    return has_left(sv, THINK_PERSON, key_of(person, key)) &&
           has_left(sv, THINK_HOUSEHOLD, household);
}

void budget_thought(struct server *sv, int64_t person, const char *household, double seconds)
{
    char key[24];
    spend(sv, THINK_PERSON, key_of(person, key), seconds);
    spend(sv, THINK_HOUSEHOLD, household, seconds);
}

/* ---- Tables, guests, bytes ---- */

bool budget_new_table(struct server *sv, const char *household)
{
    return take_one(sv, NEW_TABLES, household);
}

bool budget_new_guest(struct server *sv, const char *household)
{
    return take_one(sv, NEW_GUESTS, household);
}

bool budget_may_write(struct server *sv, const char *household)
{
    return has_left(sv, BYTES, household);
}

void budget_written(struct server *sv, const char *household, size_t bytes)
{
    spend(sv, BYTES, household, (double)bytes);
}

/* ---- Shares ---- */

uint64_t budget_share(const struct server *sv, const char *of)
{
    return vk_hash(sv->budgets->salt, of, strlen(of));
}

uint64_t budget_share_of(const struct server *sv, int64_t person)
{
    return vk_hash(sv->budgets->salt, &person, sizeof person);
}
