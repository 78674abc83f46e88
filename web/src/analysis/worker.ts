// worker.ts - judges steps of a journal, one at a time, away from the page.
import { seat, type Seated } from './bench.ts';
import type { Ask, Begin, Judged } from './words.ts';

// The worker's own side of things; the page's types have only the window's.
const scope = self as unknown as {
  onmessage: ((event: MessageEvent<Begin | Ask>) => void) | null;
  postMessage(message: Judged): void;
};

let bench: Promise<Seated> | null = null;

async function judge({ step, budget }: Ask): Promise<void> {
  const b = await bench!;
  const row = b.judge(step, budget);
  scope.postMessage({ step, budget, row, move: b.tell(step) });
}

scope.onmessage = ({ data }) => {
  if ('module' in data) bench = seat(data);
  // a fault reaches the page as an error of this worker
  else judge(data).catch((why: unknown) => reportError(why));
};
