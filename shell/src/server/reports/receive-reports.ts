import type { FastifyInstance } from 'fastify';
import { type BrowserReport, MOST_IN_REQUEST, REPORTS_PATH } from '../../app/browser-report';
import { isFromUs } from '../is-from-us';
import type { ShellMetrics } from '../shell-metrics';
import { createNetworkBudget } from './network-budget';
import { networkOf } from './network-of';
import { type KnownPages, readReport } from './read-report';

/** Bytes of a request. */
const LARGEST = 16 * 1024;
const MINUTE_MS = 60_000;
/** Reports in a minute with a line of the log each; the others are counted. */
const LOGGED = 30;

export interface ReceiveOptions {
  publicUrl: string;
  /** Null before the first release document. */
  known(): KnownPages | null;
  /** @param network from which the report came, for this process only */
  onReport(report: BrowserReport, network: string): void;
  metrics: Pick<ShellMetrics, 'reported' | 'reportsDropped'>;
  /** Milliseconds. */
  now?(): number;
}

/**
 * Takes reports of browsers about faults. Anybody can send and forge them, so the shell limits them by network, drops
 * what names no version or route of the shop, and believes none alone (docs/decisions/0145).
 */
export function receiveReports(app: FastifyInstance, options: ReceiveOptions): void {
  const { publicUrl, known, onReport, metrics, now = Date.now } = options;
  const budget = createNetworkBudget(now);
  const tell = createSampledLog(app, now);

  app.post(
    REPORTS_PATH,
    {
      bodyLimit: LARGEST,
      // Before the body is read.
      onRequest: async (request, reply) => {
        const isForeign = !isFromUs(request, publicUrl);
        if (!isForeign && budget.has(networkOf(request.ip))) return;
        metrics.reportsDropped(isForeign ? 'foreign' : 'limit', 1);
        // Browsers tell other codes on the console of shoppers.
        return reply.code(isForeign ? 403 : 204).send();
      },
    },
    async (request, reply) => {
      const sent = parse(request.body);
      const network = networkOf(request.ip);
      const taken = sent.slice(0, budget.take(network, Math.min(sent.length, MOST_IN_REQUEST)));
      metrics.reportsDropped('limit', sent.length - taken.length);
      const pages = known();
      for (const each of taken) {
        const report = pages && readReport(each, pages);
        if (!report) {
          metrics.reportsDropped('unknown', 1);
          continue;
        }
        metrics.reported(report, report.kind);
        tell(report);
        onReport(report, network);
      }
      return reply.code(204).send();
    },
  );
}

/** The reports in a request; none in anything that is not from the shop's script. */
function parse(body: unknown): unknown[] {
  try {
    const sent: unknown = JSON.parse(String(body));
    return Array.isArray(sent) ? sent : [];
  } catch {
    return [];
  }
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
