import type { ReleaseDocument } from '@nkm/contracts';
import { type ReleaseStore, watchQuarantine, writeQuarantine } from '@nkm/releases';
import type { FastifyBaseLogger } from 'fastify';
import type { ShellMetrics } from '../shell-metrics';
import type { FromWorker, WorkerSettings } from './messages';
import { createQuarantine, liveVersionsOf } from './quarantine';
import { createRenderPool } from './render-pool';
import { createPageRenderer, type RenderPage } from './render-with-workers';

/** Milliseconds that the watchdog of a worker gets to find the code that is stuck. */
const SEARCH_MS = 2_000;

export interface RenderingOptions extends Omit<WorkerSettings, 'store'> {
  store: ReleaseStore;
  /** The worker's bundle. */
  workerFile: string;
  workers: number;
  log: FastifyBaseLogger;
  metrics: Pick<ShellMetrics, 'rendered' | 'failed' | 'quarantined' | 'workerEnded'>;
}

/** The shell's side of rendering: the workers and the quarantine of versions. */
export interface Rendering {
  render: RenderPage;
  /** A new release document is in use. */
  begin(document: ReleaseDocument): void;
  /** Rejects when no worker can work at all. */
  ready: Promise<void>;
  stop(): void;
}

export function startRendering({ store, workerFile, workers, log, metrics, ...settings }: RenderingOptions): Rendering {
  let document: ReleaseDocument | null = null;
  const pool = createRenderPool({
    file: workerFile,
    workers,
    settings: { ...settings, store: { folder: store.folder, publicKeyFile: store.publicKeyFile } },
    heapMb: settings.memoryMb,
    // The watchdog of a stuck worker comes first, because it finds the cause.
    jobTimeoutMs: settings.pageTimeoutMs + 3 * settings.stallMs + SEARCH_MS,
    onMessage: hear,
    onLost(how, words) {
      metrics.workerEnded(words?.reason ?? 'ended');
      const what = words?.reason === 'memory' ? 'used too much memory' : words ? 'did not answer' : 'ended';
      log.error({ how, ...words }, `A render worker ${what} and is replaced`);
      if (words?.fault) quarantine.add(words.fault, 'never', `Its worker ${what}`);
    },
  });
  const quarantine = createQuarantine({
    tellWorkers: (list) => pool.tell({ kind: 'quarantine', list }),
    onAdd: metrics.quarantined,
    tellOthers: (notice) => writeQuarantine(store, notice),
    log,
  });
  const stopWatching = watchQuarantine(store, () => document, quarantine.hear);

  function hear(message: FromWorker): void {
    if (message.kind === 'stray') {
      log.error({ ...message.fault, err: message.error }, `Unhandled ${message.what} in a render worker`);
      if (message.fault) quarantine.add(message.fault, 'last', message.error.message);
    }
    if (message.kind === 'full') {
      log.warn({ usedMb: message.usedMb, ...message.fault }, 'A render worker uses much memory and is replaced');
      // Workers are replaced in time, so this version can still render when no other is left.
      if (message.fault) quarantine.add(message.fault, 'last', 'Its memory use keeps growing');
    }
  }

  return {
    render: createPageRenderer({
      pool,
      quarantine,
      metrics,
      report: ({ slice, version, error }) =>
        log.error({ slice, version, err: error }, 'A slice cannot be used on the server'),
    }),
    begin(next) {
      document = next;
      quarantine.begin(next);
      pool.tell({ kind: 'live', versions: liveVersionsOf(next) });
    },
    ready: pool.ready,
    stop() {
      stopWatching();
      quarantine.stop();
      pool.stop();
    },
  };
}
