// settings.ts - what a person has set for this browser. Nothing here is sent to the server.
import { cell, remember, remembered, useCell, type Cell } from './store.ts';

// How fast others' moves are shown, and how long bots wait before each.
export const paces = ['at_once', 'quick', 'normal', 'slow'] as const;
export type Pace = (typeof paces)[number];
// When somebody is warned before a clear mistake; never in a game with other people.
export const warns = ['never', 'first', 'always'] as const;
type Warn = (typeof warns)[number];

// Paints of the seats: the usual ones, or some that people with any kind of colour vision tell apart.
export const palettes = ['usual', 'safe'] as const;
type Palette = (typeof palettes)[number];

// How large words are: the root's size follows, and all sizes of words stand in rem. What is drawn on a map
// grows by its zoom.
export const texts = ['normal', 'larger', 'largest'] as const;
export type Text = (typeof texts)[number];

export interface Settings {
  sound: boolean; // one soft knock when it is your turn
  calm: boolean; // no motion, even where the system allows it
  notify: boolean; // browser notification when it is your turn
  stops: boolean; // stop at every question, also where only one answer is possible
  pace: Pace;
  coach: boolean; // somebody speaks in the first games
  confirm: boolean; // a choice is shown first and sent by a second press
  coordinates: boolean; // boards that name their places in a grid show the names
  palette: Palette;
  text: Text;
  warn: Warn;
}

const standard: Settings = {
  sound: false,
  calm: false,
  notify: false,
  stops: false,
  coach: true,
  pace: 'normal',
  confirm: false,
  coordinates: true,
  palette: 'usual',
  text: 'normal',
  warn: 'first',
};

// What was kept, as far as it still is a value of its kind.
function read(found: Partial<Record<keyof Settings, unknown>>): Settings {
  const is = (key: Exclude<keyof Settings, 'pace' | 'palette' | 'text' | 'warn'>): boolean =>
    typeof found[key] === 'boolean' ? found[key] : standard[key];
  return {
    sound: is('sound'),
    calm: is('calm'),
    notify: is('notify'),
    stops: is('stops'),
    coach: is('coach'),
    pace: paces.find(p => p === found.pace) ?? standard.pace,
    confirm: is('confirm'),
    coordinates: is('coordinates'),
    palette: palettes.find(p => p === found.palette) ?? standard.palette,
    text: texts.find(s => s === found.text) ?? standard.text,
    warn: warns.find(w => w === found.warn) ?? standard.warn,
  };
}

function load(): Settings {
  try {
    return read(
      JSON.parse(remembered('settings') ?? '{}') as Partial<Record<keyof Settings, unknown>>,
    );
  } catch {
    return standard;
  }
}

export const settings: Cell<Settings> = cell(load());

export function set<K extends keyof Settings>(key: K, value: Settings[K]): void {
  settings.update(s => ({ ...s, [key]: value }));
  remember('settings', JSON.stringify(settings.get()));
}

// Reduced motion: asked for by the system or here. Also on the root, for the stylesheets.
const system = window.matchMedia('(prefers-reduced-motion: reduce)');
export const calm = cell(false);
function weigh(): void {
  calm.set(system.matches || settings.get().calm);
  document.documentElement.dataset.motion = calm.get() ? 'calm' : 'full';
}
system.addEventListener('change', weigh);
settings.watch(weigh);
weigh();

// The stylesheet has the paints of both palettes, and the sizes of words (boot.ts sets these before the first paint).
function paint(): void {
  document.documentElement.dataset.palette = settings.get().palette;
  document.documentElement.dataset.text = settings.get().text;
}
settings.watch(paint);
paint();

export const useCoordinates = (): boolean => useCell(settings).coordinates;
export const useCalm = (): boolean => useCell(calm);
