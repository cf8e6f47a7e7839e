import type { ReleaseStore, ReportLine } from '@nkm/releases';
import { appendReports, removeOldReports } from '@nkm/releases';
import type { FastifyBaseLogger } from 'fastify';
import type { BrowserReport, FaultKind } from '../../app/browser-report';
import type { NamedVersion } from '../worker-messages/named-version';
import { keyOfVersion } from '../worker-messages/named-version';

const WRITE_MS = 2_000;
/** Milliseconds after which page loads are written, with faults and without. */
const LOADS_MS = { withFaults: 10_000, alone: 60_000 };
const HOUR_MS = 3_600_000;
/** Different faults of one write; anybody can make up messages. */
const MOST_KINDS = 100;

/** `server`: it failed in a render worker. */
export type KeptFault = Omit<BrowserReport, 'kind'> & { kind: FaultKind | 'server' };

export interface ReportLogOptions {
  store: Pick<ReleaseStore, 'folder'>;
  /** Name of this process, unique in the store. */
  writer: string;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

/** Keeps what browsers report, and how often each version was shown, for `nkm errors` and `nkm status`. */
export interface ReportLog {
  fault(report: KeptFault): void;
  /** A page of this version was sent. */
  loaded(version: NamedVersion): void;
  /** Writes what is left. */
  stop(): void;
}

/** Writes faults every two seconds and page loads every minute. Equal faults are one line. */
export function createReportLog({ store, writer, log }: ReportLogOptions): ReportLog {
  let faults = new Map<string, { report: KeptFault; count: number }>();
  let loads = new Map<string, { version: NamedVersion; count: number }>();
  let loadsWritten = Date.now();

  function attempt(work: () => void): void {
    try {
      work();
    } catch (error) {
      log.warn({ err: error }, 'The reports of browsers cannot be kept');
    }
  }

  function append(name: string, lines: ReportLine[]): void {
    if (lines.length > 0) attempt(() => appendReports(store, name, lines));
  }

  function writeFaults(at: string): void {
    append(
      writer,
      [...faults.values()].map(({ report, count }) => ({ at, ...report, count })),
    );
    faults = new Map();
  }

  /** In a file of their own, which a flood of reports cannot fill. */
  function writeLoads(at: string): void {
    append(
      `${writer}-loads`,
      [...loads.values()].map(({ version, count }) => ({ at, ...version, loads: count })),
    );
    loads = new Map();
    loadsWritten = Date.now();
  }

  function write(): void {
    const at = new Date().toISOString();
    const isDue = Date.now() - loadsWritten >= (faults.size > 0 ? LOADS_MS.withFaults : LOADS_MS.alone);
    if (isDue) writeLoads(at);
    writeFaults(at);
  }

  const removeOld = () => attempt(() => removeOldReports(store));
  removeOld();
  const timers = [setInterval(write, WRITE_MS).unref(), setInterval(removeOld, HOUR_MS).unref()];

  return {
    fault(report) {
      const key = JSON.stringify(report);
      const known = faults.get(key);
      if (known) known.count += 1;
      else if (faults.size < MOST_KINDS) faults.set(key, { report, count: 1 });
    },
    loaded(version) {
      const key = keyOfVersion(version);
      const known = loads.get(key);
      if (known) known.count += 1;
      else loads.set(key, { version, count: 1 });
    },
    stop() {
      timers.forEach(clearInterval);
      const at = new Date().toISOString();
      writeLoads(at);
      writeFaults(at);
    },
  };
}
