#!/bin/sh
# package.sh - the tests of the package for Python (pytest), on the system's own Python with its numpy.
set -u
cd "$(dirname "$0")/../.." || exit 1
python=/usr/bin/python3
if ! $python -c 'import numpy, pytest' 2>/dev/null; then
    echo "$python with numpy and pytest is missing"
    exit 77
fi
export PYTHONPATH="$PWD/python" PYTHONDONTWRITEBYTECODE=1
out=$($python -m pytest -q -p no:cacheprovider --color=no tests/python 2>&1)
status=$?
last=$(printf '%s\n' "$out" | tail -n 1)
count() { printf '%s\n' "$last" | sed -n "s/.*[^0-9]\([0-9][0-9]*\) $1.*/\1/p; s/^\([0-9][0-9]*\) $1.*/\1/p"; }
passed=$(count passed)
failed=$(($(count failed || echo 0) + 0))
errors=$(($(count error || echo 0) + 0))
[ $status -eq 0 ] || printf '%s\n' "$out"
if [ $status -ne 0 ] && [ $((failed + errors)) -eq 0 ]; then
    errors=1
fi
echo "${passed:-0} passed, $((failed + errors)) failed"
exit $status
