import type { User } from '@nkm/contracts';
import type { Platform } from '@nkm/platform';
import { paths } from '../../paths';
import type { ProfileValues } from './check-profile';
import { messages } from './messages';

type Needs = Pick<Platform, 'api' | 'session' | 'toast' | 'navigate'>;

/** A server with only the documented API changes the email at once and omits `email_change`. */
interface Updated {
  email_change?: { email: string };
}

/**
 * Saves the profile (ACC-CALL-007, `PATCH /users`), then goes to the dashboard (ACC-RULE-019). It sends the email
 * only when it has changed, because sellers cannot change theirs, and then with the password if the server asks.
 * Rejects with `ApiError`.
 */
export async function saveProfile(
  platform: Needs,
  user: User,
  { email, dob, latin_name, ...values }: ProfileValues,
  password?: string,
): Promise<void> {
  const body = {
    ...values,
    dob: dob || null,
    ...(user.latin_name !== undefined && { latin_name: latin_name || null }),
    ...(movesEmail(user, email) && { email, password }),
  };
  const { email_change: change } = await platform.api.patch<Updated>('/users', body);
  platform.toast('success', messages.updated, change && messages.confirmEmail(change.email));
  await showChanges(platform);
  platform.navigate(paths.dashboard);
}

export const movesEmail = (user: User, email: string): boolean => email.toLowerCase() !== user.email.toLowerCase();

/** Loads the user again. The change is saved; if this fails, the next page load shows it. */
export async function showChanges({ session }: Pick<Platform, 'session'>): Promise<void> {
  await session.reload().catch(() => undefined);
}
