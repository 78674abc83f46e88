// figures.mjs - positions for the figures of the rules pages, cut from golden journals:
//   node web/tools/figures.mjs build/vaka
// Run it again when the shape of a view changes.
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const web = dirname(dirname(fileURLToPath(import.meta.url))),
  vaka = process.argv[2] ?? 'build/vaka';
const figures = [
  { game: 'polynesia', name: 'start', journal: 'polynesia-4-a-drawn', at: 18 },
  { game: 'polynesia', name: 'routes', journal: 'polynesia-4-a-drawn', at: 130 },
];
mkdirSync(join(web, 'figures'), { recursive: true });
for (const f of figures) {
  const text = execFileSync(
    vaka,
    [
      'journal',
      'view',
      join(dirname(web), 'tests/golden', `${f.journal}.jsonl`),
      '--at',
      String(f.at),
      '--seat',
      'all',
      '--json',
    ],
    { encoding: 'utf8' },
  );
  const view = { ...JSON.parse(text), legal: [], usual: null };
  writeFileSync(join(web, 'figures', `${f.game}-${f.name}.json`), `${JSON.stringify(view)}\n`);
  console.log(`${f.game}-${f.name}: step ${view.step}, ${view.over ? 'over' : view.due.point}`);
}
