#!/bin/sh
# memory.sh - the engine has no memory of its own: none of its objects has a variable that can be written,
# but the rows of faces in src/face/face.c, which threads claim by an atomic exchange. So threads may play.
set -u
cd "$(dirname "$0")/../.."
engine='core games session bot face table lesson analysis'
objects=$(for room in $engine; do find "src/$room" -name '*.c'; done | sort |
    grep -v -e src/face/face.c -e src/session/fair.c | sed 's|\(.*\)c$|build/release/\1o|')
found=$(objdump -t $objects | awk '
    / file format / { n++; object = $1 }
    / O (\.(data|data\.rel|data\.rel\.local|bss|tdata|tbss)|\*COM\*)\t/ { print object, $NF }
    END { if (n < 200) print n + 0, "objects only" }')
if [ -z "$found" ]; then
    echo '1 passed, 0 failed'
else
    echo "$found"
    echo '0 passed, 1 failed'
    exit 1
fi
