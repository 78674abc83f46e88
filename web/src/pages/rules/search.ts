// search.ts - what of a text has all the words that somebody looks for. Pure.
import type { Block, Inline, Section } from './doc.ts';
import { plain } from './text.tsx';

const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
const wordsOf = (wanted: string): string[] => folded(wanted).split(/\s+/).filter(Boolean);

// The part of a block that has the words: the whole of it, some rows or items, or nothing.
function partOf(block: Block, has: (parts: Inline[][]) => boolean): Block | null {
  switch (block.kind) {
    case 'p':
      return has([block.text]) ? block : null;
    case 'ul':
    case 'ol': {
      const items = block.items.filter(item => has([item]));
      return items.length ? { ...block, kind: 'ul', items } : null;
    }
    case 'table': {
      const rows = block.rows.filter(has);
      return rows.length ? { ...block, rows } : null;
    }
    case 'pre':
      return has([[block.text]]) ? block : null;
    default:
      return null;
  }
}

// Sections with what was found in them below the headings that it stands under; a heading that has the words
// itself keeps all that follows it.
export function found(sections: Section[], wanted: string): Section[] {
  const words = wordsOf(wanted);
  if (!words.length) return sections;
  const has = (parts: Inline[][]): boolean => {
    const text = folded(parts.map(plain).join(' '));
    return words.every(w => text.includes(w));
  };
  return sections.flatMap(section => {
    if (has([section.title])) return [section];
    const blocks: Block[] = [];
    let heading: Block | null = null,
      isWhole = false;
    for (const block of section.blocks) {
      if (block.kind === 'h') {
        heading = block;
        isWhole = has([block.text]);
        continue;
      }
      const part = isWhole ? block : partOf(block, has);
      if (!part) continue;
      if (heading) blocks.push(heading);
      heading = null;
      blocks.push(part);
    }
    return blocks.length ? [{ ...section, blocks }] : [];
  });
}
