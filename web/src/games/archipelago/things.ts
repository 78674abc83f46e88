// things.ts - where lessons find the things of Archipelago on the page. On a phone what lies on another page of the
// board is found by the tab that opens it.
import type { View } from '../../protocol.ts';
import { positionOf } from './position.ts';

const tab = (page: string): string => `.ar-tabs [data-page="${page}"]`;

// A land lies on the map, or is still to be laid.
function landOf(face: string, view: View): string {
  const p = positionOf(view),
    region = p.regions.find(g => g.face === face);
  if (region) return `[data-spot="region:${region.region}"]`;
  return `[data-thing="face ${face}"], [data-spot="${p.second === face ? 'second' : 'pile'}"], .ask`;
}

function cardAt(card: string, view: View): string {
  const slot = positionOf(view).track.findIndex(s => s?.card === card);
  const own = `.ask [data-spot="card:${card}"], [data-thing="card ${card}"]`;
  return slot < 0 ? own : `[data-spot="slot:${slot}"], ${tab('evolution')}, ${own}`;
}

export function thing(kind: string, value: string, view: View): string | null {
  switch (kind) {
    case 'face':
      return landOf(value, view);
    case 'card':
      return cardAt(value, view);
    case 'market':
      return `[data-thing="market ${value}"], ${tab('markets')}`;
    case 'back':
      return `[data-spot="back"], ${tab('evolution')}`;
    case 'objective':
    case 'trend':
      return `[data-thing="${kind} ${value}"], [data-thing^="objective"], .dock [data-stock], .sheet [data-stock]`;
    case 'part':
      return value === 'gauge' ? `.ar-stability, ${tab('wheel')}` : null;
    default:
      return null;
  }
}

// On a small screen: the tab behind which it lies.
const pages: Record<string, string> = {
  region: 'map',
  market: 'markets',
  back: 'evolution',
  'part board': 'map',
  'part gauge': 'wheel',
};
export function tabOf(kind: string, value: string, view: View): string | null {
  const p = positionOf(view);
  if (kind === 'face') return p.regions.some(g => g.face === value) ? tab('map') : null;
  if (kind === 'card') return p.track.some(s => s?.card === value) ? tab('evolution') : null;
  const page = pages[kind === 'part' ? `part ${value}` : kind];
  return page === undefined ? null : tab(page);
}
