import { serverNow } from '@nkm/contracts/server-now';
import { ApiError, type Platform } from '@nkm/platform';
import { keepContinuePath } from '../../continue-path/continue-path';
import { paths } from '../../paths';
import { messages } from './messages';

type Api = Pick<Platform, 'api'>;

/** Length of a code's life when the server does not say it, in milliseconds. */
const CODE_MS = 600_000;

/**
 * Texts a code (ours). Rejects with `ApiError`.
 * @returns when the code expires, by the clock of the device; null when the server has only the documented API and
 * has no codes
 */
export async function requestCode(
  platform: Pick<Platform, 'api' | 'now'>,
  contact: string,
  captchaToken: string | null,
): Promise<number | null> {
  try {
    const { data } = await platform.api.post<{ data?: { expires_at?: string } }>('/contacts/verification', {
      contact,
      ...(captchaToken !== null && { captchaToken }),
    });
    const expiresAt = Date.parse(data?.expires_at ?? '');
    // Kept and counted by the clock of the device.
    return Date.now() + (Number.isNaN(expiresAt) ? CODE_MS : expiresAt - serverNow(platform));
  } catch (cause) {
    if (cause instanceof ApiError && cause.status === 404) return null;
    throw cause;
  }
}

/** Confirms the code (ours), which can be repeated after a lost answer. Rejects with `ApiError`. */
export const confirmCode = ({ api }: Api, contact: string, code: string): Promise<unknown> =>
  api.post('/contacts/verification/confirm', { contact, code });

/** Posts the contact and goes to the profile (ACC-RULE-017). Rejects with `ApiError`. */
export async function postContact(
  platform: Pick<Platform, 'api' | 'session' | 'toast' | 'navigate'>,
  contact: string,
): Promise<void> {
  await platform.api.post('/contacts', { type: 'Phone', contact });
  platform.toast('success', messages.verified);
  // The number is stored; if the reload fails, the next page load shows it.
  await platform.session.reload().catch(() => undefined);
  const path = platform.session.takeReturnPath();
  keepContinuePath(isWorthReturning(path) ? path : null);
  platform.navigate(paths.profile, { replace: true });
}

const isWorthReturning = (path: string) =>
  ![paths.home, paths.profile, paths.verifyPhone, paths.emailNotice].some((own) => path.split(/[?#]/)[0] === own);
