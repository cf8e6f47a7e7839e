import { readField } from '@nkm/contracts';
import { ApiError, type Platform } from '@nkm/platform';
import { openerOfShop } from '../../after-sign-in/opener';
import type { ProviderName } from '../../social/providers';
import { messages } from './messages';
import { keepStarted } from './started';

/**
 * Starts a sign-in on the server and remembers it in this browser. Resolves with the provider's address. Rejects with
 * `ApiError`: 503 the provider is down.
 */
export async function startSignIn(
  { api, storage }: Pick<Platform, 'api' | 'storage'>,
  provider: ProviderName,
  news: boolean,
): Promise<string> {
  const body = await api.post<unknown>(`/social/${provider}/start`, {}, { isSignIn: true });
  const url = readField<unknown>(body, 'url');
  const state = readField<unknown>(body, 'state');
  if (typeof url !== 'string' || typeof state !== 'string' || !/^https?:\/\//.test(url))
    throw new ApiError(502, messages.noSession);
  const wasPopup = openerOfShop() !== null;
  keepStarted(storage, { provider, state, news, wasPopup, windowName: window.name, since: Date.now() });
  return url;
}
