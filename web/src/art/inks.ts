// inks.ts - the colours of the seats. A game names them (`colours` of its row); css/tokens.css has the
// paint of each name. Boards ask for --seat1, --ln1 …: whoever shows a game sets these to its colours.
import { useLayoutEffect } from 'preact/hooks';
import { useGames } from '../app/session.ts';
import { factsOf } from '../games/facts.ts';

// Names that have a paint; a seat of another colour keeps the usual one of its number.
export const paints = [
  'coral',
  'turquoise',
  'violet',
  'gold',
  'slate',
  'black',
  'white',
  'red',
  'green',
  'blue',
  'yellow',
  'orange',
  'pink',
  'purple',
  'brown',
  'grey',
];

export function inksFor(colours: string[]): Record<string, string> {
  const known = colours.map((id, seat) => ({ id, seat })).filter(c => paints.includes(c.id));
  return Object.fromEntries(
    known.flatMap(c => [
      [`--seat${c.seat + 1}`, `var(--paint-${c.id})`],
      [`--ln${c.seat + 1}`, `var(--line-${c.id})`],
    ]),
  );
}

// For the style of an element that shows seats of one game among others.
export const inksOf = (game: string): Record<string, string> =>
  inksFor(factsOf(game)?.colours ?? []);

// For a page that shows one game alone: its dialogs too.
export function useInks(game: string | null): void {
  const known = useGames() !== null;
  useLayoutEffect(() => {
    const inks = Object.entries(game ? inksOf(game) : {}),
      { style } = document.documentElement;
    for (const [name, value] of inks) style.setProperty(name, value);
    return () => {
      for (const [name] of inks) style.removeProperty(name);
    };
  }, [game, known]);
}
