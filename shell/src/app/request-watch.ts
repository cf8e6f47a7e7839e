/** Milliseconds after which a request counts as slow. */
const SLOW_MS = 300;

/** What is known of the requests of this document. The counter begins at zero with each (spec 1 §4). */
export interface RequestWatch {
  /** A request goes out. What it returns is called when the request ends; twice does no harm. */
  begin(background: boolean): () => void;
  /** Requests that wait for their answer. */
  count(): number;
  /** True while a request that is not in the background has been waiting for longer than 300 ms. */
  isSlow(): boolean;
  /** Somebody answered a request, or nobody did. */
  noteReach(reached: boolean): void;
  /** False after a request that nobody answered, until one is answered. */
  isReached(): boolean;
  /** `changed` is called when `isSlow` or `isReached` changed. */
  subscribe(changed: () => void): () => void;
}

export function createRequestWatch(): RequestWatch {
  const waiting = new Set<object>();
  const slow = new Set<object>();
  const listeners = new Set<() => void>();
  const tell = () => listeners.forEach((listener) => listener());
  let reached = true;

  return {
    begin(background) {
      const request = {};
      waiting.add(request);
      const becomeSlow = () => {
        slow.add(request);
        tell();
      };
      const timer = background ? undefined : setTimeout(becomeSlow, SLOW_MS);
      return () => {
        clearTimeout(timer);
        waiting.delete(request);
        if (slow.delete(request)) tell();
      };
    },
    count: () => waiting.size,
    isSlow: () => slow.size > 0,
    noteReach(now) {
      if (now === reached) return;
      reached = now;
      tell();
    },
    isReached: () => reached,
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
  };
}
