// Log.tsx - what has happened, sentence by sentence.
import type { VNode } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Icon, type IconName } from '../art/icons.tsx';
import { SeatSign } from '../art/seats.tsx';
import { t } from '../i18n/index.ts';
import { Bold } from '../i18n/say.tsx';
import type { LogLine } from '../protocol.ts';
import { still } from '../ui/still.ts';

type Mark = '' | 'now' | 'new';

// A line of the log. What nobody did: the first line of a step is chance, further ones say where the round stands.
function LogRow({
  line,
  isHead,
  mark,
  icon,
}: {
  line: LogLine;
  isHead: boolean;
  mark: Mark;
  icon: IconName;
}) {
  if (line.house)
    return (
      <li class="house">
        <Icon name="clock" size={20} />
        <span>{line.text}</span>
      </li>
    );
  if (isHead)
    return (
      <li class="sep">
        <Bold text={line.text} />
      </li>
    );
  return (
    <li class={line.unasked ? `${mark} unasked` : mark}>
      {line.seat === null ? (
        <span class="flame">
          <Icon name={icon} size={21} />
        </span>
      ) : (
        <SeatSign seat={line.seat} size={22} />
      )}
      <span>
        <Bold text={line.text} />
      </span>
    </li>
  );
}

// A long log changes at its end only: rows that are the same as before are handed over as they are, and
// keys count within a step, so that lines may fall off at the top.
function useRows(log: LogLine[], now: number | null, since: number, icon: IconName): VNode[] {
  const made = useRef(new WeakMap<LogLine, { key: string; mark: Mark; row: VNode }>());
  let nth = 0;
  return log.map((line, k) => {
    nth = log[k - 1]?.n === line.n ? nth + 1 : 0;
    const key = `${line.n}.${nth}`,
      mark: Mark = line.n === now ? 'now' : line.n > since ? 'new' : '',
      old = made.current.get(line);
    if (old?.key === key && old.mark === mark) return old.row;
    const row = (
      <LogRow
        key={key}
        line={line}
        isHead={line.seat === null && nth > 0}
        mark={mark}
        icon={icon}
      />
    );
    made.current.set(line, { key, mark, row });
    return row;
  });
}

// Stays at its end while it grows or is resized, unless whoever reads has scrolled up.
interface Props {
  log: LogLine[];
  now: number | null;
  since: number;
  icon: IconName;
}
export const LogList = still(({ log, now, since, icon }: Props) => {
  const list = useRef<HTMLOListElement>(null),
    follows = useRef(true),
    rows = useRows(log, now, since, icon),
    newest = log.at(-1),
    isEmpty = !newest;
  const toEnd = (): void => {
    const body = list.current?.parentElement;
    if (body && follows.current) body.scrollTop = body.scrollHeight;
  };
  useLayoutEffect(() => {
    const body = list.current?.parentElement;
    if (!body) return;
    let top = body.scrollTop;
    const scrolled = (): void => {
      const isAtEnd = body.scrollHeight - body.scrollTop - body.clientHeight < 40;
      if (isAtEnd || body.scrollTop < top) follows.current = isAtEnd; // only a way up leaves the end
      top = body.scrollTop;
    };
    const sizes = new ResizeObserver(toEnd);
    body.addEventListener('scroll', scrolled, { passive: true });
    sizes.observe(body);
    sizes.observe(list.current!); // it grows with each line
    return () => {
      body.removeEventListener('scroll', scrolled);
      sizes.disconnect();
    };
  }, [isEmpty]);
  if (isEmpty) return <p class="mut log-empty">{t('table.log.empty')}</p>;
  return (
    <ol class="log" ref={list}>
      {rows}
    </ol>
  );
});
