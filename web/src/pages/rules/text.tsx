// text.tsx - structured text of the rules as elements.
import { Fragment, type ComponentChildren } from 'preact';
import type { Block, Inline } from './doc.ts';
import { RulesFigure } from './figures.tsx';

export function Words({ parts }: { parts: Inline[] }): ComponentChildren {
  return parts.map((p, i) => {
    if (typeof p === 'string') return <Fragment key={i}>{p}</Fragment>;
    if ('b' in p)
      return (
        <b key={i}>
          <Words parts={p.b} />
        </b>
      );
    if ('i' in p)
      return (
        <em key={i}>
          <Words parts={p.i} />
        </em>
      );
    if ('code' in p) return <code key={i}>{p.code}</code>;
    return (
      <a key={i} href={p.to}>
        <Words parts={p.a} />
      </a>
    );
  });
}

export const plain = (parts: Inline[]): string =>
  parts
    .map(p =>
      typeof p === 'string'
        ? p
        : 'code' in p
          ? p.code
          : plain('b' in p ? p.b : 'i' in p ? p.i : p.a),
    )
    .join('');

// "2.1 The map" is numbered in the text; the number stands apart on the page.
export function Numbered({ parts }: { parts: Inline[] }) {
  const [first, ...rest] = parts,
    found = typeof first === 'string' ? /^(\d+(?:\.\d+)*)\.? (.*)$/.exec(first) : null;
  if (!found) return <Words parts={parts} />;
  return (
    <>
      <span class="no">{found[1]}</span> <Words parts={[found[2]!, ...rest]} />
    </>
  );
}

export function Text({ game, block }: { game: string; block: Block }) {
  switch (block.kind) {
    case 'figure':
    case 'board':
      return <RulesFigure game={game} block={block} />;
    case 'h':
      return (
        <h3 id={block.id} tabIndex={-1}>
          <Numbered parts={block.text} />
        </h3>
      );
    case 'p':
      return (
        <p>
          <Words parts={block.text} />
        </p>
      );
    case 'ul':
      return (
        <ul>
          {block.items.map((it, i) => (
            <li key={i}>
              <Words parts={it} />
            </li>
          ))}
        </ul>
      );
    case 'ol':
      return (
        <ol>
          {block.items.map((it, i) => (
            <li key={i}>
              <Words parts={it} />
            </li>
          ))}
        </ol>
      );
    case 'pre':
      return <pre>{block.text}</pre>;
    case 'table':
      return <Table head={block.head} rows={block.rows} />;
  }
}

function Table({ head, rows }: { head: Inline[][]; rows: Inline[][][] }) {
  const label = plain(head[0] ?? []);
  return (
    <div class="scroll" role="region" tabIndex={0} aria-label={label}>
      <table class={head.length > 6 ? 'figures' : ''}>
        <thead>
          <tr>
            {head.map((c, i) =>
              c.length ? (
                <th key={i} scope="col">
                  <Words parts={c} />
                </th>
              ) : (
                <td key={i} />
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((r, i) => (
            <tr key={i}>
              {r.map((c, k) =>
                k === 0 ? (
                  <th key={k} scope="row">
                    <Words parts={c} />
                  </th>
                ) : (
                  <td key={k}>
                    <Words parts={c} />
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
