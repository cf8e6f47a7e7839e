import type { FaultKind } from '../../app/browser-report';

/** A fault in this document. */
export interface Fault {
  kind: FaultKind;
  cause: unknown;
  /** Of a known version of a slice; else the stack names it. */
  slice?: string | undefined;
  version?: string | undefined;
  /** React's stack of components. */
  components?: string | undefined;
}

/** Faults that are kept until the reporter loads. */
const MOST_KEPT = 20;

const kept: Fault[] = [];
let report = (fault: Fault): void => void (kept.length < MOST_KEPT && kept.push(fault));

export function noteFault(fault: Fault): void {
  report(fault);
}

/** Notes errors and rejections that nobody handles. The reporter is a chunk that loads after the first view. */
export function watchFaults(): void {
  addEventListener('error', ({ error }) => noteFault({ kind: 'error', cause: error }));
  addEventListener('unhandledrejection', ({ reason }) => noteFault({ kind: 'error', cause: reason }));
}

/** Notes a fault that React handles, and tells it on the console, as React does. */
export const tellFault =
  (kind: FaultKind) =>
  (cause: unknown, { componentStack: components }: { componentStack?: string | undefined }): void => {
    noteFault({ kind, cause, components });
    console.error(cause, components);
  };

/** Passes all faults on, the earlier ones first. */
export function takeFaults(listener: (fault: Fault) => void): void {
  report = listener;
  kept.splice(0).forEach(listener);
}
