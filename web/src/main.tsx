// main.tsx - the client: one page for each address, and what belongs to all of them.
import { Component, render, type ComponentChildren, type VNode } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import './css/index.css';
import { LiveRegions, say } from './app/announce.tsx';
import { keepHere } from './app/fresh.ts';
import { listenKeys, useKeys } from './app/keys.ts';
import { shareLessons } from './app/lessons.ts';
import { listen, moves, route, type Route } from './app/router.ts';
import { keepLooking, start, useGames } from './app/session.ts';
import { useCell } from './app/store.ts';
import { flipTheme } from './app/theme.ts';
import './app/title.ts';
import { learnLanguage, t, useLanguage } from './i18n/index.ts';
import { AccountPage } from './pages/account.tsx';
import { CreateDialog } from './pages/create.tsx';
import { HomePage } from './pages/home.tsx';
import { InvitePage } from './pages/invite.tsx';
import { LearnPage } from './pages/learn.tsx';
import { GamesPage } from './pages/games.tsx';
import { BrokenPage, MissingPage } from './pages/missing.tsx';
import { RulesPage } from './pages/rules/index.tsx';
import { SettingsPage } from './pages/settings.tsx';
import { WatchPage } from './pages/watch.tsx';
import { JournalPage, ReplayPage, ScorePage, TablePage } from './table/index.tsx';
import { KeyHelp } from './ui/help.tsx';
import { useLoad } from './ui/load.ts';
import { Failed, Loading } from './ui/state.tsx';

// Lessons, the analysis of a game, positions and puzzles are scripts of their own.
function Later<T>({ part, children }: { part: () => Promise<T>; children: (got: T) => VNode }) {
  const got = useLoad(part, []);
  if (got.value) return children(got.value);
  return (
    <main id="main" tabIndex={-1}>
      {got.fault ? <Failed fault={got.fault} again={got.again} /> : <Loading />}
    </main>
  );
}

const lessons = () => import('./lesson/index.tsx');
const analysis = () => import('./analysis/index.tsx');
const positions = () => import('./position/index.tsx');

function Part({ at }: { at: Extract<Route, { page: PartOf }> }) {
  switch (at.page) {
    case 'lesson':
      return (
        <Later key="lesson" part={lessons}>
          {p => <p.LessonPage key={`${at.game} ${at.lesson}`} game={at.game} lesson={at.lesson} />}
        </Later>
      );
    case 'analysis':
      return (
        <Later key="analysis" part={analysis}>
          {p => <p.AnalysisPage key={at.id} id={at.id} at={at.at} />}
        </Later>
      );
    default:
      return (
        <Later key="position" part={positions}>
          {p => <p.PositionPages at={at} />}
        </Later>
      );
  }
}
type PartOf = 'lesson' | 'analysis' | 'position' | 'puzzles' | 'puzzle';

function Shown({ at }: { at: Route }) {
  switch (at.page) {
    case 'home':
      return <HomePage />;
    case 'games':
      return <GamesPage />;
    case 'watch':
      return <WatchPage />;
    case 'learn':
      return <LearnPage />;
    case 'rules':
      return <RulesPage key={at.game} game={at.game} layer={at.layer ?? 'five'} />;
    case 'invite':
      return <InvitePage key={at.code} code={at.code} />;
    case 'account':
      return <AccountPage signIn={at.signIn ?? false} />;
    case 'settings':
      return <SettingsPage />;
    case 'table':
      return <TablePage key={at.id} id={at.id} />;
    case 'replay':
      return <ReplayPage key={at.id} id={at.id} at={at.at} />;
    case 'score':
      return <ScorePage key={at.id} id={at.id} />;
    case 'lesson':
    case 'analysis':
    case 'position':
    case 'puzzles':
    case 'puzzle':
      return <Part at={at} />;
    case 'journal':
      return <JournalPage />;
    case 'new':
      return <HomePage />;
    case 'missing':
      return <MissingPage />;
  }
}

// A fault in one page must not leave a blank window.
class Guard extends Component<{ children: ComponentChildren; at: Route }, { broken: boolean }> {
  override state = { broken: false };
  override componentDidCatch(fault: unknown): void {
    console.error(fault);
    this.setState({ broken: true });
  }
  override componentDidUpdate(before: { at: Route }): void {
    if (before.at !== this.props.at && this.state.broken) this.setState({ broken: false });
  }
  override render() {
    return this.state.broken ? <BrokenPage /> : this.props.children;
  }
}

// After a move inside the page: to its top, the focus on its main part, its title spoken.
function useArrival(at: Route): void {
  const moved = useCell(moves),
    last = useRef(at.page);
  useEffect(() => {
    const over = at.page === 'new' || last.current === 'new';
    last.current = at.page;
    if (moved === 0 || over) return;
    window.scrollTo(0, 0);
    document.getElementById('main')?.focus({ preventScroll: true });
    const timer = window.setTimeout(() => say(document.title), 80);
    return () => window.clearTimeout(timer);
  }, [at]);
}

function App() {
  const at = useCell(route),
    behind = useRef<Route>({ page: 'home' });
  useLanguage();
  useGames(); // names of games stand on every page
  useArrival(at);
  useKeys([{ key: 'D', label: t('keys.theme'), run: flipTheme }]);
  if (at.page !== 'new') behind.current = at;
  return (
    <>
      <Guard at={at}>
        <Shown at={behind.current} />
      </Guard>
      {at.page === 'new' && <CreateDialog game={at.game} from={behind.current} />}
      <KeyHelp />
      <LiveRegions />
    </>
  );
}

function begin(): void {
  listen();
  listenKeys();
  const root = document.getElementById('app')!;
  root.replaceChildren(); // the picture of loading
  render(<App />, root);
  shareLessons();
  void start();
  keepLooking();
  keepHere();
}
void learnLanguage().then(begin);
