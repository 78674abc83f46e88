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
