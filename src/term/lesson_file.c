/* lesson_file.c - which lessons were finished, in a file of lines. */
#include "term/lesson_file.h"
#include "words/speak.h"
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

enum { LINE = 100 };

static bool lessons_path(char path[FILE_PATH])
{
    static const char name[] = "lessons.txt";
    if (!state_folder(path) || strlen(path) + sizeof name > FILE_PATH)
        return false;
    memcpy(path + strlen(path), name, sizeof name);
    return true;
}

static void line_of(const struct vk_book *b, int lesson, struct vk_out *out)
{
    vk_put(out, b->game->id);
    vk_put(out, " ");
    vk_put(out, b->lesson[lesson].id);
}

uint32_t lessons_done(const struct vk_book *b)
{
    char path[FILE_PATH], line[LINE], text[LINE];
    uint32_t done = 0;
    FILE *file = lessons_path(path) ? fopen(path, "r") : NULL;
    while (file && fgets(line, sizeof line, file)) {
        line[strcspn(line, "\r\n")] = '\0';
        for (int i = 0; i < b->n_lessons; i++) {
            struct vk_out out = vk_out_to(text, sizeof text);
            line_of(b, i, &out);
            done |= (uint32_t)(strcmp(line, text) == 0) << i;
        }
    }
    if (file)
        (void)fclose(file);
    return done;
}

bool lesson_note(const struct vk_book *b, int lesson, struct fault *no)
{
    char path[FILE_PATH], text[LINE];
    struct vk_out out = vk_out_to(text, sizeof text);
    if (lessons_done(b) >> lesson & 1)
        return true;
    if (!lessons_path(path)) {
        fault_say(no,
                  "there is no home directory to keep the lesson in; set HOME or XDG_STATE_HOME");
        return false;
    }
    line_of(b, lesson, &out);
    vk_put(&out, "\n");
    int fd = make_folders(path) ? open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600) : -1;
    errno = fd < 0 ? errno : ENOSPC;
    bool is_good = fd >= 0 && write(fd, text, out.len) == (ssize_t)out.len;
    if (!is_good)
        fault_say(no, "cannot write to %s: %s", path, vk_say_error(errno));
    if (fd >= 0)
        (void)close(fd);
    return is_good;
}
