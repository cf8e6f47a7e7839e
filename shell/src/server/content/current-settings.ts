import { DEFAULT_RATE, type Settings, type SettingsWithCapabilities } from '@nkm/contracts';
import type { ApiClient } from '@nkm/platform';
import { followAnswer } from './follow-answer';

/** Settings of an API that has only the documented calls, without our additions. */
export const DOCUMENTED_SETTINGS: SettingsWithCapabilities = {
  rate: DEFAULT_RATE,
  brand: 'NKM',
  links: {},
  providers: [],
  capabilities: [],
};

/** Keeps the API's settings up to date. An API without `GET /settings` gets the documented settings. */
export function followSettings(api: ApiClient, warn: (message: string, error: unknown) => void) {
  return followAnswer<Settings>({
    ask: async () => ({ ...DOCUMENTED_SETTINGS, ...(await api.get<{ data: Settings }>('/settings')).data }),
    first: DOCUMENTED_SETTINGS,
    warn: (error) => warn('Could not refresh the API settings; using the last ones', error),
  });
}
