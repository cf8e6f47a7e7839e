import { type ApiClient, ApiError } from '@nkm/platform';

/** Milliseconds between two requests, and after a failed one. */
const ASK_EVERY = 4_000;
const ASK_AFTER_FAILURE = 30_000;

interface OrderWatch {
  api: Pick<ApiClient, 'get'>;
  orderIds: readonly number[];
  onChange(): void;
}

/**
 * Requests the version of the orders every few seconds while the page is visible, and when it becomes visible again.
 * Failures show no message, because the next request follows anyway.
 * @returns a function that stops the requests
 */
export function watchOrders({ api, orderIds, onChange }: OrderWatch): () => void {
  const query = { ids: orderIds.join(',') };
  const ended = new AbortController();
  let nextAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let known: string | null = null;

  function plan(): void {
    clearTimeout(timer);
    if (document.visibilityState !== 'visible' || ended.signal.aborted) return;
    timer = setTimeout(() => void ask(), Math.max(0, nextAt - Date.now()));
  }

  async function ask(): Promise<void> {
    const options = { query, background: true, signal: ended.signal };
    nextAt = Date.now() + ASK_EVERY;
    try {
      const { data } = await api.get<{ data: { version: string } }>('/orders/changes', options);
      if (known !== null && data.version !== known && !ended.signal.aborted) onChange();
      known = data.version;
    } catch (error) {
      // After a sign-out, the page ends a moment later.
      const isSignedOut = error instanceof ApiError && error.status === 401;
      if (!ended.signal.aborted && !isSignedOut)
        console.warn('The version of the orders could not be requested:', error);
      nextAt = Date.now() + ASK_AFTER_FAILURE;
    }
    plan();
  }

  document.addEventListener('visibilitychange', plan);
  plan();
  return () => {
    ended.abort();
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', plan);
  };
}
