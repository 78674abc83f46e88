// settings.ts - what a person has set for this browser. Nothing here is sent to the server.
import { cell, remember, remembered, useCell, type Cell } from './store.ts';

export interface Settings {
  sound: boolean; // one soft knock when it is your turn
  calm: boolean; // no motion, even where the system allows it
  notify: boolean; // browser notification when it is your turn
  stops: boolean; // stop at every question, also where only one answer is possible
  coach: boolean; // somebody speaks in the first games
}

const standard: Settings = {
  sound: false,
  calm: false,
  notify: false,
  stops: false,
  coach: true,
};

function load(): Settings {
  try {
    const found = JSON.parse(remembered('settings') ?? '{}') as Record<string, unknown>;
    const read = (key: keyof Settings): boolean =>
      typeof found[key] === 'boolean' ? found[key] : standard[key];
    return {
      sound: read('sound'),
      calm: read('calm'),
      notify: read('notify'),
      stops: read('stops'),
      coach: read('coach'),
    };
  } catch {
    return standard;
  }
}

export const settings: Cell<Settings> = cell(load());

export function set(key: keyof Settings, value: boolean): void {
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

export const useCalm = (): boolean => useCell(calm);
