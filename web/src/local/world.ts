// world.ts - the world of a table of this device: its line goes to a worker, and no network can cut it.
import type { Socket, World } from '../app/live.ts';

// The worker and all that belongs to it are a script of their own: the line opens when that is there.
class Coming implements Socket {
  readyState = 0;
  onopen: ((event: never) => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number; reason?: string }) => void) | null = null;
  private real: Socket | null = null;

  constructor(table: string) {
    import('./desk.ts').then(
      ({ HereSocket }) => {
        if (this.readyState === 3) return;
        const real = (this.real = new HereSocket(table));
        real.onopen = event => {
          this.readyState = 1;
          this.onopen?.(event);
        };
        real.onmessage = event => this.onmessage?.(event);
        real.onclose = event => this.lost(event.code, event.reason);
      },
      () => this.lost(4503),
    );
  }

  private lost(code: number, reason = ''): void {
    this.readyState = 3;
    this.onclose?.({ code, reason });
  }

  send(text: string): void {
    this.real?.send(text);
  }

  close(): void {
    this.readyState = 3;
    this.real?.close();
  }
}

export const hereWorld = (table: string, browser: World): World => ({
  ...browser,
  connect: () => new Coming(table),
});
