import { Counter, Gauge, Histogram, measureServer } from '@nkm/server/metrics';
import type { FastifyInstance } from 'fastify';
import type { BrowserMeasure, MeasureName } from '../../app/browser-report';
import type { NamedVersion } from '../worker-messages/named-version';

/** What the shell counts. Without METRICS_TOKEN nobody reads it. */
export interface ShellMetrics {
  /** A request found its page in the cache, found an old one that is renewed soon, or waited for a new one. */
  pageRequested(from: 'cache' | 'old' | 'new'): void;
  /** A worker answered with a page. `isFallback`: of another version than the one that the visitor was given. */
  rendered(version: NamedVersion, isFallback: boolean): void;
  /** Code of a version failed on the server. */
  failed(version: NamedVersion): void;
  quarantined(version: NamedVersion): void;
  workerEnded(reason: string): void;
  /** A document with a page of this version was sent. */
  pageLoaded(version: NamedVersion): void;
  /** A browser reported a fault of a version. */
  reported(version: NamedVersion, kind: string): void;
  /** A browser measured a visit. */
  measured(measure: BrowserMeasure): void;
  /** Reports and measures of browsers that the shell did not use. */
  reportsDropped(reason: string, reports: number): void;
  /** A shopper got the page that asks for patience. */
  busy(): void;
}

interface Sources {
  token: string | null;
  /** Revision of the release document in use; null before the first one. */
  revision(): number | null;
}

/** Limits of the histograms, in seconds; of CLS in its score. The limits between good, fair and poor are among them. */
const MEASURES: Record<MeasureName, { name: string; help: string; buckets: number[] }> = {
  LCP: {
    name: 'nkm_shell_visit_lcp_seconds',
    help: 'When the largest part of the first page stood',
    buckets: [0.5, 1, 1.5, 2, 2.5, 3, 4, 6, 10, 20],
  },
  INP: {
    name: 'nkm_shell_visit_inp_seconds',
    help: 'The slowest response to a press in a visit',
    buckets: [0.05, 0.1, 0.2, 0.3, 0.5, 1, 2],
  },
  CLS: {
    name: 'nkm_shell_visit_cls',
    help: 'How far parts moved in a visit',
    buckets: [0.01, 0.05, 0.1, 0.15, 0.25, 0.5, 1],
  },
};

/** Requests, pages, slice versions and render workers, for `GET /metrics`. */
export function createShellMetrics(app: FastifyInstance, { token, revision }: Sources): ShellMetrics {
  const registers = [measureServer(app, { prefix: 'nkm_shell', token })];
  const counter = <L extends string>(name: string, help: string, labelNames: readonly L[]) =>
    new Counter({ name: `nkm_shell_${name}_total`, help, labelNames, registers });
  const ofVersion = ['slice', 'version'] as const;
  const histogram = (name: MeasureName) => new Histogram({ ...MEASURES[name], labelNames: ofVersion, registers });
  const pages = counter('page_requests', 'Pages served from the cache, old ones, and new ones', ['from']);
  const renders = counter('renders', 'Pages that a version rendered', [...ofVersion, 'fallback']);
  const failures = counter('slice_failures', 'Failures of slice code on the server', ofVersion);
  const quarantines = counter('quarantines', 'Versions that this shell set aside', ofVersion);
  const ends = counter('worker_ends', 'Render workers that ended or were ended', ['reason']);
  const loads = counter('page_loads', 'Documents with a page of a version', ofVersion);
  const reports = counter('browser_reports', 'Faults that browsers reported', [...ofVersion, 'class']);
  const dropped = counter('browser_reports_dropped', 'Reports of browsers that were not used', ['reason']);
  const measures = {
    LCP: histogram('LCP'),
    INP: histogram('INP'),
    CLS: histogram('CLS'),
  };
  const busy = counter('busy_pages', 'Pages that no worker could render', []);
  new Gauge({
    name: 'nkm_shell_release_revision',
    help: 'Revision of the release document in use; 0 before the first one',
    registers,
    collect() {
      this.set(revision() ?? 0);
    },
  });
  return {
    pageRequested: (from) => pages.inc({ from }),
    rendered: ({ slice, version }, isFallback) => renders.inc({ slice, version, fallback: String(isFallback) }),
    failed: ({ slice, version }) => failures.inc({ slice, version }),
    quarantined: ({ slice, version }) => quarantines.inc({ slice, version }),
    workerEnded: (reason) => ends.inc({ reason }),
    pageLoaded: ({ slice, version }) => loads.inc({ slice, version }),
    reported: ({ slice, version }, kind) => reports.inc({ slice, version, class: kind }),
    measured({ slice, version, name, value }) {
      measures[name].observe({ slice, version }, name === 'CLS' ? value : value / 1_000);
    },
    reportsDropped: (reason, count) => count > 0 && dropped.inc({ reason }, count),
    busy: () => busy.inc(),
  };
}
