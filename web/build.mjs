// build.mjs - makes build/web: one page, its script, its styles, fonts. No inline script or style,
// because the server's Content-Security-Policy forbids them. `--out DIR` builds elsewhere,
// `--debug` leaves names and maps in.
import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { aboardFound, aboardPlugin, hashed } from './tools/aboard.mjs';
import { booksFound, booksPlugin, puzzlesFound } from './tools/books.mjs';
import { foundPlugin } from './tools/found.mjs';
import { languagesFound, languagesPlugin } from './tools/languages.mjs';
import { learnDoc, rulesDoc } from './tools/markdown.mjs';
import { pack } from './tools/pack.mjs';
import { writeAddresses, writeServiceWorker } from './tools/shell.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const root = dirname(here);

const fonts = [
  ['source-sans-3', ['400', '600', '700']],
  ['bitter', ['700']],
];

// Pages to learn from: every docs/games/*.md (rules) and docs/learn/*.md (learn) as structured text, each a module of
// its own; in another language docs/learn/<tag>/*.md.
const pages = { rules: ['docs/games', rulesDoc], learn: ['docs/learn', learnDoc] };

const idsIn = async folder =>
  (await readdir(folder))
    .filter(n => n.endsWith('.md'))
    .map(n => n.slice(0, -3))
    .sort();

function pagesPlugin(kind) {
  const folder = join(root, pages[kind][0]),
    read = pages[kind][1];
  return {
    name: kind,
    setup(b) {
      b.onResolve({ filter: new RegExp(`^virtual:${kind}(-|$)`) }, ({ path }) => ({
        path: path.slice('virtual:'.length),
        namespace: kind,
      }));
      b.onLoad({ filter: new RegExp(`^${kind}$`), namespace: kind }, async () => {
        const ids = await idsIn(folder),
          tags = languagesFound().map(l => l.tag);
        const one = name => `() => import('virtual:${kind}-${name}').then(m => m.doc)`,
          isThere = (tag, id) => existsSync(join(folder, tag, `${id}.md`)),
          others = id =>
            tags.filter(tag => isThere(tag, id)).map(tag => `${tag}: ${one(`${tag}/${id}`)}`);
        const rows = ids.map(
          id => `${JSON.stringify(id)}: { ${[`en: ${one(id)}`, ...others(id)].join(', ')} }`,
        );
        return {
          contents: `export const written = ${JSON.stringify(ids)};\nexport const read = { ${rows.join(', ')} };`,
          loader: 'js',
          resolveDir: folder,
        };
      });
      b.onLoad({ filter: new RegExp(`^${kind}-`), namespace: kind }, async ({ path }) => {
        const name = path.slice(kind.length + 1),
          id = basename(name),
          file = join(folder, `${name}.md`);
        return {
          contents: `export const doc = ${JSON.stringify(read(id, await readFile(file, 'utf8')))};`,
          loader: 'js',
          watchFiles: [file],
        };
      });
    },
  };
}

export const plugins = aboard => [
  aboardPlugin(aboard),
  pagesPlugin('rules'),
  pagesPlugin('learn'),
  foundPlugin(),
  languagesPlugin(aboard?.spoken),
  booksPlugin(),
];

async function bundle(entry, debug, extra = {}) {
  const made = await build({
    entryPoints: [join(here, entry)],
    bundle: true,
    write: false,
    outdir: join(here, 'out'),
    format: 'esm',
    target: ['es2022', 'chrome109', 'firefox115', 'safari16.4'],
    minify: !debug,
    sourcemap: debug ? 'inline' : false,
    jsx: 'automatic',
    jsxImportSource: 'preact',
    legalComments: 'none',
    charset: 'utf8',
    external: ['./fonts/*'],
    metafile: true,
    logLevel: 'warning',
    ...extra,
  });
  return made;
}

// The files of a bundle: the script that starts it, its styles, and the parts that are fetched later.
function filesOf(made, entry) {
  // parts fetched later are entry points too
  const [first, { cssBundle = '' }] = Object.entries(made.metafile.outputs).find(([, o]) =>
    o.entryPoint?.endsWith(entry),
  );
  const files = made.outputFiles.map(f => ({
    name: basename(f.path),
    bytes: f.contents,
    isFirst: basename(f.path) === basename(first),
  }));
  return {
    js: files.find(f => f.isFirst).bytes,
    css: files.find(f => f.name === basename(cssBundle))?.bytes,
    parts: files.filter(f => !f.isFirst && f.name.endsWith('.js')),
  };
}

async function copyFonts(folder) {
  await mkdir(folder, { recursive: true });
  for (const [family, weights] of fonts)
    for (const weight of weights)
      for (const subset of ['latin', 'latin-ext'])
        await cp(
          join(
            here,
            `node_modules/@fontsource/${family}/files/${family}-${subset}-${weight}-normal.woff2`,
          ),
          join(folder, `${family}-${subset}-${weight}.woff2`),
        );
}

// The scripts of workers, by the names that the page's own knows them by: of a table of this device, and of those that
// judge a game.
const workers = {
  worker: ['LOCAL_WORKER', 'src/local/worker.ts'],
  judge: ['ANALYSIS_WORKER', 'src/analysis/worker.ts'],
};

async function buildWorkers(folder, debug) {
  const define = {},
    scripts = {};
  for (const [stem, [known, entry]] of Object.entries(workers)) {
    const { js } = filesOf(await bundle(entry, debug, { format: 'iife' }), entry),
      name = hashed(stem, 'js', js);
    await writeFile(join(folder, name), js);
    define[known] = JSON.stringify(name);
    scripts[stem] = js;
  }
  return { define, scripts };
}

export async function buildWeb({ out = join(root, 'build/web'), debug = false } = {}) {
  const fresh = `${out}.new-${process.pid}`;
  await rm(fresh, { recursive: true, force: true });
  await mkdir(fresh, { recursive: true });
  const aboard = aboardFound();
  const { define, scripts } = await buildWorkers(fresh, debug);
  const app = filesOf(
    await bundle('src/main.tsx', debug, {
      splitting: true,
      chunkNames: 'part-[hash]',
      plugins: plugins(aboard),
      define,
    }),
    'src/main.tsx',
  );
  const boot = filesOf(await bundle('src/boot.ts', debug, { format: 'iife' }), 'src/boot.ts');
  const names = {
    app: hashed('app', 'js', app.js),
    css: hashed('app', 'css', app.css),
    boot: hashed('boot', 'js', boot.js),
  };
  await writeFile(join(fresh, names.app), app.js);
  await writeFile(join(fresh, names.css), app.css);
  for (const part of app.parts) await writeFile(join(fresh, part.name), part.bytes);
  await writeFile(join(fresh, names.boot), boot.js);
  const page = (await readFile(join(here, 'index.html'), 'utf8')).replace(
    /%(\w+)%/g,
    (_, key) => names[key],
  );
  await writeFile(join(fresh, 'index.html'), page);
  for (const name of ['favicon.svg', 'manifest.webmanifest', 'icons'])
    await cp(join(here, name), join(fresh, name), { recursive: true });
  await copyFonts(join(fresh, 'fonts'));
  for (const text of [...booksFound(), ...puzzlesFound()])
    await writeFile(join(fresh, text.name), text.bytes);
  for (const file of aboard.files) await writeFile(join(fresh, file.name), file.bytes);
  // while one works on the page, every load must show what is there now
  if (!debug) {
    const sw = filesOf(await bundle('src/sw/sw.ts', debug, { format: 'iife' }), 'src/sw/sw.ts');
    await writeServiceWorker(fresh, sw.js, Object.values(names));
  }
  const plain = JSON.parse(await readFile(join(here, 'src/app/pages.json'), 'utf8'));
  await writeAddresses(fresh, plain);
  if (!debug) await pack(fresh, join(root, 'build/packed'));
  await rm(out, { recursive: true, force: true });
  await rename(fresh, out);
  const size = bytes => ({ raw: bytes.length, gzip: gzipSync(bytes, { level: 9 }).length });
  return {
    out,
    names,
    sizes: {
      app: size(app.js),
      boot: size(boot.js),
      worker: size(scripts.worker),
      judge: size(scripts.judge),
      css: size(app.css),
      ...Object.fromEntries(app.parts.map(p => [p.name, size(p.bytes)])),
    },
  };
}

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const at = process.argv.indexOf('--out');
  const made = await buildWeb({
    ...(at > 0 ? { out: resolve(process.argv[at + 1]) } : {}),
    debug: process.argv.includes('--debug'),
  });
  for (const [name, s] of Object.entries(made.sizes))
    console.log(
      `${name.padEnd(5)} ${String(s.raw).padStart(7)} bytes, ${String(s.gzip).padStart(6)} gzipped`,
    );
}
