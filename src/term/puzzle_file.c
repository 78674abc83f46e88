/* puzzle_file.c - see puzzle_file.h. */
#include "term/puzzle_file.h"
#include "session/daily.h"
#include "term/journal_file.h"
#include <stdio.h>
#include <string.h>

enum { LINE = 80, STREAK_MOST = 100000 };

static bool is_kept(FILE *file, const char *game, const char *day)
{
    char line[LINE], wanted[LINE];
    (void)snprintf(wanted, sizeof wanted, "%s %s\n", day, game);
    rewind(file);
    while (fgets(line, sizeof line, file))
        if (strcmp(line, wanted) == 0)
            return true;
    return false;
}

/* The day before one, by walking down from it: days have no other arithmetic here. */
static void day_before(int64_t *time, char day[VK_DAY_TEXT])
{
    *time -= VK_DAY_MS;
    vk_day_write(*time, day);
}

static int streak(FILE *file, const char *game, const char *today)
{
    char day[VK_DAY_TEXT] = "";
    int64_t time = 0;
    int n = 0;
    for (; strcmp(day, today) != 0; time += VK_DAY_MS)
        vk_day_write(time, day);
    for (time -= VK_DAY_MS; n < STREAK_MOST && is_kept(file, game, day); n++)
        day_before(&time, day);
    return n;
}

int puzzle_solved(const char *game, const char *day, bool is_today)
{
    char path[FILE_PATH + 16], folder[FILE_PATH];
    if (!is_today || !vk_day_is_right(day) || !state_folder(folder))
        return 0;
    (void)snprintf(path, sizeof path, "%spuzzles.txt", folder);
    if (!make_folders(path))
        return 0;
    FILE *file = fopen(path, "a+");
    if (!file)
        return 0;
    if (!is_kept(file, game, day))
        (void)fprintf(file, "%s %s\n", day, game);
    (void)fflush(file);
    int n = streak(file, game, day);
    (void)fclose(file);
    return n;
}
