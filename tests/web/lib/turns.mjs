/*
 * turns.mjs - what would be too long for every run takes turns: each day another share, so that a few runs have seen
 * all. The run says which it was.
 *
 *   TURN=20774    the turn of that run again            TURN=all    everything
 */
const day = Math.floor(Date.now() / 86_400_000);

export const isAll = process.env.TURN === 'all';
export const turn = Number(isAll ? 0 : (process.env.TURN ?? day));

/* Those of a list whose turn it is, one in `n`. Where a list has lists below it that take turns too, their numbers have
   no common factor: else some would never meet. */
export const inTurn = (list, n) => (isAll ? list : list.filter((_, k) => (k + turn) % n === 0));

/* Told in the output of a script that takes turns. */
export const sayTurn = () => console.log(`turn: TURN=${isAll ? 'all' : turn}`);
