import { availableParallelism } from 'node:os';
import path from 'node:path';
import { isAddressRange } from './address-range';

export interface ShellEnvironment {
  port: number;
  /** Address of the API, without a trailing slash. */
  apiBaseUrl: string;
  publicUrl: string;
  /** Folder of the project. Relative paths in settings start there. */
  root: string;
  /** Milliseconds that a slice may take to load in the browser before it counts as down. */
  sliceTimeoutMs: number;
  /** Milliseconds that a page's data may take on the server. */
  serverApiTimeoutMs: number;
  /** Seconds for which a rendered page is served from the cache without an API call. */
  pageFreshSeconds: number;
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
}

/** Reads the settings once at boot. One error lists all faults. */
export function readEnvironment(
  settings: Readonly<Record<string, string | undefined>>,
  root: string,
): ShellEnvironment {
  const faults: string[] = [];
  const number = (name: string, fallback: number, min: number, max: number): number => {
    const text = settings[name];
    if (text === undefined || text === '') return fallback;
    const value = Number(text);
    if (Number.isInteger(value) && value >= min && value <= max) return value;
    faults.push(`${name} must be a whole number from ${min} to ${max}, not "${text}"`);
    return fallback;
  };
  const address = (name: string, fallback: string): string => {
    const text = settings[name] || fallback;
    if (URL.canParse(text) && /^https?:/.test(text)) return text.replace(/\/+$/, '');
    faults.push(`${name} must be an http(s) address, not "${text}"`);
    return fallback;
  };
  const ranges = (name: string, text: string | undefined, fallback: string[]): string[] => {
    const items = (text ?? '').split(',').map((item) => item.trim());
    if (items.join('') === '') return fallback;
    if (items.every(isAddressRange)) return items;
    faults.push(`${name} must be a comma-separated list of IP addresses or CIDR ranges, not "${text}"`);
    return fallback;
  };
  const port = number('PORT', 3000, 1, 65_529);
  const environment: ShellEnvironment = {
    port,
    apiBaseUrl: address('API_BASE_URL', `http://localhost:${port + 1}`),
    publicUrl: address('PUBLIC_URL', `http://localhost:${port}`),
    root: path.resolve(root),
    sliceTimeoutMs: number('SLICE_TIMEOUT_MS', 10_000, 100, 60_000),
    serverApiTimeoutMs: number('SERVER_API_TIMEOUT_MS', 2_000, 50, 60_000),
    pageFreshSeconds: number('PAGE_FRESH_SECONDS', 5, 0, 3_600),
    trustProxy: ranges('TRUST_PROXY', settings.TRUST_PROXY, ['127.0.0.0/8', '::1/128']),
    stopDelayMs: number('STOP_DELAY_MS', 1_000, 0, 60_000),
    renderWorkers: number('RENDER_WORKERS', Math.min(2, availableParallelism()), 1, 64),
    renderWorkerMemoryMb: number('RENDER_WORKER_MEMORY_MB', 512, 256, 65_536),
    renderStallMs: number('RENDER_STALL_MS', 1_000, 300, 60_000),
  };
  if (faults.length > 0) throw new Error(`The settings have ${faults.length} fault(s):\n  ${faults.join('\n  ')}`);
  return environment;
}
