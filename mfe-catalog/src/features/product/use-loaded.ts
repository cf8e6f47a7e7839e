import { useCallback, useEffect, useState } from 'react';

export type Loaded<T> =
  | { status: 'loading'; data?: undefined }
  | { status: 'ready'; data: T }
  | { status: 'failed'; data?: undefined };

/**
 * Loads a part that the page does not need at first: a failure affects only this part. `retry` shows the loading state,
 * `refresh` keeps the current data until the new data arrive. A new `load` function starts again.
 */
export function useLoaded<T>(load: (signal: AbortSignal) => Promise<T>) {
  const [state, setState] = useState<Loaded<T>>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    load(signal).then(
      (data) => signal.aborted || setState({ status: 'ready', data }),
      () => signal.aborted || setState({ status: 'failed' }),
    );
    return () => controller.abort();
  }, [load, attempt]);
  const refresh = useCallback(() => setAttempt((number) => number + 1), []);
  const retry = useCallback(() => {
    setState({ status: 'loading' });
    refresh();
  }, [refresh]);
  return { ...state, retry, refresh };
}
