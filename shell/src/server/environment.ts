import { availableParallelism, totalmem } from 'node:os';
import path from 'node:path';
import {
  readLogLevel,
  readMetricsToken,
  readPort,
  readPublicUrl,
  readStaging,
  readStopDelay,
  readTrustProxy,
  SettingReader,
  withoutSlash,
} from '@nkm/server';
import { alertFaults, type AlertChannels, readAlertChannels } from './alerts/alert-channels';
import { workerShare } from './worker-pools/worker-share';

export interface ShellEnvironment {
  port: number;
  /** Address of the API, without a trailing slash. */
  apiBaseUrl: string;
  publicUrl: string;
  /** A rehearsal: every page says that nothing is real. */
  staging: boolean;
  /** Folder of the project. Relative paths in settings start there. */
  root: string;
  /** Milliseconds that a slice may take to load in the browser before it counts as down. */
  sliceTimeoutMs: number;
  /** Milliseconds that a page's data may take on the server. */
  serverApiTimeoutMs: number;
  /** Seconds for which a rendered page is served from the cache without an API call. */
  pageFreshSeconds: number;
  /** Browsers keep a page for when there is no network. */
  offlinePage: boolean;
  /** Proxies whose `X-Forwarded-*` headers are trusted: addresses and CIDR ranges. */
  trustProxy: string[];
  /** Milliseconds between `/ready` answering 503 and the end of new connections. */
  stopDelayMs: number;
  /** Processes that run the slices' code. */
  renderWorkers: number;
  /** Megabytes that one render worker may use. */
  renderWorkerMemoryMb: number;
  /** Milliseconds for which a page may keep a render worker busy without a pause. */
  renderStallMs: number;
  logLevel: string;
  alerts: AlertChannels;
  /** Opens `/metrics`; null: it does not exist. */
  metricsToken: string | null;
  /** `<name>=<address>` of a slice's dev server; builds for production ignore it. */
  devSlice: string | null;
}

/**
 * Reads the settings once at boot. One error lists all faults.
 * @param read knows the definitions of the settings afterwards
 */
export function readEnvironment(
  settings: Readonly<Record<string, string | undefined>>,
  root: string,
  read = new SettingReader(settings),
): ShellEnvironment {
  const port = readPort(read);
  const share = workerShare(process.constrainedMemory() ?? 0, availableParallelism(), totalmem());
  const environment: ShellEnvironment = {
    port,
    apiBaseUrl: withoutSlash(
      read.url('API_BASE_URL', `http://localhost:${port + 1}`, ['http:', 'https:'], {
        what: 'address of the API that the shop calls',
        unset: '`http://localhost:<PORT + 1>`',
      }),
    ),
    publicUrl: readPublicUrl(read, port),
    staging: readStaging(read),
    root: path.resolve(root),
    sliceTimeoutMs: read.integer('SLICE_TIMEOUT_MS', 10_000, 100, 60_000, {
      what: 'time limit for loading a slice in the browser; then it counts as down',
      unit: 'ms',
    }),
    serverApiTimeoutMs: read.integer('SERVER_API_TIMEOUT_MS', 2_000, 50, 60_000, {
      what:
        'time limit on the server for code and data of a page, over all calls and versions; then the browser asks ' +
        'again',
      unit: 'ms',
    }),
    pageFreshSeconds: read.integer('PAGE_FRESH_SECONDS', 5, 0, 3_600, {
      what: 'how long the page cache serves a page without rendering it again',
      unit: 's',
    }),
    offlinePage: read.flag(
      'OFFLINE_PAGE',
      true,
      'browsers keep a page of the shop for when there is no network; `false` removes it from all browsers',
    ),
    trustProxy: readTrustProxy(read),
    stopDelayMs: readStopDelay(read),
    renderWorkers: read.integer('RENDER_WORKERS', share.workers, 1, 64, {
      what: 'number of render workers, which run the slices’ code on the server; each candidate gets further ones',
      unset: '2; 1 on one processor or in a container of less than 776 MB',
    }),
    renderWorkerMemoryMb: read.integer('RENDER_WORKER_MEMORY_MB', share.memoryMb, 192, 65_536, {
      what: 'memory limit of a render worker; a worker above it is replaced',
      unset: '512; in a container of less than 1.7 GB a share of its memory',
      unit: 'MB',
    }),
    renderStallMs: read.integer('RENDER_STALL_MS', 1_000, 300, 60_000, {
      what: 'how long a page may keep a render worker busy without a pause; then the worker is replaced',
      unit: 'ms',
    }),
    logLevel: readLogLevel(read),
    metricsToken: readMetricsToken(read),
    alerts: readAlertChannels(read),
    devSlice: read.optional(
      'DEV_SLICE',
      '`<name>=<address>` of a slice’s dev server; `npm run dev` sets it, production ignores it',
    ),
  };
  const faults = [...read.faults, ...alertFaults(environment.alerts)];
  if (faults.length > 0) throw new Error(`The settings have ${faults.length} fault(s):\n  ${faults.join('\n  ')}`);
  return environment;
}
