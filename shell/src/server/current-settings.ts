import { DEFAULT_RATE, type Settings } from '@nkm/contracts';
import { type ApiClient, ApiError } from '@nkm/platform';

/** What holds for a server as documented, without our additions. */
export const DOCUMENTED_SETTINGS: Settings = {
  rate: DEFAULT_RATE,
  brand: 'NKM',
  links: {},
  providers: [],
  capabilities: [],
};

/** Milliseconds between looks at the API's settings; quicker while they could not be had yet. */
const REFRESH_MS = 60_000;
const RETRY_MS = 2_000;

/** Keeps the API's settings at hand. A server without `GET /settings` is one as documented. */
export function followSettings(api: ApiClient, warn: (message: string, error: unknown) => void) {
  let settings = DOCUMENTED_SETTINGS;
  let timer: NodeJS.Timeout;

  async function refresh(): Promise<void> {
    let next = REFRESH_MS;
    try {
      settings = { ...DOCUMENTED_SETTINGS, ...(await api.get<{ data: Settings }>('/settings')).data };
    } catch (error) {
      const isDocumentedServer = error instanceof ApiError && error.status === 404;
      if (!isDocumentedServer) {
        next = RETRY_MS;
        warn('The settings of the API could not be read; the last ones stay in use', error);
      }
    }
    timer = setTimeout(refresh, next);
    timer.unref();
  }

  return { current: () => settings, ready: refresh(), stop: () => clearTimeout(timer) };
}
