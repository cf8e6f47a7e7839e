import type { ReleaseDocument } from '@nkm/contracts';
import { type ReleaseStore, watchQuarantine, writeQuarantine } from '@nkm/releases';
import type { FastifyBaseLogger } from 'fastify';
import type { Alert } from '../alerts/create-alert';
import type { ShellMetrics } from '../metrics/shell-metrics';
import { createDeathCount } from './death-count';
import type { WorkerSettings } from '../worker-messages/messages';
import { keyOfVersion, type NamedVersion } from '../worker-messages/named-version';
import { createQuarantine } from './quarantine';
import { createRenderPools, versionsOf, wordsOf } from './render-pools';
import { createPageRenderer, type RendererOptions, type RenderPage } from './render-with-workers';
import { createRests } from './rests';

/** Milliseconds that a worker gets beyond the limits of its page and its watchdog. */
const ROOM_MS = 2_000;

export interface RenderingOptions extends Omit<WorkerSettings, 'store'> {
  store: ReleaseStore;
  /** The worker's bundle. */
  workerFile: string;
  workers: number;
  log: FastifyBaseLogger;
  alert: Alert;
  metrics: Pick<ShellMetrics, 'rendered' | 'failed' | 'quarantined' | 'workerEnded'>;
  onFault: RendererOptions['onFault'];
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

export function startRendering(options: RenderingOptions): Rendering {
  const { store, workerFile, workers, log, alert, metrics, onFault, ...settings } = options;
  let document: ReleaseDocument | null = null;
  const rests = createRests();
  const deaths = createDeathCount();
  const quarantine = createQuarantine({
    onAdd(version, reason, isNews) {
      metrics.quarantined(version);
      if (isNews) alert(`${keyOfVersion(version)} is set aside: ${reason}`);
    },
    tellOthers: (notice) => document && writeQuarantine(store, notice, document),
    log,
  });
  const stopWatching = watchQuarantine(store, () => document, quarantine.applyNotices);
  const pools = createRenderPools({
    file: workerFile,
    workers,
    settings: { ...settings, store: { folder: store.folder, publicKeyFile: store.publicKeyFile } },
    heapMb: settings.memoryMb,
    // The watchdog of a stuck worker comes first, because it knows the reason.
    jobTimeoutMs: settings.pageTimeoutMs + 3 * settings.stallMs + ROOM_MS,
    onCandidateHarm(version, { reason, words, details }) {
      metrics.workerEnded(reason);
      log.error({ ...version, reason, ...details }, 'The render workers of a candidate ended');
      setAside(version, words);
    },
    onStableLost({ how, reason, running }) {
      metrics.workerEnded(reason ?? 'ended');
      const withCode = running.filter(({ version }) => version !== null);
      const paths = withCode.map(({ address }) => address.replace(/\?.*/, ''));
      log.error({ how, reason, paths }, 'A render worker ended and is replaced');
      for (const { address } of withCode) rests.begin(address);
      for (const version of versionsOf(running))
        if (deaths.isTooMany(keyOfVersion(version))) setAside(version, wordsOf(reason));
    },
    onPreviewHarm(version, how) {
      log.warn({ ...version, how }, 'The render worker of a version in preview ended or met an error');
      rests.begin(keyOfVersion(version));
    },
    onStableTrouble(trouble) {
      if (trouble.kind === 'stray') log.error({ err: trouble.error }, `Unhandled ${trouble.what} in a render worker`);
      else log.warn({ usedMb: trouble.usedMb }, 'A render worker uses much memory and is replaced');
    },
  });

  /** The only version left of a slice rests for some seconds. Its pages are frames meanwhile. */
  function setAside(version: NamedVersion, reason: string): void {
    if (quarantine.add(version, reason)) return;
    const ms = rests.begin(keyOfVersion(version));
    if (ms === null) return;
    const details = { ...version, reason, seconds: ms / 1000 };
    log.error(details, 'A slice version ended render workers and rests, because its slice has no other version left');
  }

  return {
    render: createPageRenderer({
      pools,
      usable: quarantine.usable,
      judge: quarantine.judge,
      rests,
      pageTimeoutMs: settings.pageTimeoutMs,
      metrics,
      onFault,
      report: ({ slice, version, error }) =>
        log.error({ slice, version, err: error }, 'A slice cannot be used on the server'),
    }),
    begin(next) {
      document = next;
      rests.clear();
      quarantine.begin(next);
      pools.begin(next);
    },
    ready: pools.ready,
    stop() {
      stopWatching();
      pools.stop();
    },
  };
}
