/* version.h - the version of the program: here and nowhere else; packages read it from this line. */
#ifndef VAKA_VERSION_H
#define VAKA_VERSION_H

#define VAKA_VERSION "0.1.0"

#endif
