// worker.ts - the script of all workers: one that holds a table, or one that thinks, by its name.
import { answerBytes, giveBytes, startEngine } from './engine.ts';
import { Refused, Table } from './table.ts';
import type { FromWorker, Question, Thought, ToWorker } from './words.ts';

// The worker's own side of things; the page's types have only the window's.
const scope = self as unknown as {
  name: string;
  onmessage: ((event: MessageEvent) => void) | null;
  postMessage(message: unknown): void;
};

function think(): void {
  let engine: ReturnType<typeof startEngine> | null = null;
  scope.onmessage = (event: MessageEvent<WebAssembly.Module | Thought>) => {
    const heard = event.data;
    if (heard instanceof WebAssembly.Module) {
      engine = startEngine(heard);
      return;
    }
    void engine?.then(e => {
      giveBytes(e, heard.bytes);
      const isDone = e.vaka_think() >= 0;
      scope.postMessage({ n: heard.n, bytes: isDone ? answerBytes(e) : new Uint8Array() });
    });
  };
}

const post = (message: FromWorker): void => scope.postMessage(message);

// Whoever comes last has the table: the others are told, and write nothing any more. A page that comes back, or that
// waited too long for an answer and asks again, has the worker that it had: nobody takes a table from himself.
let held = '';
function hold(id: string): void {
  if (held === id || !('locks' in navigator)) return;
  held = id;
  const forever = (): Promise<never> => new Promise(() => undefined);
  navigator.locks
    .request(`vaka ${id}`, { steal: true }, forever)
    .catch(() => post({ taken: true }));
}

async function answer(table: Table, question: Question): Promise<unknown> {
  switch (question.ask) {
    case 'begin':
      return table.begin(question.setup, question.from);
    case 'read':
      return table.read(question.setup, question.text);
    case 'take':
      return table.take(question.setup, question.text);
    case 'journal':
      return table.journal();
    case 'known':
      return table.known(question.to);
    case 'open':
      return table.open(question.id);
    case 'steps':
      return table.steps(question.from, question.to);
    case 'position':
      return table.position(question.as, question.step);
    case 'row':
      return table.now();
  }
}

function serve(): void {
  let made: Promise<Table> | null = null,
    id = '';
  const ask = async (n: number, question: Question): Promise<void> => {
    try {
      const table = await made!;
      const value = await table.inTurn(() => answer(table, question));
      if (question.ask === 'open') id = question.id;
      if ('setup' in question) id = question.setup.id;
      post({ n, value });
    } catch (why) {
      const text = why instanceof Error ? why.message : '';
      post({ n, fault: why instanceof Refused ? why.fault : { code: 'refused', text } });
    }
  };
  scope.onmessage = (event: MessageEvent<ToWorker>) => {
    const heard = event.data;
    if ('module' in heard)
      made = Table.make(
        heard.module,
        heard.catalogue,
        text => post({ hear: text }),
        isKept => post({ isKept }),
      );
    else if ('question' in heard) void ask(heard.n, heard.question);
    else
      void made?.then(table =>
        table.inTurn(() => {
          if ('say' in heard) return table.say(heard.say);
          hold(id);
          return table.connect();
        }),
      );
  };
}

if (scope.name === 'think') think();
else serve();
