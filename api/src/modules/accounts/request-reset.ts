import type { App } from '../../platform/app';

/**
 * Notes that an address asks for a link to reset its password (spec 1 §4). The account is looked for later, by a job:
 * the answer takes the same work, and so the same time, whether the address has an account or not.
 */
export async function requestReset({ db, clock }: Pick<App, 'db' | 'clock'>, email: string): Promise<void> {
  await db.insertInto('password_reset_requests').values({ email, created_at: clock() }).execute();
}
