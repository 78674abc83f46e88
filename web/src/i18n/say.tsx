// say.tsx - a sentence of the catalogue in which **words** are set in bold.
import { t, type Args, type Key } from './index.ts';

export function Bold({ text }: { text: string }) {
  return <>{text.split('**').map((part, i) => (i % 2 ? <b key={i}>{part}</b> : part))}</>;
}

export function Say({ k, args = {} }: { k: Key; args?: Args }) {
  return <Bold text={t(k, args)} />;
}
