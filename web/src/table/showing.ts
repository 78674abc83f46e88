// showing.ts - "show me": the steps since one's last turn once more, each for a moment.
import { useEffect, useState } from 'preact/hooks';
import { api } from '../app/api.ts';
import type { Motion } from '../games/game.ts';
import type { Told } from './model.ts';

interface Scene {
  motion: Motion;
  text: string;
}

const most = 60; // steps, the newest
const moment = 1200;

// Steps that say something; the newest position is known already.
async function scenesOf(id: string, told: Told): Promise<Scene[]> {
  const from = Math.max(told.since, told.step - most);
  const steps = await api.steps(id, from + 1, told.step);
  const views = await Promise.all(
    [from, ...steps.map(s => s.n)].map(async n =>
      n === told.step ? told.view : api.position(id, n),
    ),
  );
  return steps
    .map((s, k) => ({
      motion: {
        events: s.events,
        before: views[k]!,
        after: views[k + 1]!,
        seat: s.seat,
        key: s.n * 1000 + k,
      },
      text: s.log.map(l => l.text).join(' '),
    }))
    .filter(scene => scene.text !== '');
}

export function useShowing(id: string) {
  const [story, setStory] = useState<{ scenes: Scene[]; at: number } | null>(null);
  useEffect(() => {
    if (!story) return;
    const next = (): void =>
      setStory(s => (s && s.at + 1 < s.scenes.length ? { ...s, at: s.at + 1 } : null));
    const timer = window.setTimeout(next, moment);
    return () => window.clearTimeout(timer);
  }, [story]);
  const scene = story?.scenes[story.at];
  return {
    motion: scene?.motion ?? null,
    showing:
      story && scene ? { text: scene.text, at: story.at + 1, of: story.scenes.length } : null,
    isOn: story !== null,
    stop: () => setStory(null),
    begin: async (told: Told | null): Promise<void> => {
      if (told && told.step > told.since) setStory({ scenes: await scenesOf(id, told), at: 0 });
    },
  };
}
