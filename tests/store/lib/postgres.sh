#!/bin/sh
# postgres.sh FOLDER [SETTING...] - a PostgreSQL of a test's own: made in FOLDER, with its socket there and no port,
# run as somebody without rights. Says "ready", and is stopped and removed with FOLDER when its input ends: so also
# when whoever started it has died. A SETTING is a line of postgresql.conf.
set -u
folder=$1
shift
bin=$(ls -d /usr/lib/postgresql/*/bin 2>/dev/null | sort -V | tail -1)
if [ -z "$bin" ]; then
    echo "there is no PostgreSQL here (Debian: postgresql)"
    exit 1
fi
as=
if [ "$(id -u)" = 0 ]; then
    as='setpriv --reuid=nobody --regid=nogroup --clear-groups'
fi
mkdir -p "$folder"
chmod 755 "$folder"
[ -z "$as" ] || chown nobody:nogroup "$folder"
cd "$folder" || exit 1

end() {
    [ ! -e "$folder/data/postmaster.pid" ] || $as "$bin/pg_ctl" -D "$folder/data" -m immediate stop >/dev/null 2>&1
    cd / && rm -rf "$folder"
}
trap end EXIT
trap 'exit 1' HUP INT TERM

settings="fsync=off
listen_addresses=''
unix_socket_directories='$folder'
shared_buffers=16MB
max_connections=40
$(printf '%s\n' "$@")"
$as "$bin/initdb" -D "$folder/data" -U vaka -A trust -E UTF8 --locale=C.UTF-8 --no-sync >"$folder/log" 2>&1 &&
    echo "$settings" >>"$folder/data/postgresql.conf" &&
    $as "$bin/pg_ctl" -D "$folder/data" -w -l "$folder/server" start >>"$folder/log" 2>&1 &&
    psql -q -h "$folder" -U vaka -d postgres -c 'CREATE DATABASE vaka' >>"$folder/log" 2>&1
if [ $? != 0 ]; then
    tail -3 "$folder/log" "$folder/server" 2>/dev/null
    exit 1
fi
echo ready
cat >/dev/null
