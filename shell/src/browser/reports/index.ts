import { MOST_IN_REQUEST, type BrowserReport, REPORTS_PATH } from '../../app/browser-report';
import { type Fault, takeFaults } from './faults';
import { describeFault } from './describe-fault';

/** Milliseconds in which faults are collected for one request. */
const COLLECT_MS = 1_000;
/** Different faults that one document reports. */
const MOST_FAULTS = 20;

/**
 * Sends the faults of this document to the shop, each one once. They concern the shop and nobody's visit, so they need
 * no consent (docs/decisions/0035).
 * @param route pattern of the route that the page shows now
 */
export function startReports(route: () => string): void {
  const told = new Set<string>();
  /** React tells an error of a screen before its boundary does. */
  const seen = new WeakSet<object>();
  let waiting: BrowserReport[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function send(): void {
    clearTimeout(timer);
    timer = undefined;
    while (waiting.length > 0) navigator.sendBeacon(REPORTS_PATH, JSON.stringify(waiting.splice(0, MOST_IN_REQUEST)));
  }

  function isSeen(cause: unknown): boolean {
    if (!(cause instanceof Error)) return false;
    const isKnown = seen.has(cause);
    seen.add(cause);
    return isKnown;
  }

  takeFaults((fault: Fault) => {
    const report = describeFault(fault, route());
    const key = JSON.stringify(report);
    if (!report || told.size === MOST_FAULTS || told.has(key) || isSeen(fault.cause)) return;
    told.add(key);
    waiting = [...waiting, report];
    timer ??= setTimeout(send, COLLECT_MS);
  });
  addEventListener('pagehide', send);
}
