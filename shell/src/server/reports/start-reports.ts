import type { ReleaseDocument } from '@nkm/contracts';
import type { ReleaseStore } from '@nkm/releases';
import type { FastifyInstance } from 'fastify';
import { hostname } from 'node:os';
import type { Alert } from '../alerts/create-alert';
import type { ShellMetrics } from '../metrics/shell-metrics';
import type { SentFault } from '../worker-messages/messages';
import type { NamedVersion } from '../worker-messages/named-version';
import { describeServerFault } from './describe-server-fault';
import { knownPages } from './known-pages';
import type { KnownPages } from './read-report';
import { receiveMeasures } from './receive-measures';
import { receiveReports } from './receive-reports';
import { createReportLog } from './report-log';
import { type RolloutWatchOptions, watchRollouts } from './watch-rollouts';

export interface ReportsOptions {
  store: ReleaseStore;
  publicUrl: string;
  port: number;
  alert: Alert;
  onHeld: RolloutWatchOptions['onHeld'];
  metrics: Pick<ShellMetrics, 'pageLoaded' | 'reported' | 'reportsDropped' | 'measured'>;
}

/** What shoppers' browsers see of each version. */
export interface Reports {
  /** A new release document is in use. */
  begin(document: ReleaseDocument): void;
  /** A page of this version was sent. */
  pageLoaded(version: NamedVersion): void;
  /** Code of a version failed on the server. */
  serverFault(fault: SentFault, route: string): void;
}

/**
 * Takes the reports and measures of browsers and counts the pages of each version. Keeps faults and page loads in the
 * store, and holds rollouts.
 */
export function startReports(app: FastifyInstance, options: ReportsOptions): Reports {
  const { store, publicUrl, port, metrics, alert, onHeld } = options;
  const rollouts = watchRollouts({ store, log: app.log, alert, onHeld });
  const kept = createReportLog({ store, writer: `${hostname().replace(/[^\w.-]/g, '-')}-${port}`, log: app.log });
  let document: ReleaseDocument | null = null;
  let known: KnownPages | null = null;

  const knownNow = () => (known ??= document && knownPages(document, store));
  receiveMeasures(app, { publicUrl, known: knownNow, metrics });
  receiveReports(app, {
    publicUrl,
    known: knownNow,
    onReport(report, network) {
      kept.fault(report);
      rollouts.reported(report, network);
    },
    metrics,
  });
  app.addHook('onClose', async () => {
    rollouts.stop();
    kept.stop();
  });

  return {
    serverFault: (fault, route) => kept.fault(describeServerFault(fault, route)),
    begin(next) {
      document = next;
      known = null;
      rollouts.begin(next);
    },
    pageLoaded(version) {
      metrics.pageLoaded(version);
      kept.loaded(version);
    },
  };
}
