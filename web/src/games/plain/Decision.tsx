// Decision.tsx - the decision of any game: what is asked, and every legal action as a button.
import { joined, t } from '../../i18n/index.ts';
import type { View } from '../../protocol.ts';
import { Preview, hover, isOn, useWaitHead } from '../bar.tsx';
import type { DecisionProps } from '../game.ts';

const waits = (view: View, names: string[], you: number | null): string => {
  const due = view.due,
    others = (due?.seats ?? []).filter(s => s !== you);
  if (view.over) return t('plain.wait.over');
  if (!due || due.kind === 'chance' || !others.length) return t('plain.wait');
  return t('plain.wait.other', { name: joined(others.map(s => names[s] ?? '')) });
};

export function Decision(props: DecisionProps) {
  const { view, names, you, choose, pointed, phone, tools, news } = props,
    wait = useWaitHead(waits(view, names, you)),
    on = view.legal.find(l => isOn({ moves: [l] }, pointed));
  return (
    <div class="ask">
      <div class="ask-head">
        <h2>{choose ? view.due?.title : wait}</h2>
        <span class="grow" />
        {tools}
      </div>
      <Preview
        said={on ? { head: on.label, text: on.explain ?? '' } : null}
        refused={props.refused ?? null}
        help={choose ? (view.due?.help ?? '') : ''}
        news={choose ? null : news}
        phone={phone}
      />
      {choose && (
        <div class={phone ? 'acts' : 'opts'}>
          {view.legal.map(l => (
            <button
              key={l.do}
              type="button"
              class="btn"
              onClick={() => choose(l.do)}
              {...hover(props, [l.do])}
            >
              {l.label}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
