"""The example that learns: run as it stands, for a few steps."""

import os
import re
import subprocess
import sys
from pathlib import Path

EXAMPLE = Path(__file__).parents[2] / "python/examples/train_policy.py"


def test_a_policy_is_learned_in_seconds():
    """Six steps of learning, from fixed seeds: far more wins than one in two, which is what chance has."""
    said = subprocess.run(
        [sys.executable, EXAMPLE, "raiatea", "60", "6"],
        env={**os.environ, "OPENBLAS_NUM_THREADS": "1"},
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    before, after = (float(re.search(rf"^.*{word}.* wins ([0-9.]+)%", said, re.M)[1]) for word in ("before", "after"))
    assert 35 < before < 65
    assert after > 65
