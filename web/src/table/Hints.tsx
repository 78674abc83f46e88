// Hints.tsx - what a bot would think of here: the best few moves, and how sure it is of each.
import { Icon } from '../art/icons.tsx';
import { t } from '../i18n/index.ts';
import type { HintMove } from '../protocol.ts';

export function Hints({
  moves,
  point,
  choose,
  close,
}: {
  moves: HintMove[];
  point: (m: HintMove | null) => void;
  choose: (m: HintMove) => void;
  close: () => void;
}) {
  return (
    <section class="hints" aria-label={t('table.hint.title')}>
      <header>
        <Icon name="hint" size={20} />
        <h2>
          {t('table.hint.title')}
          <small class="mut"> {t('table.hint.share')}</small>
        </h2>
        <button type="button" class="btn sm sq plain" aria-label={t('close')} onClick={close}>
          <Icon name="close" size={16} />
        </button>
      </header>
      <ol>
        {moves.map(m => (
          <li key={m.do}>
            <button
              type="button"
              class="opt"
              data-hint={m.do}
              onClick={() => choose(m)}
              onPointerEnter={() => point(m)}
              onPointerLeave={() => point(null)}
              onFocus={() => point(m)}
              onBlur={() => point(null)}
            >
              <span class="t">
                <span class="nm">{m.label}</span>
                {m.share > 0.005 && (
                  <span class="share">{t('table.hint.of', { n: Math.round(m.share * 100) })}</span>
                )}
              </span>
              {m.why && <span class="w">{m.why}</span>}
              {m.explain && <span class="c">{m.explain}</span>}
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
