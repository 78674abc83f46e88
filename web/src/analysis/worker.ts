// worker.ts - judges steps of a journal, one at a time, or chooses for a bot, away from the page.
import { seat, type Seated } from './bench.ts';
import type { Ask, Begin, Chosen, Judged, Question } from './words.ts';

// The worker's own side of things; the page's types have only the window's.
const scope = self as unknown as {
  onmessage: ((event: MessageEvent<Begin | Ask | Question>) => void) | null;
  postMessage(message: Judged | Chosen): void;
};

let bench: Promise<Seated> | null = null;

async function judge({ step, budget }: Ask): Promise<void> {
  const b = await bench!;
  const row = b.judge(step, budget);
  scope.postMessage({ step, budget, row, move: b.tell(step) });
}

async function choose(question: Question): Promise<void> {
  const chosen = (await bench!).choose(question);
  scope.postMessage({ chosen });
}

scope.onmessage = ({ data }) => {
  if ('module' in data) bench = seat(data);
  // a fault reaches the page as an error of this worker
  else ('level' in data ? choose(data) : judge(data)).catch((why: unknown) => reportError(why));
};
