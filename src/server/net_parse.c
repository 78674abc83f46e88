/* net_parse.c - see net_parse.h. Nothing here allocates or knows a connection. */
#include "server/net_parse.h"
#include <arpa/inet.h>
#include <stdint.h>
#include <string.h>
#include <strings.h>

static int hex_digit(char c)
{
    if (c >= '0' && c <= '9')
        return c - '0';
    if (c >= 'a' && c <= 'f')
        return c - 'a' + 10;
    if (c >= 'A' && c <= 'F')
        return c - 'A' + 10;
    return -1;
}

bool net_decode(char *text, bool is_plus_blank)
{
    for (const char *from = text; *from; from++) {
        if (*from != '%')
            continue;
        if (hex_digit(from[1]) < 0 || hex_digit(from[2]) < 0)
            return false;
        if (from[1] == '0' && from[2] == '0')
            return false;
    }
    char *to = text;
    for (const char *from = text; *from; from++) {
        if (*from == '%') {
            *to++ = (char)(hex_digit(from[1]) * 16 + hex_digit(from[2]));
            from += 2;
        } else {
            *to++ = is_plus_blank && *from == '+' ? ' ' : *from;
        }
    }
    *to = '\0';
    return true;
}

/* How many bytes the character at `s` has, of `left` that are there; 0 if it is none. */
static size_t character_length(const unsigned char *s, size_t left)
{
    size_t n = s[0] < 0x80 ? 1 : s[0] < 0xE0 ? 2 : s[0] < 0xF0 ? 3 : 4;
    if (n > left || (s[0] >= 0x80 && s[0] < 0xC2) || s[0] > 0xF4)
        return 0;
    for (size_t i = 1; i < n; i++)
        if ((s[i] & 0xC0) != 0x80)
            return 0;
    /* longer than it must be, half of a pair, beyond the last */
    if ((s[0] == 0xE0 && s[1] < 0xA0) || (s[0] == 0xED && s[1] > 0x9F) ||
        (s[0] == 0xF0 && s[1] < 0x90) || (s[0] == 0xF4 && s[1] > 0x8F))
        return 0;
    return n;
}

bool net_is_utf8(const char *text, size_t n)
{
    const unsigned char *s = (const unsigned char *)text;
    for (size_t i = 0; i < n;) {
        size_t length = character_length(s + i, n - i);
        if (length == 0)
            return false;
        i += length;
    }
    return true;
}

bool net_is_clean(const char *text)
{
    for (const char *c = text; *c; c++)
        if ((unsigned char)*c < ' ' || *c == 0x7F)
            return false;
    return net_is_utf8(text, strlen(text));
}

bool net_split_pair(char *pair, char **key, char **value)
{
    char *equals = strchr(pair, '=');
    if (equals)
        *equals = '\0';
    *key = pair;
    *value = equals ? equals + 1 : pair + strlen(pair);
    return net_decode(*key, true) && net_decode(*value, true) && net_is_clean(*key) &&
           net_is_clean(*value) && **key;
}

struct span {
    const char *at;
    size_t n;
};

static bool is_blank(char c)
{
    return c == ' ' || c == '\t';
}

bool net_find_cookie(const char *header, const char *name, char *out, size_t size)
{
    size_t n_name = strlen(name);
    while (*header) {
        while (is_blank(*header) || *header == ';')
            header++;
        size_t n = strcspn(header, ";");
        if (n > n_name && header[n_name] == '=' && strncmp(header, name, n_name) == 0) {
            const char *value = header + n_name + 1;
            size_t n_value = n - n_name - 1;
            while (n_value > 0 && is_blank(value[n_value - 1]))
                n_value--;
            if (n_value >= 2 && value[0] == '"' && value[n_value - 1] == '"') {
                value++;
                n_value -= 2;
            }
            if (n_value >= size)
                return false;
            memcpy(out, value, n_value);
            out[n_value] = '\0';
            return true;
        }
        header += n;
    }
    return false;
}

/* The next word of a comma list without blanks around it; NULL at the end. */
static const char *next_item(const char **header, size_t *n)
{
    while (is_blank(**header) || **header == ',')
        ++*header;
    if (!**header)
        return NULL;
    const char *item = *header;
    *n = strcspn(item, ",");
    *header += *n;
    while (*n > 0 && is_blank(item[*n - 1]))
        --*n;
    return item;
}

static bool is_refused(const char *weight, size_t n)
{
    const char *q = memchr(weight, 'q', n);
    if (!q || q + 2 >= weight + n || q[1] != '=')
        return false;
    for (const char *c = q + 2; c < weight + n; c++)
        if (*c != '0' && *c != '.')
            return false;
    return true;
}

bool net_accepts(const char *header, const char *encoding)
{
    size_t n = 0;
    for (const char *item; (item = next_item(&header, &n));) {
        size_t n_word = 0;
        while (n_word < n && item[n_word] != ';' && !is_blank(item[n_word]))
            n_word++;
        if (n_word == strlen(encoding) && strncasecmp(item, encoding, n_word) == 0)
            return !is_refused(item + n_word, n - n_word);
    }
    return false;
}

/* ---- Offers of an extension ---- */

/* What stands before `end` up to the next `;`, without blanks around it; *at moves behind it. */
static struct span next_part(const char **at, const char *end)
{
    const char *stop = memchr(*at, ';', (size_t)(end - *at));
    struct span part = { *at, (size_t)((stop ? stop : end) - *at) };
    *at = stop ? stop + 1 : end;
    while (part.n > 0 && is_blank(part.at[0])) {
        part.at++;
        part.n--;
    }
    while (part.n > 0 && is_blank(part.at[part.n - 1]))
        part.n--;
    return part;
}

static bool is_word(struct span s, const char *word)
{
    return s.n == strlen(word) && strncasecmp(s.at, word, s.n) == 0;
}

/* 8 to 15, in quotes or not; 0 if it is none of these. */
static int window_bits(struct span value)
{
    if (value.n >= 2 && value.at[0] == '"' && value.at[value.n - 1] == '"')
        value = (struct span){ value.at + 1, value.n - 2 };
    for (int bits = 8; bits <= 15; bits++) {
        char text[3] = { (char)('0' + bits / 10), (char)('0' + bits % 10), '\0' };
        if (is_word(value, bits < 10 ? text + 1 : text))
            return bits;
    }
    return 0;
}

/* One term of an offer can be kept; `seen` has a bit for each of its terms so far. */
static bool is_term(struct span term, int window, unsigned *seen)
{
    static const char *const names[] = { "server_no_context_takeover", "client_no_context_takeover",
                                         "server_max_window_bits", "client_max_window_bits" };
    const char *equals = memchr(term.at, '=', term.n);
    struct span name = { term.at, equals ? (size_t)(equals - term.at) : term.n };
    struct span value = { term.at + name.n + 1, equals ? term.n - name.n - 1 : 0 };
    unsigned i = 0;
    while (i < 4 && !is_word(name, names[i]))
        i++;
    if (i == 4 || *seen >> i & 1)
        return false;
    *seen |= 1u << i;
    int bits = equals ? window_bits(value) : 0;
    if (i < 2)
        return !equals;
    return i == 2 ? bits >= window : !equals || bits > 0;
}

bool net_offers_deflate(const char *header, int window)
{
    size_t n = 0;
    for (const char *item; (item = next_item(&header, &n));) {
        const char *at = item, *end = item + n;
        unsigned seen = 0;
        bool is_fit = end[-1] != ';' && is_word(next_part(&at, end), "permessage-deflate");
        while (is_fit && at < end)
            is_fit = is_term(next_part(&at, end), window, &seen);
        if (is_fit)
            return true;
    }
    return false;
}

bool net_matches_etag(const char *header, const char *etag)
{
    size_t n = 0;
    for (const char *item; (item = next_item(&header, &n));) {
        if (n == 1 && item[0] == '*')
            return true;
        if (n > 2 && strncmp(item, "W/", 2) == 0) {
            item += 2;
            n -= 2;
        }
        if (n == strlen(etag) && memcmp(item, etag, n) == 0)
            return true;
    }
    return false;
}

bool net_has_word(const char *header, const char *word)
{
    size_t n = 0;
    for (const char *item; (item = next_item(&header, &n));)
        if (n == strlen(word) && strncasecmp(item, word, n) == 0)
            return true;
    return false;
}

/* Without the port that the scheme means anyway. */
static size_t host_length(const char *host, const char *usual_port)
{
    size_t n = strlen(host), n_port = strlen(usual_port);
    if (n > n_port && strcmp(host + n - n_port, usual_port) == 0)
        n -= n_port;
    return n;
}

bool net_is_same_origin(const char *origin, const char *host)
{
    const char *port = NULL;
    if (strncasecmp(origin, "http://", 7) == 0) {
        origin += 7;
        port = ":80";
    } else if (strncasecmp(origin, "https://", 8) == 0) {
        origin += 8;
        port = ":443";
    } else {
        return false;
    }
    size_t n_origin = host_length(origin, port), n_host = host_length(host, port);
    return n_origin > 0 && n_origin == n_host && strncasecmp(origin, host, n_host) == 0;
}

bool net_is_host(const char *text)
{
    static const char letters[] = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";
    if (text[0] == '[') { /* an address of IPv6 */
        char address[INET6_ADDRSTRLEN];
        unsigned char bytes[16];
        const char *end = strchr(text, ']');
        size_t n = end ? (size_t)(end - text - 1) : sizeof address;
        if (n >= sizeof address)
            return false;
        memcpy(address, text + 1, n);
        address[n] = '\0';
        if (inet_pton(AF_INET6, address, bytes) != 1)
            return false;
        text = end + 1;
    } else {
        for (; *text && *text != ':'; text++)
            if (!strchr(letters, *text) && !strchr("-._~!$&'()*+,;=%", *text))
                return false;
    }
    if (*text == ':')
        text += 1 + strspn(text + 1, "0123456789");
    return *text == '\0';
}

bool net_forwarded_address(const char *header, char *out, size_t size)
{
    const char *last = NULL;
    size_t n = 0, n_last = 0;
    unsigned char address[16];
    for (const char *item; (item = next_item(&header, &n));) {
        last = item;
        n_last = n;
    }
    if (!last || n_last >= size)
        return false;
    memcpy(out, last, n_last);
    out[n_last] = '\0';
    return inet_pton(AF_INET, out, address) == 1 || inet_pton(AF_INET6, out, address) == 1;
}

bool net_read_size(const char *text, size_t *value)
{
    size_t sum = 0;
    if (!*text)
        return false;
    for (; *text; text++) {
        if (*text < '0' || *text > '9' || sum > (SIZE_MAX - 9) / 10)
            return false;
        sum = sum * 10 + (size_t)(*text - '0');
    }
    *value = sum;
    return true;
}
