import type { ApiClient } from '@nkm/platform';

/** Minimum milliseconds between two requests. */
export const ASK_EVERY = 60_000;

export interface UnreadWatch {
  api: Pick<ApiClient, 'get'>;
  /** Receives the number of unread notifications. */
  onCount(unread: number): void;
  page?: Document;
}

/**
 * Requests the number of unread notifications: at once, every minute while the page is visible, and when it becomes
 * visible again. Failures show no message, because the next request follows anyway.
 * @returns a function that stops the requests
 */
export function watchUnread({ api, onCount, page = document }: UnreadWatch): () => void {
  let askedAt = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const ended = new AbortController();

  function plan(): void {
    clearTimeout(timer);
    if (page.visibilityState !== 'visible' || ended.signal.aborted) return;
    timer = setTimeout(() => void ask(), Math.max(0, askedAt + ASK_EVERY - Date.now()));
  }

  async function ask(): Promise<void> {
    askedAt = Date.now();
    try {
      const { data } = await api.get<{ data: { unread: number } }>('/notifications/unread', {
        background: true,
        signal: ended.signal,
      });
      if (Number.isSafeInteger(data.unread) && !ended.signal.aborted) onCount(data.unread);
    } catch (error) {
      if (!ended.signal.aborted) console.warn('The unread notifications could not be counted:', error);
    }
    plan();
  }

  page.addEventListener('visibilitychange', plan);
  plan();
  return () => {
    ended.abort();
    clearTimeout(timer);
    page.removeEventListener('visibilitychange', plan);
  };
}
