"""How fast a batch is: python3 -m vaka.bench [GAME]... Decisions of players; chance is played, not counted."""

import argparse
import time

import numpy as np

import vaka


def measure(batch, choose, seconds):
    """Decisions so far, seconds of the clock and of all processors together."""
    n, wall, cpu = 0, time.perf_counter(), time.process_time()
    while time.perf_counter() - wall < seconds:
        batch.step(choose(batch))
        n += len(batch)
    return n, time.perf_counter() - wall, time.process_time() - cpu


def main():
    parser = argparse.ArgumentParser(prog="python3 -m vaka.bench", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help="all games, if none is named")
    parser.add_argument("--batch", type=int, default=4096, metavar="N", help="games at once (4096)")
    parser.add_argument("--threads", type=int, default=0, metavar="T", help="threads (all cores)")
    parser.add_argument("--players", type=int, default=2, metavar="P", help="players (2)")
    parser.add_argument("--seconds", type=float, default=1.0, metavar="S", help="each figure (1)")
    call = parser.parse_args()
    luck = np.random.default_rng(1)
    ways = {
        "the library": lambda batch: None,
        "numpy": lambda batch: (luck.random(len(batch)) * batch.n_legal).astype(np.int32),
    }
    print("                                          decisions a second")
    print("game         observations  chosen by      by the clock   a core   threads")
    for name in call.games or vaka.registered_names():
        game = vaka.load_game(name, players=call.players)
        for is_seen in (False, True):
            batch = vaka.Batch(
                game, call.batch, 1, call.threads, observations=is_seen, legal=is_seen
            )
            for way, choose in ways.items():
                measure(batch, choose, call.seconds / 4)
                n, wall, cpu = measure(batch, choose, call.seconds)
                seen = f"{game.observation_tensor_size()} numbers" if is_seen else "off"
                print(
                    f"{name:12} {seen:13} {way:13} {n / wall:13,.0f} {n / cpu:11,.0f} {batch.threads:5}"
                )


if __name__ == "__main__":
    try:
        main()
    except vaka.VakaError as fault:
        raise SystemExit(f"vaka.bench: {fault}")
