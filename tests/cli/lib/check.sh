# check.sh - for scripts that call the command: sourced, not run. VAKA is the program.
VAKA=${VAKA:-build/vaka}
work=$(mktemp -d) || exit 1
trap 'rm -rf "$work"' EXIT
passed=0
failed=0

pass() {
    passed=$((passed + 1))
}

fail() {
    failed=$((failed + 1))
    echo "FAILED: $*"
}

# refused STATUS SENTENCE ARGUMENT...: this exit status, exactly this line on standard error,
# nothing on standard output.
refused() {
    refused_status=$1
    refused_line=$2
    shift 2
    "$VAKA" "$@" > "$work/out" 2> "$work/err" < /dev/null
    got=$?
    if [ $got -ne "$refused_status" ]; then
        fail "vaka $*: exit status $got, not $refused_status"
    elif [ "$(cat "$work/err")" != "$refused_line" ]; then
        fail "vaka $*: said '$(cat "$work/err")', not '$refused_line'"
    elif [ -s "$work/out" ]; then
        fail "vaka $*: something on standard output: $(head -1 "$work/out")"
    else
        pass
    fi
}

# helps ARGUMENT...: exit status 0, text on standard output, nothing on standard error.
helps() {
    "$VAKA" "$@" > "$work/out" 2> "$work/err" < /dev/null
    got=$?
    if [ $got -eq 0 ] && grep -q 'usage: vaka' "$work/out" && [ ! -s "$work/err" ]; then
        pass
    else
        fail "vaka $*: exit status $got, $(wc -l < "$work/out") lines of help"
    fi
}

# is WHAT WANTED GOT
is() {
    if [ "$2" = "$3" ]; then
        pass
    else
        fail "$1: '$3', not '$2'"
    fi
}

# aboard: the games of games.def, one a line
aboard() {
    sed -n 's/^GAME(\([a-z0-9_]*\)).*/\1/p' "$(dirname "$0")/../../src/games/games.def"
}

# listed: lines as the command lists them in a sentence
listed() {
    paste -sd, | sed 's/,/, /g'
}

finish() {
    echo "$passed passed, $failed failed"
    [ $failed -eq 0 ]
    exit
}
