import type { App } from '../../platform/app';
import { findDeviceOf } from './remember-device';
import { FORGOT_PER_ADDRESS, FORGOT_PER_DEVICE, FORGOT_PER_EMAIL } from './limits';

interface ResetRequest {
  email: string;
  /** What the browser shows to be known, or null. */
  deviceToken: string | null;
  /** Names the client's network address. */
  client: string;
}

/**
 * Notes that an address asks for a link to reset its password (spec 1 §4). The account is looked for later, by a job:
 * the answer takes the same work, and so the same time, whether the address has an account or not.
 * Throws 429 after too many requests; a known device has a budget of its own.
 */
export async function requestReset(
  { db, clock, limits }: Pick<App, 'db' | 'clock' | 'limits'>,
  { email, deviceToken, client }: ResetRequest,
): Promise<void> {
  const deviceId = await findDeviceOf(db, { email, token: deviceToken, now: clock() });
  if (deviceId !== null) await limits.consume(FORGOT_PER_DEVICE, String(deviceId));
  else {
    await limits.consume(FORGOT_PER_ADDRESS, client);
    await limits.consume(FORGOT_PER_EMAIL, email);
  }
  await db.insertInto('password_reset_requests').values({ email, created_at: clock() }).execute();
}
