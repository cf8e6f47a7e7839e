import { hasFeature } from '@nkm/contracts';
import type { Platform } from '@nkm/platform';
import { showChanges } from './save-profile';
import { messages } from './messages';

/** Paths of our addition `email-change`. */
const URL = '/users/me/email-change';

/** The new email that waits for its link, or null. A failure shows nothing, because the form works without it. */
export async function readEmailChange({ api, settings }: Pick<Platform, 'api' | 'settings'>): Promise<string | null> {
  if (!hasFeature(settings, 'email-change')) return null;
  try {
    const { data } = await api.get<{ data: { email: string } | null }>(URL, { background: true });
    return data?.email ?? null;
  } catch {
    return null;
  }
}

/** Rejects with `ApiError`. */
export async function resendLink({ api, toast }: Pick<Platform, 'api' | 'toast'>): Promise<void> {
  await api.post(`${URL}/resend`);
  toast('success', messages.pending.resent);
}

/** Rejects with `ApiError`. */
export async function cancelEmailChange({ api, toast }: Pick<Platform, 'api' | 'toast'>): Promise<void> {
  await api.delete(URL);
  toast('success', messages.pending.cancelled);
}

/** Uses the new email, with the token of the mailed link. Rejects with `ApiError`. */
export async function confirmEmailChange(
  platform: Pick<Platform, 'api' | 'toast' | 'session'>,
  token: string,
): Promise<void> {
  await platform.api.post(`${URL}/confirm`, { token });
  platform.toast('success', messages.confirm.done);
  await showChanges(platform);
}
