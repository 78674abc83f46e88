#!/bin/sh
# embed.sh FILE.txt... - write C that holds the books of lessons, as lesson/book.h says. Bytes rather
# than string literals: C promises only 4095 characters in one of those.
set -eu
echo '/* Made from src/lesson/books by embed.sh. */'
echo '#include "lesson/book.h"'
for file in "$@"; do
    echo "static const unsigned char book_$(basename "$file" .txt)[] = {"
    od -An -v -tx1 "$file" | sed 's/ *\([0-9a-f][0-9a-f]\)/0x\1,/g'
    echo '0 };'
done
echo 'const struct vk_book_source vk_book_sources[] = {'
for file in "$@"; do
    game=$(basename "$file" .txt)
    echo "    { \"$game\", (const char *)book_$game },"
done
echo '};'
echo "const int vk_n_book_sources = $#;"
