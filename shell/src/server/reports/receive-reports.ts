import type { FastifyInstance } from 'fastify';
import { type BrowserReport, REPORTS_PATH } from '../../app/browser-report';
import type { ShellMetrics } from '../metrics/shell-metrics';
import { type KnownPages, readReport } from './read-report';
import { receive, type ReceiveOptions } from './receive';

const MINUTE_MS = 60_000;
/** Reports in a minute with a line of the log each; the others are counted. */
const LOGGED = 30;

export interface ReceiveReportsOptions extends ReceiveOptions {
  /** Null before the first release document. */
  known(): KnownPages | null;
  /** @param network from which the report came, for this process only */
  onReport(report: BrowserReport, network: string): void;
  metrics: Pick<ShellMetrics, 'reported' | 'reportsDropped'>;
}

/**
 * Takes reports of browsers about faults, drops what names no version or route of the shop, and believes none alone
 * (docs/decisions/0145).
 */
export function receiveReports(app: FastifyInstance, options: ReceiveReportsOptions): void {
  const { known, onReport, metrics, now = Date.now } = options;
  const tell = createSampledLog(app, now);

  receive(app, REPORTS_PATH, options, (sent, network) => {
    const pages = known();
    const report = pages && readReport(sent, pages);
    if (!report) return false;
    metrics.reported(report, report.kind);
    tell(report);
    onReport(report, network);
    return true;
  });
}

/** Logs a line for each report. In a flood, only the first ones of a minute have one. */
function createSampledLog(app: FastifyInstance, now: () => number): (report: BrowserReport) => void {
  let minute = 0;
  let count = 0;

  function begin(current: number): void {
    if (count > LOGGED) app.log.warn({ reports: count - LOGGED }, 'Browsers reported more faults than the log has');
    minute = current;
    count = 0;
  }
  app.addHook('onClose', async () => begin(0));

  return (report) => {
    const current = Math.floor(now() / MINUTE_MS);
    if (current !== minute) begin(current);
    count += 1;
    if (count <= LOGGED) app.log.warn({ report }, 'A browser reported a fault');
  };
}
