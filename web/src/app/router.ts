// router.ts - which page an address shows. Links are real links: the browser's own history, new
// tabs and middle clicks work; a plain click on one of ours changes the page without loading.
import { addressOf, base, inside } from './base.ts';
import { keepCode, withCode } from './invites.ts';
import { cell } from './store.ts';
import { hereId, hereName, isHere } from '../local/ids.ts';

// How much of a game's rules is read: on one screen, in plain words, or all of it.
export const layers = ['five', 'how', 'reference'] as const;
export type Layer = (typeof layers)[number];

export type Route =
  | { page: 'home' }
  | { page: 'games' }
  | { page: 'watch' }
  | { page: 'learn' }
  | { page: 'rules'; game: string; layer?: Layer }
  | { page: 'lesson'; game: string; lesson: string }
  | { page: 'new'; game: string | null }
  | { page: 'invite'; code: string }
  | { page: 'table'; id: string }
  | { page: 'replay'; id: string; at: number | null }
  | { page: 'analysis'; id: string; at: number | null }
  | { page: 'score'; id: string }
  | { page: 'journal' }
  | { page: 'position' } // which one stands behind the #
  | { page: 'puzzles' }
  | { page: 'puzzle'; game: string; day: string | null }
  | { page: 'account'; signIn?: boolean }
  | { page: 'settings' }
  | { page: 'missing' };

const id = /^[A-Za-z0-9_-]{1,40}$/;
const game = /^[a-z][a-z0-9_]{0,30}$/;

const dayOf = (text: string | null): string | null =>
  text !== null && /^\d{4}-\d\d-\d\d$/.test(text) ? text : null;

export function parse(path: string, search = ''): Route {
  const [one, two, three, ...more] = path.split('/').filter(Boolean);
  const query = new URLSearchParams(search);
  const missing: Route = { page: 'missing' };
  if (more.length) return missing;
  if (one === undefined) return { page: 'home' };
  if ((one === 't' || one === 'here') && two !== undefined && id.test(two)) {
    const table = one === 'here' ? hereId(two) : two;
    if (three === undefined) return { page: 'table', id: table };
    if (three === 'replay' || three === 'analysis') {
      const at = query.get('at');
      return {
        page: three,
        id: table,
        at: at !== null && /^\d{1,6}$/.test(at) ? Number(at) : null,
      };
    }
    return three === 'score' ? { page: 'score', id: table } : missing;
  }
  if (one === 'learn' && three !== undefined)
    return game.test(two!) && game.test(three)
      ? { page: 'lesson', game: two!, lesson: three }
      : missing;
  if (three !== undefined) return missing;
  if (one === 'i' && two !== undefined && id.test(two)) return { page: 'invite', code: two };
  if (one === 'learn' && two !== undefined && game.test(two)) {
    const layer = layers.find(l => l === query.get('read'));
    return { page: 'rules', game: two, ...(layer ? { layer } : {}) };
  }
  if (one === 'puzzle' && two !== undefined && game.test(two))
    return { page: 'puzzle', game: two, day: dayOf(query.get('day')) };
  if (two !== undefined) return missing;
  switch (one) {
    case 'account':
      return query.has('sign-in') ? { page: 'account', signIn: true } : { page: 'account' };
    case 'games':
    case 'watch':
    case 'learn':
    case 'position':
    case 'settings':
      return { page: one };
    case 'puzzle':
      return { page: 'puzzles' };
    case 'replay':
      return { page: 'journal' };
    case 'new': {
      const wanted = query.get('game');
      return { page: 'new', game: wanted !== null && game.test(wanted) ? wanted : null };
    }
    default:
      return missing;
  }
}

// Of the server's tables and of those of this device.
const tableName = (id: string): string => (isHere(id) ? hereName(id) : `t/${id}`);

export const href = (route: Route): string => addressOf(nameOf(route));

// The address of a page inside this site.
function nameOf(route: Route): string {
  switch (route.page) {
    case 'home':
      return '';
    case 'rules':
      return `learn/${route.game}${route.layer && route.layer !== 'five' ? `?read=${route.layer}` : ''}`;
    case 'lesson':
      return `learn/${route.game}/${route.lesson}`;
    case 'new':
      return route.game === null ? 'new' : `new?game=${route.game}`;
    case 'invite':
      return `i/${route.code}`;
    case 'table':
      return withCode(route.id, tableName(route.id));
    case 'replay':
    case 'analysis':
      return withCode(
        route.id,
        `${tableName(route.id)}/${route.page}${route.at === null ? '' : `?at=${route.at}`}`,
      );
    case 'score':
      return withCode(route.id, `${tableName(route.id)}/score`);
    case 'account':
      return route.signIn ? 'account?sign-in' : 'account';
    case 'puzzles':
      return 'puzzle';
    case 'puzzle':
      return `puzzle/${route.game}${route.day === null ? '' : `?day=${route.day}`}`;
    case 'journal':
      return 'replay';
    case 'missing':
      return 'missing';
    default:
      return route.page;
  }
}

const here = (): Route => {
  const found = parse(inside(location.pathname), location.search);
  if ('id' in found) keepCode(found.id, new URLSearchParams(location.search).get('invite'));
  return found;
};
export const route = cell<Route>(here());

// How we came here: focus moves to the new page after a click, not when a page is first loaded.
export const moves = cell(0);

function show(): void {
  route.set(here());
  moves.update(n => n + 1);
}

export function go(to: Route | string, how: 'push' | 'replace' = 'push'): void {
  const url = typeof to === 'string' ? to : href(to);
  if (how === 'replace') history.replaceState({ inside: true }, '', url);
  else history.pushState({ inside: true }, '', url);
  show();
}

// Back to where we came from inside the page, else to `otherwise`.
export function back(otherwise: Route): void {
  if ((history.state as { inside?: boolean } | null)?.inside) history.back();
  else go(otherwise, 'replace');
}

export function listen(): void {
  window.addEventListener('popstate', show);
  document.addEventListener('click', event => {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute('download'))
      return;
    if (
      link.origin !== location.origin ||
      !link.pathname.startsWith(base) ||
      link.pathname.startsWith(addressOf('api/')) ||
      link.getAttribute('href')?.startsWith('#')
    )
      return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}
