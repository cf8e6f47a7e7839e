import { DEFAULT_RATE, type Settings } from '@nkm/contracts';
import type { ApiClient } from '@nkm/platform';
import { followAnswer } from './follow-answer';

/** What holds for a server as documented, without our additions. */
export const DOCUMENTED_SETTINGS: Settings = {
  rate: DEFAULT_RATE,
  brand: 'NKM',
  links: {},
  providers: [],
  capabilities: [],
};

/** Keeps the API's settings at hand. A server without `GET /settings` is one as documented. */
export function followSettings(api: ApiClient, warn: (message: string, error: unknown) => void) {
  return followAnswer<Settings>({
    ask: async () => ({ ...DOCUMENTED_SETTINGS, ...(await api.get<{ data: Settings }>('/settings')).data }),
    first: DOCUMENTED_SETTINGS,
    warn: (error) => warn('The settings of the API could not be read; the last ones stay in use', error),
  });
}
