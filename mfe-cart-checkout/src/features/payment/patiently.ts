import { ApiError } from '@nkm/platform';

const MOST_TRIES = 4;
const LONGEST_S = 30;

interface Patience {
  /** Receives the seconds left, each second, and null when the wait ends. */
  onWait: (seconds: number | null) => void;
  /** Aborted when the shopper leaves the page. */
  leaving: () => AbortSignal;
}

/** Repeats work while the server answers 503 with a retry time. Other failures, and the last one, reject. */
export async function patiently<T>(work: () => Promise<T>, { onWait, leaving }: Patience): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      const seconds = error instanceof ApiError && error.status === 503 ? error.retryAfter : null;
      if (seconds === null || tries >= MOST_TRIES) throw error;
      await countDown(Math.min(Math.max(1, Math.ceil(seconds)), LONGEST_S), { onWait, leaving });
      if (leaving().aborted) throw error;
    }
  }
}

async function countDown(seconds: number, { onWait, leaving }: Patience): Promise<void> {
  for (let left = seconds; left > 0 && !leaving().aborted; left -= 1) {
    onWait(left);
    await new Promise((resolve) => setTimeout(resolve, 1_000));
  }
  onWait(null);
}
