// bytes.ts - text into the engine's input, and its answer as text.
interface Buffers {
  memory: WebAssembly.Memory;
  vaka_input(n: number): number;
  vaka_output(): number;
  vaka_output_length(): number;
}

export function give(e: Buffers, text: string): void {
  const bytes = new TextEncoder().encode(text),
    at = e.vaka_input(bytes.length);
  new Uint8Array(e.memory.buffer, at, bytes.length).set(bytes);
}

export const answer = (e: Buffers): string =>
  new TextDecoder().decode(
    new Uint8Array(e.memory.buffer, e.vaka_output(), e.vaka_output_length()),
  );

/** From now on this engine says everything in the language of the catalogue; an empty one is English. */
export function speak(e: Buffers & { vaka_language(): number }, catalogue: Uint8Array): void {
  const at = e.vaka_input(catalogue.length);
  new Uint8Array(e.memory.buffer, at, catalogue.length).set(catalogue);
  if (e.vaka_language() < 0) throw new Error('catalogue');
}
