// bundle.mjs - a TypeScript module of src, compiled for node's test runner.
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { plugins } from '../build.mjs';

const src = join(dirname(dirname(fileURLToPath(import.meta.url))), 'src');
const shared = plugins(); // what they find out once holds for every bundle

// Just enough of a browser for modules that look at it when they are loaded.
function stage() {
  if (globalThis.document) return;
  const media = () => ({ matches: false, addEventListener() {} });
  globalThis.window = globalThis;
  globalThis.matchMedia = media;
  globalThis.document = {
    documentElement: { dataset: {}, lang: '' },
    querySelector: () => null,
    addEventListener() {},
    visibilityState: 'visible',
  };
  globalThis.location = {
    pathname: '/',
    search: '',
    hash: '',
    href: 'http://localhost/',
    origin: 'http://localhost',
  };
  globalThis.addEventListener = () => {};
}

// One bundle for several modules, so that they share their state.
export async function load(...files) {
  stage();
  const contents = files
    .map((f, i) => `export * as m${i} from ${JSON.stringify(join(src, f))};`)
    .join('\n');
  const made = await build({
    stdin: { contents, resolveDir: src, loader: 'ts' },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'neutral',
    mainFields: ['module', 'main'],
    jsx: 'automatic',
    jsxImportSource: 'preact',
    loader: { '.css': 'empty' },
    plugins: shared,
    logLevel: 'error',
    conditions: ['import'],
  });
  const whole = await import(
    `data:text/javascript;base64,${Buffer.from(made.outputFiles[0].contents).toString('base64')}`
  );
  return files.map((_, i) => whole[`m${i}`]);
}
