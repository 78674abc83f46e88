// pack.mjs - a twin of each file, FILE.br, where brotli makes it a good deal smaller. That takes a second for the
// engine: what was packed before is kept by the hash of its bytes, as much of it as the last build used.
import { createHash } from 'node:crypto';
import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const squeeze = promisify(brotliCompress);
const isPacked = name => /\.(woff2|png|br)$/.test(name);
const least = 1000; // bytes of a file that is worth it

async function packed(bytes, kept, next) {
  const name = createHash('sha256').update(bytes).digest('hex');
  const small =
    (await readFile(join(kept, name)).catch(() => null)) ??
    (await squeeze(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 10,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }));
  await writeFile(join(next, name), small);
  return small;
}

export async function pack(folder, kept) {
  const next = `${kept}.new-${process.pid}`;
  await mkdir(next, { recursive: true });
  for (const name of (await readdir(folder)).sort()) {
    const bytes = isPacked(name) ? null : await readFile(join(folder, name)).catch(() => null); // a folder
    if (!bytes || bytes.length < least) continue;
    const small = await packed(bytes, kept, next);
    if (small.length < bytes.length * 0.9) await writeFile(join(folder, `${name}.br`), small);
  }
  await rm(kept, { recursive: true, force: true });
  await rename(next, kept);
}
