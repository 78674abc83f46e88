// figures.tsx - the board in the rules: whole positions from a real game, drawn by the game's own
// Board, and small figures of one idea each. Positions lie beside the script as files (web/figures)
// and are fetched when they come into sight.
import { useEffect, useRef, useState } from 'preact/hooks';
import { useCalm } from '../../app/settings.ts';
import { useGame } from '../../games/registry.ts';
import { has, t } from '../../i18n/index.ts';
import type { View } from '../../protocol.ts';

// What stands at the end of which section or sub-section: a position, or a small figure.
type Shown = { board: string } | { figure: string };
const places: Record<string, Record<string, Shown[]>> = {
  conquest: {
    '2-4-printed-groups': [{ figure: 'group' }],
    '2-5-island-tiles': [{ figure: 'hidden' }],
    '2-6-the-cup': [{ figure: 'markers' }],
    '2-11-the-battle-die': [{ figure: 'battle' }],
    '4-2-exploration-step': [{ figure: 'rope' }],
    '4-3-movement-and-battle-step': [{ figure: 'chain' }],
  },
  polynesia: {
    '2-1-the-map': [{ board: 'start' }, { figure: 'archipelago' }],
    '2-2-your-things': [{ figure: 'spaces' }],
    '2-4-island-tokens': [{ figure: 'turtles' }],
    '4-1-your-action': [{ figure: 'explore' }],
    '4-2-hops': [{ figure: 'guide' }, { board: 'routes' }],
    '6-the-end': [{ figure: 'sinking' }],
  },
  raiatea: {
    '2-4-locations-r': [{ figure: 'places' }],
    '2-9-markets-and-stalls': [{ figure: 'stalls' }],
    '2-11-forest-cards-start-cards-masks': [{ figure: 'masks' }],
    '2-12-rituals': [{ figure: 'cards' }],
    '2-14-the-statues': [{ figure: 'statue' }],
    '4-9-ceremonies': [{ figure: 'row' }],
  },
};

function BoardFigure({ game, name }: { game: string; name: string }) {
  const box = useRef<HTMLElement>(null),
    [view, setView] = useState<View | null>(null),
    calm = useCalm();
  const { module } = useGame(game),
    key = `figure.${game}.${name}`,
    words = has(key) ? t(key) : '';
  useEffect(() => {
    if (!module || !box.current) return;
    const seen = new IntersectionObserver(
      entries => {
        if (!entries.some(e => e.isIntersecting)) return;
        seen.disconnect();
        void fetch(`/figures/${game}-${name}.json`)
          .then(a => (a.ok ? (a.json() as Promise<View>) : null))
          .then(setView, () => setView(null));
      },
      { rootMargin: '400px' },
    );
    seen.observe(box.current);
    return () => seen.disconnect();
  }, [game, name, module === null]);
  if (!module) return null;
  const none = (): void => undefined;
  return (
    <figure ref={box} class="rules-figure">
      <div class="board-box" role="img" aria-label={words}>
        <div inert aria-hidden="true">
          {view && (
            <module.Board
              view={view}
              names={Array.from({ length: view.seats }, (_, i) => t('seat.number', { n: i + 1 }))}
              you={null}
              choose={null}
              pick={{}}
              setPick={none}
              pointed={[]}
              point={none}
              motion={null}
              last={null}
              calm={calm}
              zoom={0.78}
            />
          )}
        </div>
      </div>
      <figcaption>{words}</figcaption>
    </figure>
  );
}

export function RulesFigures({ game, section }: { game: string; section: string }) {
  const { module } = useGame(game),
    shown = places[game]?.[section] ?? [];
  return (
    <>
      {shown.map(s =>
        'board' in s ? (
          <BoardFigure key={s.board} game={game} name={s.board} />
        ) : module?.figures.includes(s.figure) ? (
          <module.Figure key={s.figure} name={s.figure} />
        ) : null,
      )}
    </>
  );
}
