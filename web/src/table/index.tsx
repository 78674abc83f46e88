// index.tsx - the pages of one table. The shell routes /t/ID, /t/ID/replay, /t/ID/score and
// /replay (a journal from disk) here; each page brings its own top bar.
import './index.css';
import '../css/people.css';

export { TablePage } from './TablePage.tsx';
export { JournalPage } from './JournalPage.tsx';
export { ReplayPage } from './ReplayPage.tsx';
export { ScorePage } from './ScorePage.tsx';
