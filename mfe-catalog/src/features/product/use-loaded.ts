import { useCallback, useEffect, useState } from 'react';

export type Loaded<T> =
  { status: 'loading'; data?: undefined } | { status: 'ready'; data: T } | { status: 'failed'; data?: undefined };

/**
 * Loads a part that the page can do without at first: a failure stays inside of it. `retry` shows that it loads again,
 * `refresh` keeps showing what is there until the new is. Another `load` starts anew.
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
