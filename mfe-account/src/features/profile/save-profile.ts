import type { User } from '@nkm/contracts';
import type { Platform } from '@nkm/platform';
import { paths } from '../../paths';
import type { ProfileValues } from './check-profile';
import { messages } from './messages';

type Needs = Pick<Platform, 'api' | 'session' | 'toast' | 'navigate'>;

/** A server that follows only the specification changes the email at once and omits `email_change`. */
interface Updated {
  email_change?: { email: string };
}

/**
 * Saves the profile (spec 1 §7, `PATCH /users`), then goes to the dashboard (spec 1 §8). The email is sent only when it
 * is another one, because sellers cannot change it. Rejects with `ApiError`.
 */
export async function saveProfile(
  platform: Needs,
  user: User,
  { email, dob, ...values }: ProfileValues,
): Promise<void> {
  const isMoving = email.toLowerCase() !== user.email.toLowerCase();
  const body = { ...values, dob: dob || null, ...(isMoving && { email }) };
  const { email_change: change } = await platform.api.patch<Updated>('/users', body);
  platform.toast('success', messages.updated, change && messages.confirmEmail(change.email));
  await showChanges(platform);
  platform.navigate(paths.dashboard);
}

/** Loads the user again. The change is saved; if this fails, the next page load shows it. */
export async function showChanges({ session }: Pick<Platform, 'session'>): Promise<void> {
  await session.reload().catch(() => undefined);
}
