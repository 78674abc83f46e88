/* lines.c - lines of text out and in, as this terminal can show them. */
#include "term/lines.h"
#include "term/front.h"
#include "term/text.h"
#include <stdio.h>
#include <string.h>
#include <unistd.h>

void print(const char *text)
{
    char ascii[512];
    if (is_utf8()) {
        fputs(text, stdout);
        return;
    }
    while (*text) {
        char part[128];
        size_t n = text_fit(text, 60);
        n = n < sizeof part ? n : sizeof part - 1;
        memcpy(part, text, n);
        part[n] = '\0';
        struct vk_out out = vk_out_to(ascii, sizeof ascii);
        text_put_ascii(part, &out);
        fputs(ascii, stdout);
        text += n ? n : 1;
    }
}

void print_line(const char *text)
{
    print(text);
    putchar('\n');
}

bool read_line(char *line, size_t cap)
{
    fflush(stdout);
    if (stop_signal() || !fgets(line, (int)cap, stdin))
        return false;
    size_t n = strcspn(line, "\r\n");
    if (line[n] == '\0' && n + 1 == cap) { /* too long for any answer: drop the rest */
        int c;
        while ((c = getchar()) != EOF && c != '\n')
            continue;
    }
    line[n] = '\0';
    if (!isatty(STDIN_FILENO)) /* a transcript shows what was answered */
        print_line(line);
    return true;
}
