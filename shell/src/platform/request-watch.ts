/** Milliseconds after which a request counts as slow. */
const SLOW_MS = 300;

/** State of the requests of this document. The counter starts at zero (SH-RULE-013). */
export interface RequestWatch {
  /** Starts a request. Call the returned function when the request ends; calling it twice is harmless. */
  begin(background: boolean): () => void;
  /** Pending requests. */
  count(): number;
  /** True while a foreground request has been pending for longer than 300 ms. */
  isSlow(): boolean;
  /** Records whether the server answered a request. */
  noteReach(reached: boolean): void;
  /** False from an unanswered request until the next answered one. */
  isReached(): boolean;
  /** Calls `changed` when `isSlow` or `isReached` changes. */
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
