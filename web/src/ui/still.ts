// still.ts - a part of a page that is drawn anew only when it is told something else. What it may call is no news: it
// gets one function for each, which calls whatever was given last.
import { Component, createElement, type ComponentType } from 'preact';

type Call = (...args: unknown[]) => unknown;
type Told = Record<string, unknown>;

const isCall = (value: unknown): value is Call => typeof value === 'function';
const isSame = (a: unknown, b: unknown): boolean => Object.is(a, b) || (isCall(a) && isCall(b));
const isNews = (before: Told, now: Told): boolean =>
  [...new Set([...Object.keys(before), ...Object.keys(now)])].some(
    key => !isSame(before[key], now[key]),
  );

export function still<P extends object>(Part: ComponentType<P>): ComponentType<P> {
  return class Still extends Component<P> {
    private latest = this.props as Told;
    private readonly calls = new Map<string, Call>();

    private call(key: string): Call {
      const known =
        this.calls.get(key) ??
        ((...args) => {
          const now = this.latest[key];
          return isCall(now) ? now(...args) : undefined;
        });
      this.calls.set(key, known);
      return known;
    }

    override shouldComponentUpdate(next: P): boolean {
      const before = this.latest;
      this.latest = next as Told;
      return isNews(before, this.latest);
    }

    override render() {
      const told = Object.entries(this.props).map(([key, value]) => [
        key,
        isCall(value) ? this.call(key) : (value as unknown),
      ]);
      return createElement(Part, Object.fromEntries(told) as P);
    }
  };
}
