import { ApiError } from '@nkm/platform';

/** Milliseconds between two calls; the shorter pause applies after a failure. */
const REFRESH_MS = 60_000;
const RETRY_MS = 2_000;

/** An API answer that is kept in memory, so that no page waits for it. */
export interface Followed<T> {
  current(): T;
  /** Resolves after the first call, even if it failed. */
  ready: Promise<void>;
  stop(): void;
}

export interface FollowOptions<T> {
  ask(): Promise<T>;
  /** The value until the first answer, and for a documented API, which may not know the call. */
  first: T;
  warn(error: unknown): void;
}

/** Polls an API call. While it fails, the last answer stays in use. */
export function followAnswer<T>({ ask, first, warn }: FollowOptions<T>): Followed<T> {
  let answer = first;
  let timer: NodeJS.Timeout;
  let stopped = false;

  async function look(): Promise<void> {
    let next = REFRESH_MS;
    try {
      answer = await ask();
    } catch (error) {
      const isUnknownCall = error instanceof ApiError && error.status === 404;
      if (!isUnknownCall) {
        next = RETRY_MS;
        warn(error);
      }
    }
    if (stopped) return;
    timer = setTimeout(() => void look(), next);
    timer.unref();
  }

  const ready = look();
  return {
    current: () => answer,
    ready,
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
}
