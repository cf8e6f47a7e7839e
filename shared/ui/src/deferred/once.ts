/** Code or data that several callers share and that loads at most once. */
export interface Once<T> {
  /** The value, when it has loaded. */
  current: T | null;
  /** Loads the value. Callers share one attempt; after a failure, the next call is a new attempt. */
  load(): Promise<T>;
}

/** Wraps a loader such as `() => import('./panel')`, which can fail on a bad network. */
export function once<T>(load: () => Promise<T>): Once<T> {
  let loading: Promise<T> | null = null;
  const shared: Once<T> = {
    current: null,
    load: () =>
      (loading ??= load().then(
        (value) => (shared.current = value),
        (error: unknown) => {
          loading = null;
          throw error;
        },
      )),
  };
  return shared;
}
