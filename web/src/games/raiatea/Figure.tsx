// Figure.tsx - small pictures for the rules page: one idea each, drawn with the same shapes.
import { t, type Key } from '../../i18n/index.ts';
import { RitualFace } from './cards.tsx';
import type { Story } from './ceremony/blessing.ts';
import { Row } from './ceremony/Row.tsx';
import { Places } from './island/Places.tsx';
import { Stalls } from './island/Stalls.tsx';
import { StatueView } from './island/Statues.tsx';
import { goods, helpers, locations } from './names.ts';
import type { Player, Position } from './position.ts';
import { MaskIcon } from './signs.tsx';
import { SpotContext, type Board } from './spot.tsx';

const zero = <K extends string>(keys: K[], n: number): Record<K, number> =>
  Object.fromEntries(keys.map(k => [k, n])) as Record<K, number>;
const player = (seat: number): Player => ({
  seat,
  tattoo: 0,
  rank: 'raatira',
  priests: 2,
  priest_mana: 2,
  n_helpers: 0,
  n_masks: 0,
  n_hand: 2,
  pearls: 4,
  mana: 5,
  goods: zero(goods, 0),
  tiles: [],
  helpers: Object.fromEntries(helpers.map(h => [h, { all: 0, ready: 0 }])) as Player['helpers'],
  masks: [],
  mirrors: 0,
  lasting: [],
  hand_size: { normal: 2, forbidden: 0 },
  hand: null,
  prepared: null,
  buried: null,
  set: null,
  ready: false,
});
const position: Position = {
  space: 3,
  track: [1, 2, 3, 4, 5, 6, 7, 9],
  ceremony: 0,
  act: 0,
  start: 0,
  kahuna: 1,
  location: 'path',
  locations: locations.map(id => ({ id, by: id === 'forest' ? 3 : id === 'path' ? 1 : null })),
  order: [2, 0, 3, 1],
  rewards: [],
  offers: null,
  spirit_offer: null,
  offered: null,
  bag: 12,
  goods: { uru: 1, taro: 2, mahi: 0, tiare: 3 },
  levels: { uru: 3, taro: 2, mahi: 4, tiare: 1 },
  helpers: zero(helpers, 6),
  helper_price: 2,
  first_helper_free: false,
  reward_pearls: 2,
  masks: {},
  display: [],
  forest_left: 60,
  decks: {
    normal: { left: 30, open: {} },
    forbidden: { left: 28, open: {} },
  },
  statues: [],
  performing: null,
  row: [],
  auction: null,
  players: [0, 1, 2, 3].map(player),
};
const others = ['Teva', 'Marama', 'Hotu'],
  none = (): void => undefined;
const board: Board = {
  view: {
    game: 'raiatea',
    rules_version: 1,
    seats: 4,
    step: 0,
    round: 3,
    stage: '',
    viewer: 'spectator',
    over: false,
    due: null,
    legal: [],
    usual: null,
    not_now: '',
    score: { totals: [0, 0, 0, 0], ranks: [], winners: [], parts: [] },
    position,
  },
  names: { of: s => others[s - 1] ?? t('seat.you'), you: null },
  targets: new Map(),
  pointed: [],
  current: null,
  aside: null,
  act: none,
  point: none,
  look: none,
  pin: none,
  leave: none,
  close: none,
};
const story: Story = {
  ceremony: 1,
  bag: 3,
  cards: [
    { ritual: 'moe', owner: 1, fate: 'done', before: 12, paid: null },
    { ritual: 'roo', owner: 3, fate: 'done', before: 10, paid: null },
    { ritual: 'uru_taetae', owner: 0, fate: 'now', before: 7, paid: 4 },
    { ritual: 'mata_arahu', owner: 2, fate: 'failed', before: 3, paid: null },
  ],
};

export const figures = ['places', 'stalls', 'statue', 'row', 'masks', 'cards'];
function Drawing({ name }: { name: string }) {
  switch (name) {
    case 'places':
      return (
        <div class="phone">
          <Places bare />
        </div>
      );
    case 'stalls':
      return <Stalls />;
    case 'statue':
      return (
        <div class="ra-statues">
          <StatueView
            statue={{
              statue: 1,
              open: true,
              points: 1,
              shown: true,
              left: 10,
              rows: [
                ['T121'],
                ['T101', 'T110'],
                ['T106', null, 'T117'],
                ['T114', 'T118', 'T116'],
                ['T123', null, 'T124'],
              ],
            }}
          />
        </div>
      );
    case 'row':
      return <Row story={story} />;
    case 'masks':
      return (
        <div class="ra-figmasks">
          {['mt_pearl', 'mt_pearl', 'mh_diver', 'mirror', 'mc_green'].map((m, k) => (
            <MaskIcon key={k} mask={m} size={64} />
          ))}
        </div>
      );
    default:
      return (
        <div class="ra-setcards">
          {['roo', 'atea', 'fatu_tiri', 'hina', 'taere'].map(id => (
            <span key={id} class="ra-setcard">
              <RitualFace id={id} text="whole" />
            </span>
          ))}
        </div>
      );
  }
}
export function Figure({ name }: { name: string }) {
  if (!figures.includes(name)) return null;
  return (
    <SpotContext.Provider value={board}>
      <figure class={`ra-fig fig-${name}`}>
        <Drawing name={name} />
        <figcaption>{t(`raiatea.figure.${name}` as Key)}</figcaption>
      </figure>
    </SpotContext.Provider>
  );
}
