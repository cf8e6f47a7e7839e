import { ApiError } from '@nkm/platform';

/** Milliseconds between looks at an answer; quicker while it could not be had. */
const REFRESH_MS = 60_000;
const RETRY_MS = 2_000;

/** An answer of the API that is at hand, so that no page waits for it. */
export interface Followed<T> {
  current(): T;
  /** Resolves after the first look, whatever came of it. */
  ready: Promise<void>;
  stop(): void;
}

export interface FollowOptions<T> {
  ask(): Promise<T>;
  /** What holds until there is an answer, and for a server as documented, which may not know the call. */
  first: T;
  warn(error: unknown): void;
}

/** Looks at an answer again and again; while it cannot be had, the last one stays in use. */
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
