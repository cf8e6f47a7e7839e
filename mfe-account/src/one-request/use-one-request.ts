import { useRef, useState } from 'react';

export interface OneRequest<Work extends string> {
  /** The request that is running. */
  work: Work | null;
  /**
   * Runs a request, and none beside it: a second press returns `busy`. After a failure, returns the result of
   * `onFailure`, which tells the shopper.
   */
  run<Failure>(
    work: Work,
    request: () => Promise<void>,
    onFailure: (cause: unknown) => Failure,
  ): Promise<'done' | 'busy' | Failure>;
}

/** One step of a form: one request at a time, its state for the buttons, and its failure. */
export function useOneRequest<Work extends string>(): OneRequest<Work> {
  const [work, setWork] = useState<Work | null>(null);
  /** A press can come before React has rendered the state. */
  const isRunning = useRef(false);
  return {
    work,
    async run(kind, request, onFailure) {
      if (isRunning.current) return 'busy';
      isRunning.current = true;
      setWork(kind);
      try {
        await request();
        return 'done';
      } catch (cause) {
        return onFailure(cause);
      } finally {
        isRunning.current = false;
        setWork(null);
      }
    },
  };
}
