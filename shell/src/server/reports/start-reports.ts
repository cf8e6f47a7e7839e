import type { ReleaseDocument } from '@nkm/contracts';
import type { ReleaseStore } from '@nkm/releases';
import type { FastifyInstance } from 'fastify';
import { hostname } from 'node:os';
import type { ShellMetrics } from '../shell-metrics';
import type { SentFault } from '../workers/messages';
import type { NamedVersion } from '../workers/named-version';
import { describeServerFault } from './describe-server-fault';
import { knownPages } from './known-pages';
import type { KnownPages } from './read-report';
import { receiveReports } from './receive-reports';
import { createReportLog } from './report-log';

export interface ReportsOptions {
  store: ReleaseStore;
  publicUrl: string;
  port: number;
  metrics: Pick<ShellMetrics, 'pageLoaded' | 'reported' | 'reportsDropped'>;
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

/** Takes the reports of browsers, counts the pages of each version, and keeps both in the store. */
export function startReports(app: FastifyInstance, { store, publicUrl, port, metrics }: ReportsOptions): Reports {
  const kept = createReportLog({ store, writer: `${hostname().replace(/[^\w.-]/g, '-')}-${port}`, log: app.log });
  let document: ReleaseDocument | null = null;
  let known: KnownPages | null = null;

  receiveReports(app, {
    publicUrl,
    known: () => (known ??= document && knownPages(document, store)),
    onReport: kept.fault,
    metrics,
  });
  app.addHook('onClose', async () => kept.stop());

  return {
    serverFault: (fault, route) => kept.fault(describeServerFault(fault, route)),
    begin(next) {
      document = next;
      known = null;
    },
    pageLoaded(version) {
      metrics.pageLoaded(version);
      kept.loaded(version);
    },
  };
}
