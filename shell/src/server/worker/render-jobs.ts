import type { ReleaseSet, Settings } from '@nkm/contracts';
import { createApiClient } from '@nkm/platform/host';
import { LRUCache } from 'lru-cache';
import { getHeapStatistics } from 'node:v8';
import { keyOfSet } from '../release-runtime';
import { type RenderOptions, renderPage } from '../render-page';
import { withRepeatedReads } from '../repeat-lost';
import { readShellAssets } from '../shell-assets';
import type {
  FromWorker,
  PageContext,
  PageRequest,
  QuarantineList,
  SentFault,
  WorkerSettings,
} from '../workers/messages';
import { createAttemptApi } from './attempt-api';
import { createAvoidedVersions } from './avoided-versions';
import { createGrowthLedger } from './growth-ledger';
import type { PageAttempt, VersionFault } from './page-attempt';
import { createPageRuntime, type PageRuntime } from './page-runtime';
import { sentError } from './sent-error';
import type { NamedVersion } from './version-in-stack';
import { createVersionMemory } from './version-memory';

/** A rollout has few combinations of versions. An evicted combination is built again on demand. */
const KEPT_RELEASE_SETS = 64;

/** Renders pages with the code of the slices. */
export interface RenderJobs {
  run(job: number, context: PageContext, request: PageRequest): Promise<FromWorker>;
  avoid(list: QuarantineList): void;
  keep(live: string[]): void;
  /** The version that leaks memory; null if none is clear. */
  hog(): NamedVersion | null;
}

export function createRenderJobs(settings: WorkerSettings): RenderJobs {
  const { pageTimeoutMs, publicUrl, devSlice, devConnection } = settings;
  const store = { ...settings.store, privateKeyFile: '', keptFolder: '', dataDir: '', by: '' };
  const assets = readShellAssets(settings.assetsFolder);
  const client = createApiClient({ baseUrl: settings.apiBaseUrl, timeoutMs: pageTimeoutMs });
  const api = withRepeatedReads(createAttemptApi(client));
  const memory = createVersionMemory();
  const avoided = createAvoidedVersions();
  const runtimes = new LRUCache<string, PageRuntime>({ max: KEPT_RELEASE_SETS });
  const ledger = createGrowthLedger();
  let shopSettings: Settings;

  function runtimeFor(set: ReleaseSet): PageRuntime {
    const key = `${set.revision} ${keyOfSet(set)}`;
    let runtime = runtimes.get(key);
    if (!runtime) {
      const report = () => undefined; // the shell reads the same versions and reports them
      const sources = { store, devSlice, report, api, pageTimeoutMs, memory, avoided, settings: () => shopSettings };
      runtimes.set(key, (runtime = createPageRuntime(set, sources)));
    }
    return runtime;
  }

  return {
    avoid: avoided.set,
    keep(live) {
      runtimes.clear();
      memory.keep(live);
    },
    async run(job, { set, settings: current, frame }, { address, savesData }) {
      shopSettings = current;
      const attempt: PageAttempt = { endsAt: Date.now() + pageTimeoutMs, calls: 0, faults: [], ran: [] };
      ledger.begin(job, usedBytes());
      try {
        const runtime = runtimeFor(set);
        const common = { publicUrl, devConnection, assets, settings: current, frame };
        const options: RenderOptions = { ...common, runtime, savesData };
        const page = await renderPage(address, options, attempt);
        // Only a page without a failure panel proves that the version was at fault.
        const isTheirs = page.kind === 'redirect' || page.status < 500;
        return { kind: 'rendered', job, page, faults: attempt.faults.map(sentFault), isTheirs };
      } catch (error) {
        return { kind: 'failed', job, error: sentError(error), faults: attempt.faults.map(sentFault) };
      } finally {
        ledger.end(job, usedBytes(), attempt.ran);
      }
    },
    hog() {
      const key = ledger.suspect();
      if (key === null) return null;
      const [slice, version] = key.split('@') as [string, string];
      return { slice, version };
    },
  };
}

const sentFault = ({ slice, version, cause }: VersionFault): SentFault => ({ slice, version, error: sentError(cause) });

/** `process.memoryUsage()` has the same numbers, but it also asks the system for the memory of the whole process. */
function usedBytes(): number {
  const { used_heap_size: heap, external_memory: external } = getHeapStatistics();
  return heap + external;
}
