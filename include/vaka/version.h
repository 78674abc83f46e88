/* version.h - the version of the program. */
#ifndef VAKA_VERSION_H
#define VAKA_VERSION_H

#define VAKA_VERSION "0.1.0"

#endif
