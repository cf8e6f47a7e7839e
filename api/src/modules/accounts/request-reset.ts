import type { App } from '../../platform/app';
import { findDeviceOf } from './remember-device';
import { FORGOT_PER_ADDRESS, FORGOT_PER_DEVICE, FORGOT_PER_EMAIL } from './limits';

interface ResetRequest {
  email: string;
  /** The token of a known device, or null. */
  deviceToken: string | null;
  /** Key of the client's network address. */
  client: string;
}

/**
 * Stores a request for a password reset link (ACC-CALL-009). A job looks the account up later, so that the response
 * takes the same time whether the address has an account or not. A known device has its own budget.
 * @throws 429 after too many requests
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
