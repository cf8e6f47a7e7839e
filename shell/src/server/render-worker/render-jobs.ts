import type { ReleaseSet, Settings, SliceTrust } from '@nkm/contracts';
import { createApiClient } from '@nkm/platform/host';
import { LRUCache } from 'lru-cache';
import { keyOfSet } from '../releases/release-runtime';
import { type RenderOptions, renderPage } from './render-page';
import { withRepeatedReads } from '../http/repeat-lost';
import { readShellAssets } from './shell-assets';
import type {
  FromWorker,
  LiveNotice,
  PageContext,
  PageRequest,
  SentFault,
  WorkerSettings,
} from '../worker-messages/messages';
import { TookTooLong } from '../../platform/with-timeout';
import { createAttemptApi } from './attempt-api';
import type { PageAttempt, VersionFault } from './page-attempt';
import { createPageRuntime, type PageRuntime } from './page-runtime';
import { sentError } from './sent-error';
import { createVersionMemory } from './version-memory';

/** A rollout has few combinations of versions. An evicted combination is built again on demand. */
const KEPT_RELEASE_SETS = 64;

/** Renders pages with the code of the slices. */
export interface RenderJobs {
  run(job: number, context: PageContext, request: PageRequest): Promise<FromWorker>;
  keep(live: LiveNotice): void;
}

export function createRenderJobs(settings: WorkerSettings): RenderJobs {
  const { store, pageTimeoutMs, publicUrl, staging, devSlice, devConnection } = settings;
  const assets = readShellAssets(settings.assetsFolder);
  const client = createApiClient({ baseUrl: settings.apiBaseUrl, timeoutMs: pageTimeoutMs });
  const api = withRepeatedReads(createAttemptApi(client));
  const memory = createVersionMemory();
  const runtimes = new LRUCache<string, PageRuntime>({ max: KEPT_RELEASE_SETS });
  let trust: SliceTrust = {};
  let shopSettings: Settings;

  function runtimeFor(set: ReleaseSet): PageRuntime {
    const key = `${set.revision} ${keyOfSet(set)}`;
    let runtime = runtimes.get(key);
    if (!runtime) {
      const report = () => undefined; // the shell reads the same versions and reports them
      const sources = { store, trust, devSlice, report, api, memory, settings: () => shopSettings };
      runtimes.set(key, (runtime = createPageRuntime(set, sources)));
    }
    return runtime;
  }

  return {
    keep(live) {
      runtimes.clear();
      trust = live.trust;
      memory.keep(live.versions);
    },
    async run(job, { set, settings: current, frame }, { address, savesData, headers, version, timeMs, preview }) {
      shopSettings = current;
      const attempt: PageAttempt = { version, headers, endsAt: Date.now() + timeMs, calls: 0, fault: null };
      try {
        const runtime = runtimeFor(set);
        const common = { publicUrl, staging, devConnection, assets, settings: current, frame };
        const options: RenderOptions = { ...common, runtime, savesData, preview };
        const page = await renderPage(address, options, attempt);
        return { kind: 'rendered', job, page, fault: attempt.fault && sentFault(attempt.fault) };
      } catch (error) {
        return { kind: 'failed', job, error: sentError(error) };
      }
    },
  };
}

const sentFault = ({ slice, version, cause }: VersionFault): SentFault => ({
  slice,
  version,
  error: sentError(cause),
  tookTooLong: cause instanceof TookTooLong,
});
