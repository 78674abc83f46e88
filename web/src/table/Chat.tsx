// Chat.tsx - what the people at a table write to each other.
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { sentence } from '../app/api.ts';
import { locale, t } from '../i18n/index.ts';
import type { ChatLine } from '../protocol.ts';
import { FaultLine } from '../ui/state.tsx';

type Send = (text: string) => Promise<unknown>;

function Line({ line, isMine }: { line: ChatLine; isMine: boolean }) {
  const isHouse = line.person === 0;
  const time = new Date(line.time).toLocaleTimeString(locale(), {
    hour: '2-digit',
    minute: '2-digit',
  });
  return (
    <li class={isHouse ? 'house' : ''}>
      {!isHouse && <b>{isMine ? t('seat.with_you', { name: line.name }) : line.name}</b>}
      {line.text} <time>{time}</time>
    </li>
  );
}

// What was refused is written again into the field.
function Write({ send }: { send: Send }) {
  const [text, setText] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const submit = (event: Event): void => {
    event.preventDefault();
    const said = text.trim();
    if (!said) return;
    setText('');
    send(said).then(
      () => setFault(null),
      (why: unknown) => {
        setFault(sentence(why));
        setText(said);
      },
    );
  };
  return (
    <>
      <FaultLine text={fault} />
      <form onSubmit={submit}>
        <input
          class="input"
          value={text}
          maxLength={500}
          aria-label={t('table.chat.write')}
          placeholder={t('table.chat.write')}
          onInput={e => setText(e.currentTarget.value)}
        />
        <button type="submit" class="btn sm">
          {t('table.chat.send')}
        </button>
      </form>
    </>
  );
}

interface Props {
  chat: ChatLine[];
  send: Send;
  can: boolean;
  me: number | null;
}

export function Chat({ chat, send, can, me }: Props) {
  const list = useRef<HTMLOListElement>(null);
  useLayoutEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [chat.length]);
  return (
    <div class="chat">
      <ol ref={list} aria-live="polite">
        {chat.length === 0 && <li class="mut">{t('table.chat.empty')}</li>}
        {chat.map(line => (
          <Line key={line.n} line={line} isMine={line.person === me} />
        ))}
      </ol>
      {can && <Write send={send} />}
    </div>
  );
}
