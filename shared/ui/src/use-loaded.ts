import { useCallback, useEffect, useState } from 'react';

export type Loaded<T> = { status: 'loading' } | { status: 'ready'; data: T } | { status: 'failed' };

/** Loads optional data of a page; a failure does not break the page and offers `retry`. */
export function useLoaded<T>(load: (signal: AbortSignal) => Promise<T>): Loaded<T> & { retry: () => void } {
  const [state, setState] = useState<Loaded<T>>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const controller = new AbortController();
    setState({ status: 'loading' });
    load(controller.signal).then(
      (data) => controller.signal.aborted || setState({ status: 'ready', data }),
      () => controller.signal.aborted || setState({ status: 'failed' }),
    );
    return () => controller.abort();
  }, [load, attempt]);
  return { ...state, retry: useCallback(() => setAttempt((number) => number + 1), []) };
}
