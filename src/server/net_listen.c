/* net_listen.c - addresses, sockets that listen on them, and the door. Plain POSIX. */
#include "server/net_private.h"
#include "words/tell.h"
#include <arpa/inet.h>
#include <errno.h>
#include <fcntl.h>
#include <netdb.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <stdio.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

static int port_of(int fd)
{
    struct sockaddr_storage a;
    socklen_t n = sizeof a;
    if (getsockname(fd, (struct sockaddr *)&a, &n) < 0)
        return 0;
    if (a.ss_family == AF_INET6)
        return ntohs(((struct sockaddr_in6 *)&a)->sin6_port);
    return ntohs(((struct sockaddr_in *)&a)->sin_port);
}

/* Never wait, and never live on in another program. */
static void set_flags(int fd)
{
    (void)fcntl(fd, F_SETFL, O_NONBLOCK);
    (void)fcntl(fd, F_SETFD, FD_CLOEXEC);
}

/* One socket that listens, or -1 with errno. */
static int open_listener(const struct addrinfo *at)
{
    int on = 1;
    int fd = socket(at->ai_family, SOCK_STREAM, 0);
    if (fd < 0)
        return -1;
    set_flags(fd);
    (void)setsockopt(fd, SOL_SOCKET, SO_REUSEADDR, &on, sizeof on);
    if (at->ai_family == AF_INET6)
        (void)setsockopt(fd, IPPROTO_IPV6, IPV6_V6ONLY, &on, sizeof on);
    if (bind(fd, at->ai_addr, at->ai_addrlen) == 0 && listen(fd, SOMAXCONN) == 0)
        return fd;
    int error = errno;
    (void)close(fd);
    errno = error;
    return -1;
}

static void set_port(struct addrinfo *at, int port)
{
    uint16_t p = htons((uint16_t)port);
    if (at->ai_family == AF_INET6)
        ((struct sockaddr_in6 *)at->ai_addr)->sin6_port = p;
    else
        ((struct sockaddr_in *)at->ai_addr)->sin_port = p;
}

static void say_why(const char *host, unsigned port, int error, char *why, size_t n)
{
    if (error == EADDRINUSE)
        vk_tell_text(why, n, "port %u of %s is in use; is another vaka running?", port, host);
    else if (error == EACCES)
        vk_tell_text(why, n, "port %u of %s is not allowed; take one above 1023", port, host);
    else
        vk_tell_text(why, n, "cannot listen on %s, port %u: %s", host, port, vk_say_error(error));
}

/*
 * Every address of the host; one that this machine lacks (a localhost without IPv6) is left out as
 * long as another one works, but a port that is taken is a fault at any of them.
 */
int net_listen(const char *host, int *port, int fd[NET_LISTENERS], char *why, size_t n)
{
    struct addrinfo hints = { .ai_socktype = SOCK_STREAM, .ai_flags = AI_PASSIVE }, *list = NULL;
    int n_open = 0, error = 0, wanted = *port;
    int fault = getaddrinfo(host[0] ? host : NULL, "0", &hints, &list);
    if (fault) {
        vk_tell_text(why, n, "there is no address \"%s\": %s", host, gai_strerror(fault));
        return 0;
    }
    for (struct addrinfo *at = list; at && n_open < NET_LISTENERS; at = at->ai_next) {
        if (at->ai_family != AF_INET && at->ai_family != AF_INET6)
            continue;
        set_port(at, *port);
        fd[n_open] = open_listener(at);
        if (fd[n_open] >= 0) {
            *port = port_of(fd[n_open++]);
            continue;
        }
        error = errno;
        if (error == EADDRINUSE || error == EACCES)
            break;
        error = n_open ? 0 : error;
    }
    freeaddrinfo(list);
    if (error == 0 && n_open > 0)
        return n_open;
    say_why(host, (unsigned)wanted, error, why, n);
    while (n_open > 0)
        (void)close(fd[--n_open]);
    return 0;
}

int net_accept(int listener, char address[NET_ADDRESS])
{
    struct sockaddr_storage a;
    socklen_t n = sizeof a;
    int on = 1;
    int fd = accept(listener, (struct sockaddr *)&a, &n);
    if (fd < 0)
        return -1;
    set_flags(fd);
    (void)setsockopt(fd, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
    const void *bytes = a.ss_family == AF_INET6
                            ? (const void *)&((struct sockaddr_in6 *)&a)->sin6_addr
                            : (const void *)&((struct sockaddr_in *)&a)->sin_addr;
    if (!inet_ntop(a.ss_family, bytes, address, NET_ADDRESS))
        (void)snprintf(address, NET_ADDRESS, "unknown");
    return fd;
}

void net_turn_away(int fd, int status)
{
    static const char too_many[] =
        "{\"error\":{\"code\":\"too_many\",\"text\":\"Too many connections from your address.\"}}";
    static const char busy[] =
        "{\"error\":{\"code\":\"busy\",\"text\":\"The server is full; please try again later.\"}}";
    const char *body = status == 429 ? too_many : busy;
    char text[400];
    int n = snprintf(text, sizeof text,
                     "HTTP/1.1 %d Refused\r\ncontent-type: application/json\r\n"
                     "content-length: %zu\r\nretry-after: 10\r\nconnection: close\r\n\r\n%s",
                     status, strlen(body), body);
    (void)send(fd, text, (size_t)n, MSG_NOSIGNAL | MSG_DONTWAIT);
    (void)shutdown(fd, SHUT_WR);
    (void)close(fd);
}
