import { DEFAULT_RATE, type Settings, type SettingsWithCapabilities } from '@nkm/contracts';
import type { ApiClient, Platform, RequestOptions } from '@nkm/platform';
import type * as Host from '@nkm/platform/host';
import type * as Sender from '@nkm/platform/sender';

/** Milliseconds; less than the limit of a page. */
const API_TIMEOUT_MS = 8_000;
type Method = Sender.Call['method'];
const DOCUMENTED: SettingsWithCapabilities = {
  rate: DEFAULT_RATE,
  brand: 'NKM',
  links: {},
  providers: [],
  capabilities: [],
};

/** Creates the platform that a page has on the shell's server. */
export async function createTrialPlatform(
  slice: string,
  baseUrl: string,
  load: <T>(specifier: string) => T,
): Promise<Platform> {
  const { createServerPlatform } = load<typeof Host>('@nkm/platform/host');
  const api = createApi(baseUrl, load<typeof Sender>('@nkm/platform/sender'));
  const settings = { ...DOCUMENTED, ...(await recordedSettings(api)) };
  return createServerPlatform(slice, api, () => settings);
}

/** The platform's client with its sender already loaded, because Node's `import` cannot load TypeScript here. */
function createApi(baseUrl: string, { createSender }: typeof Sender): ApiClient {
  const send = createSender({ baseUrl, timeoutMs: API_TIMEOUT_MS });
  const call = <T>(...[method, path, request = {}, body]: [Method, string, RequestOptions?, object?]) =>
    send({ method, path, request, body }) as Promise<T>;
  return {
    get: (path, request) => call('get', path, request),
    post: (path, body, request) => call('post', path, request, body ?? {}),
    patch: (path, body, request) => call('patch', path, request, body ?? {}),
    delete: (path, request) => call('delete', path, request),
  };
}

/** Without recorded settings, pages render as for a server without our additions. */
async function recordedSettings(api: Platform['api']): Promise<Partial<Settings>> {
  return api.get<{ data: Settings }>('/settings').then(
    ({ data }) => data,
    () => ({}),
  );
}
