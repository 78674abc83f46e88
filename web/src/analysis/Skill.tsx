// Skill.tsx - how well everybody played, and how the chance at the start became the result: tables with plain words.
import { SeatSign } from '../art/seats.tsx';
import { hasChance, hasSecrets } from '../games/facts.ts';
import { t } from '../i18n/index.ts';
import type { Source } from '../table/source.ts';
import { counts, partyName } from './Here.tsx';
import { games, marks, signed } from './marks.ts';
import type { Account, Fared } from './words.ts';

interface Props {
  source: Source;
  account: Account;
}

function Heads({ source, parties }: { source: Source; parties: number[] }) {
  return (
    <thead>
      <tr>
        <th>
          <span class="hush">{t('analysis.part')}</span>
        </th>
        {parties.map(party => (
          <th key={party} scope="col">
            {party < source.names.length && <SeatSign seat={party} size={20} />}
            <span>{partyName(source, party)}</span>
          </th>
        ))}
      </tr>
    </thead>
  );
}

const phase = (p: { decisions: number; accuracy: number }): string =>
  p.decisions ? String(Math.round(p.accuracy)) : '–';

const phases = ['beginning', 'middle', 'end'] as const;

function Play({ source, account }: Props) {
  return (
    <table class="an-table">
      <caption>
        <h2>{t('analysis.skill.head')}</h2>
        <p class="sm mut">{t('analysis.skill.accuracy.help')}</p>
      </caption>
      <Heads source={source} parties={account.players.map(p => p.seat)} />
      <tbody>
        <tr class="an-top">
          <th scope="row">{t('analysis.skill.accuracy')}</th>
          {account.players.map(p => (
            <td key={p.seat}>{phase(p)}</td>
          ))}
        </tr>
        {phases.map((name, k) => (
          <tr key={name}>
            <th scope="row">{t(`analysis.skill.${name}`)}</th>
            {account.players.map(p => (
              <td key={p.seat}>{phase(p.phases[k]!)}</td>
            ))}
          </tr>
        ))}
        {marks.map(mark => (
          <tr key={mark}>
            <th scope="row">
              <span class={`an-mark ${mark}`}>{t(`analysis.marks.${mark}`)}</span>
            </th>
            {account.players.map(p => (
              <td key={p.seat}>{p.marks[mark]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type Sum = 'luck' | 'unseen' | 'given' | 'gained';
const sums: Sum[] = ['given', 'gained', 'luck', 'unseen'];
const chanceless: Sum[] = ['given', 'gained', 'unseen'];

function helpOf(sum: Sum, game: string): string | null {
  if (sum === 'luck') return t('analysis.luck.luck.help');
  if (sum !== 'unseen') return null;
  return t(hasSecrets(game) ? 'analysis.luck.unseen.help_secrets' : 'analysis.luck.unseen.help');
}

function SumRow({ sum, parties, game }: { sum: Sum; parties: Fared[]; game: string }) {
  const of = (f: Fared): number => (sum === 'given' ? -f.given : f[sum]);
  const help = helpOf(sum, game);
  return (
    <tr>
      <th scope="row">
        {t(`analysis.luck.${sum}`)}
        {help !== null && <small>{help}</small>}
      </th>
      {parties.map((f, k) => (
        <td key={k} class={of(f) >= 0.5 ? 'up' : of(f) <= -0.5 ? 'dn' : ''}>
          {signed(of(f))}
        </td>
      ))}
    </tr>
  );
}

function Luck({ source, account }: Props) {
  const parties: Fared[] = [
    ...account.players,
    ...(counts(account.nobody) ? [account.nobody] : []),
  ];
  const isDrawn = hasChance(source.game);
  return (
    <table class="an-table">
      <caption>
        <h2>{t(isDrawn ? 'analysis.luck.head_chance' : 'analysis.luck.head')}</h2>
        <p class="sm mut">{t('analysis.luck.help')}</p>
      </caption>
      <Heads source={source} parties={parties.map((_, k) => k)} />
      <tbody>
        <tr class="an-sum">
          <th scope="row">{t('analysis.luck.start')}</th>
          {parties.map((f, k) => (
            <td key={k}>{games(f.start)}</td>
          ))}
        </tr>
        {(isDrawn ? sums : chanceless).map(sum => (
          <SumRow key={sum} sum={sum} parties={parties} game={source.game} />
        ))}
        <tr class="an-sum">
          <th scope="row">{t(account.over ? 'analysis.luck.end' : 'analysis.luck.now')}</th>
          {parties.map((f, k) => (
            <td key={k}>{games(f.end)}</td>
          ))}
        </tr>
        {account.nobody.fair !== null && (
          <tr class="an-sum">
            <th scope="row">
              {t(isDrawn ? 'analysis.luck.fair_chance' : 'analysis.luck.fair')}
              <small>{t('analysis.luck.fair.help')}</small>
            </th>
            {parties.map((f, k) => (
              <td key={k}>{games(f.fair ?? 0).replace('-', '−')}</td>
            ))}
          </tr>
        )}
      </tbody>
    </table>
  );
}

function Rounds({ source, account }: Props) {
  return (
    <details class="an-rounds">
      <summary>{t('analysis.rounds')}</summary>
      <table class="an-table">
        <caption>
          <p class="sm mut">{t('analysis.rounds.help')}</p>
        </caption>
        <Heads source={source} parties={account.players.map(p => p.seat)} />
        <tbody>
          {account.rounds.map(r => (
            <tr key={r.round}>
              <th scope="row">{r.round}</th>
              {r.players.map((p, k) => (
                <td key={k}>{phase(p)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

export function Skill(props: Props) {
  return (
    <div class="an-skill">
      <Play {...props} />
      {props.account.judged < props.account.steps ? (
        <p class="mut">{t('analysis.luck.later')}</p>
      ) : (
        <Luck {...props} />
      )}
      <Rounds {...props} />
    </div>
  );
}
