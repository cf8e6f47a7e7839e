import { useCallback, useEffect, useState } from 'react';

export type Loaded<T> = { status: 'loading' } | { status: 'ready'; data: T } | { status: 'failed' };

/** Loads something that a page can do without at first: a failure stays inside of it, with `retry`. */
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
