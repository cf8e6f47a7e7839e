import type { FastifyInstance } from 'fastify';
import { type BrowserMeasure, MEASURE_NAMES, MEASURES_PATH } from '../../app/browser-report';
import type { ShellMetrics } from '../metrics/shell-metrics';
import type { KnownPages } from './read-report';
import { receive, type ReceiveOptions } from './receive';

/** Larger values are measures of a page that slept, or invented. */
const LARGEST = { LCP: 120_000, INP: 120_000, CLS: 100 } as const;

export interface ReceiveMeasuresOptions extends ReceiveOptions {
  /** Null before the first release document. */
  known(): Pick<KnownPages, 'versions'> | null;
  metrics: Pick<ShellMetrics, 'measured' | 'reportsDropped'>;
}

/** Takes measures of visits whose shoppers agreed to them (docs/decisions/0035). Only sums are kept. */
export function receiveMeasures(app: FastifyInstance, options: ReceiveMeasuresOptions): void {
  const { known, metrics } = options;
  receive(app, MEASURES_PATH, options, (sent) => {
    const measure = readMeasure(sent, known()?.versions ?? new Set());
    if (measure) metrics.measured(measure);
    return measure !== null;
  });
}

function readMeasure(sent: unknown, versions: ReadonlySet<string>): BrowserMeasure | null {
  if (typeof sent !== 'object' || sent === null) return null;
  const { slice, version, name, value } = sent as Partial<Record<keyof BrowserMeasure, unknown>>;
  if (typeof slice !== 'string' || typeof version !== 'string' || !versions.has(`${slice}@${version}`)) return null;
  const known = MEASURE_NAMES.find((one) => one === name);
  if (!known || typeof value !== 'number' || !(value >= 0 && value <= LARGEST[known])) return null;
  return { slice, version, name: known, value };
}
