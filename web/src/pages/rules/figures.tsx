// figures.tsx - the board in the rules: whole positions from a real game, drawn by the game's own
// Board, and small figures of one idea each. Positions lie beside the script as files (web/figures)
// and are fetched when they come into sight.
import { useEffect, useRef, useState } from 'preact/hooks';
import { figures } from 'virtual:aboard';
import { addressOf } from '../../app/base.ts';
import { useCalm } from '../../app/settings.ts';
import { useGame } from '../../games/registry.ts';
import { ofGame, t } from '../../i18n/index.ts';
import type { View } from '../../protocol.ts';
import type { Block } from './doc.ts';

type Picture = Extract<Block, { name: string }>;

function BoardFigure({ game, name }: { game: string; name: string }) {
  const box = useRef<HTMLElement>(null),
    [view, setView] = useState<View | null>(null),
    calm = useCalm();
  const { module } = useGame(game),
    words = ofGame(game, `figure.${name}`);
  useEffect(() => {
    if (!module || !box.current) return;
    const seen = new IntersectionObserver(
      entries => {
        if (!entries.some(e => e.isIntersecting)) return;
        seen.disconnect();
        void fetch(addressOf(figures[`${game}-${name}`] ?? ''))
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

export function RulesFigure({ game, block }: { game: string; block: Picture }) {
  const { module } = useGame(game);
  if (block.kind === 'board') return <BoardFigure game={game} name={block.name} />;
  return module?.figures.includes(block.name) ? <module.Figure name={block.name} /> : null;
}
