#!/bin/sh
# embed.sh PREFIX FILE.sql... - write C that holds the migrations, in the order given, as store/schema.h says.
# Bytes rather than string literals: C promises only 4095 characters in one of those.
set -eu
prefix=$1
shift
echo '/* Made from src/store/schema by embed.sh. */'
echo '#include "store/schema.h"'
n=0
for file in "$@"; do
    n=$((n + 1))
    name=$(basename "$file" .sql)
    case $name in
    "$(printf '%03d_' "$n")"*) ;;
    *) echo "embed.sh: $file is not migration number $n" >&2; exit 1 ;;
    esac
    echo "static const unsigned char sql_$n[] = {"
    od -An -v -tx1 "$file" | sed 's/ *\([0-9a-f][0-9a-f]\)/0x\1,/g'
    echo '0 };'
done
echo "const struct store_migration ${prefix}_migrations[] = {"
n=0
for file in "$@"; do
    n=$((n + 1))
    echo "    { \"$(basename "$file" .sql)\", sql_$n },"
done
echo '};'
echo "const int ${prefix}_n_migrations = $n;"
