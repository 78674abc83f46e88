#!/bin/sh
# consumer.sh - what `make install` gives to other programs: header, library and pkg-config file, which a
# small program is built with.
set -u
cd "$(dirname "$0")/../.." || exit 1
. tests/cli/lib/check.sh

version=$(sed -n 's/^#define VAKA_VERSION "\(.*\)"/\1/p' include/vaka/version.h)
is 'it is installed' 0 "$(make -s install-lib PREFIX="$work/usr" >"$work/log" 2>&1; echo $?)"
is 'its files' 'include/vaka.h lib/libvaka.so lib/libvaka.so.0 lib/pkgconfig/vaka.pc' \
    "$(cd "$work/usr" && find include lib -type f -o -type l | sort | tr '\n' ' ' | sed 's/ $//')"
is 'the version for pkg-config' "Version: $version" "$(grep '^Version' "$work/usr/lib/pkgconfig/vaka.pc")"
is 'the name by which programs ask for it' libvaka.so.0 \
    "$(readelf -d "$work/usr/lib/libvaka.so" | sed -n 's/.*SONAME.*\[\(.*\)\]/\1/p')"
flags="-I$work/usr/include -L$work/usr/lib -lvaka"
if command -v pkg-config >/dev/null; then
    told=$(PKG_CONFIG_PATH="$work/usr/lib/pkgconfig" pkg-config --cflags --libs vaka)
    is 'what pkg-config says' "$flags" "$(echo $told)"
fi
is 'a program is built' 0 \
    "$(gcc -std=c11 -Wall -Wextra -Werror tests/library/consumer.c $flags -o "$work/consumer" >>"$work/log" 2>&1
    echo $?)"
got=$(LD_LIBRARY_PATH="$work/usr/lib" "$work/consumer")
is 'and plays' "$version 1" "$(echo "$got" | sed 's/ [0-9]* / /')"
is 'it shows nothing but its interface' '' \
    "$(nm -D --defined-only "$work/usr/lib/libvaka.so" | sed 's/.* //' | grep -v '^vaka_')"
declared=$(sed -n 's/^VAKA_API.*[ *]\(vaka_[a-z_]*\)(.*/\1/p' include/vaka.h | sort)
is 'and all of it' "$declared" "$(nm -D --defined-only "$work/usr/lib/libvaka.so" | sed 's/.* //' | sort)"
[ $failed -eq 0 ] || cat "$work/log"
finish
