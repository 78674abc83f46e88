/* version.h - the version that the server tells its clients; the same as that of the command. */
#ifndef VAKA_SERVER_VERSION_H
#define VAKA_SERVER_VERSION_H

#define SERVER_VERSION "0.1.0"

#endif
