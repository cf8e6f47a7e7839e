import type { ApiClient } from '@nkm/platform';

/** Milliseconds between two questions, at least. */
export const ASK_EVERY = 60_000;

export interface UnreadWatch {
  api: Pick<ApiClient, 'get'>;
  /** Told how many notifications are unread. */
  onCount(unread: number): void;
  page?: Document;
}

/**
 * Asks how many notifications are unread: at once, then once a minute while the page is looked at, and when it is
 * looked at again. In silence: the next question follows a failure anyway. The function that it returns ends it.
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
