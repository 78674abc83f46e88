/* speak.c - the language of the process. */
#include "words/speak.h"
#include "words/languages.h"
#include <errno.h>
#include <stdlib.h>
#include <string.h>

static const struct vk_language *spoken;

void vk_speak(const struct vk_language *l)
{
    spoken = l;
}

const char *vk_say(const char *msgid)
{
    const char *text = spoken ? vk_language_find(spoken, msgid) : NULL;
    return text ? text : vk_msgid_text(msgid);
}

struct vk_said vk_say_reason(const struct vk_reason *r)
{
    struct vk_said said = { "" };
    struct vk_words w = { 0 };
    struct vk_out out = vk_out_to(said.text, sizeof said.text);
    vk_say_in(&w);
    vk_reason_put(r, &w, &out);
    return said;
}

/* Those that people meet, as the GNU C library says them; others are quoted as the system has them. */
static const struct {
    int error;
    const char *text;
} errors[] = {
    { EADDRINUSE, VK_WORD("Address already in use") },
    { E2BIG, VK_WORD("Argument list too long") },
    { EBADF, VK_WORD("Bad file descriptor") },
    { EPIPE, VK_WORD("Broken pipe") },
    { ENOMEM, VK_WORD("Cannot allocate memory") },
    { EADDRNOTAVAIL, VK_WORD("Cannot assign requested address") },
    { ECONNREFUSED, VK_WORD("Connection refused") },
    { ECONNRESET, VK_WORD("Connection reset by peer") },
    { EBUSY, VK_WORD("Device or resource busy") },
    { ENOTEMPTY, VK_WORD("Directory not empty") },
    { EDQUOT, VK_WORD("Disk quota exceeded") },
    { ENOEXEC, VK_WORD("Exec format error") },
    { EEXIST, VK_WORD("File exists") },
    { ENAMETOOLONG, VK_WORD("File name too long") },
    { EFBIG, VK_WORD("File too large") },
    { EIO, VK_WORD("Input/output error") },
    { EINVAL, VK_WORD("Invalid argument") },
    { EISDIR, VK_WORD("Is a directory") },
    { ENXIO, VK_WORD("No such device or address") },
    { ENOENT, VK_WORD("No such file or directory") },
    { ENOSPC, VK_WORD("No space left on device") },
    { ENOTDIR, VK_WORD("Not a directory") },
    { EPERM, VK_WORD("Operation not permitted") },
    { EACCES, VK_WORD("Permission denied") },
    { EROFS, VK_WORD("Read-only file system") },
    { EAGAIN, VK_WORD("Resource temporarily unavailable") },
    { ETXTBSY, VK_WORD("Text file busy") },
    { ELOOP, VK_WORD("Too many levels of symbolic links") },
    { EMFILE, VK_WORD("Too many open files") },
    { ENFILE, VK_WORD("Too many open files in system") },
};

const char *vk_error_word(int error)
{
    for (size_t i = 0; i < sizeof errors / sizeof errors[0]; i++)
        if (errors[i].error == error)
            return errors[i].text;
    return strerror(error);
}

const char *vk_say_error(int error)
{
    return vk_say(vk_error_word(error));
}

void vk_say_in(struct vk_words *w)
{
    vk_words_in(w, spoken);
}

const struct vk_language *vk_language_of_system(void)
{
    static const char *const names[] = { "LC_ALL", "LC_MESSAGES", "LANG" };
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
        const char *value = getenv(names[i]);
        if (value && value[0])
            return vk_language_of(value);
    }
    return NULL;
}
