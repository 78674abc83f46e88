// JournalPage.tsx - a journal from disk: chosen or dropped, read by the engine in this browser;
// nothing is sent.
import { useRef, useState } from 'preact/hooks';
import { sentence } from '../app/api.ts';
import { go } from '../app/router.ts';
import { loadMine } from '../app/session.ts';
import { useTitle } from '../app/title.ts';
import { gameModule } from '../games/registry.ts';
import type { Game } from '../games/game.ts';
import { t } from '../i18n/index.ts';
import { canGoOn, canKeep, goOnHere } from '../local/here.ts';
import { useLoad } from '../ui/load.ts';
import { Failed, FaultLine, Loading } from '../ui/state.tsx';
import { Replay } from './Replay.tsx';
import { BadJournal, fromJournal, type Source } from './source.ts';
import { TopBar } from './TopBar.tsx';

function whyNot(why: unknown): string {
  if (why instanceof BadJournal) return why.message;
  if (why instanceof Error && why.message === 'vaka.wasm') return t('replay.no_engine');
  if (why instanceof SyntaxError) return t('replay.bad');
  return sentence(why);
}

// A file on its way to a replay.
function useJournal() {
  const [source, setSource] = useState<Source | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [text, setText] = useState('');
  const refused = (why: unknown): void => {
    setSource(null);
    setFault(whyNot(why));
  };
  const read = (file: File | undefined): void => {
    if (!file || busy) return;
    setBusy(true);
    setFault(null);
    file
      .text()
      .then(got => {
        setText(got);
        return fromJournal(got, file.name);
      })
      .then(setSource, refused)
      .finally(() => setBusy(false));
  };
  // The game itself, on this device.
  const goOn = (): void => {
    goOnHere(text, t('here.name')).then(table => {
      void loadMine();
      go(isOver ? { page: 'replay', id: table.id, at: null } : { page: 'table', id: table.id });
    }, refused);
  };
  const isOver = source !== null && canKeep(text),
    word = isOver ? t('save.keep') : t('here.go_on');
  const way = source && (isOver || canGoOn(text)) ? { text: word, run: goOn } : undefined;
  return { source, fault, busy, read, goOn: way };
}

interface Props {
  read: (file: File | undefined) => void;
  busy: boolean;
  fault: string | null;
}

function DropBox({ read, busy, fault }: Props) {
  const [over, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  return (
    <section
      class={over ? 'panel over' : 'panel'}
      onDragOver={e => {
        e.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={e => {
        e.preventDefault();
        setOver(false);
        read(e.dataTransfer?.files[0]);
      }}
    >
      <h1>{t('replay.disk')}</h1>
      <p class="mut">{t('replay.disk.text')}</p>
      <input
        ref={input}
        class="hush"
        type="file"
        accept=".jsonl,.json,.txt"
        aria-label={t('replay.disk.choose')}
        onChange={e => read(e.currentTarget.files?.[0])}
      />
      <button type="button" class="btn pri" aria-busy={busy} onClick={() => input.current?.click()}>
        {t('replay.disk.choose')}
      </button>
      <FaultLine text={fault} />
    </section>
  );
}

// The analysis is a script of its own.
function Studied({ source, module }: { source: Source; module: Game }) {
  const got = useLoad(() => import('../analysis/index.tsx'), []);
  if (got.value) return <got.value.Analysis source={source} module={module} id={null} first={0} />;
  return (
    <main id="main" tabIndex={-1}>
      {got.fault ? <Failed fault={got.fault} again={got.again} /> : <Loading />}
    </main>
  );
}

export function JournalPage() {
  const { source, fault, busy, read, goOn } = useJournal();
  const [isStudied, setStudied] = useState(false);
  useTitle(t('replay.page'));
  const module = source ? gameModule(source.game) : null;
  if (source && module && isStudied) return <Studied source={source} module={module} />;
  if (source && module)
    return (
      <Replay
        source={source}
        first={0}
        id={null}
        module={module}
        goOn={goOn}
        analyse={() => setStudied(true)}
      />
    );
  return (
    <div class="app">
      <TopBar
        title={t('replay.disk')}
        sub={t('replay.disk.sub')}
        game={null}
        middle={null}
        extra={null}
      />
      <main class="drop" id="main" tabIndex={-1}>
        <DropBox read={read} busy={busy} fault={fault} />
      </main>
    </div>
  );
}
