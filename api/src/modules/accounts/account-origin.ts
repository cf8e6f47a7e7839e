import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../../platform/database/tables';
import { nameDevice } from './name-device';
import { deviceHash } from './remember-device';
import type { AccountOriginsTable } from './tables';

/** How and where a shopper signs up. */
export interface SignUpOrigin {
  method: AccountOriginsTable['method'];
  /** The public name at the provider; null: none. */
  handle: string | null;
  userAgent: string | undefined;
  /** The token of the device cookie. It recognises this browser when the mailed link opens. */
  deviceToken: string;
}

/** Records how an account was made, in the transaction that creates it. A repeated sign-up replaces the browser. */
export async function recordOrigin(
  trx: Kysely<Database>,
  { userId, origin, now }: { userId: number; origin: SignUpOrigin; now: Date },
): Promise<void> {
  const browser = {
    device: nameDevice(origin.userAgent ?? ''),
    browser_hash: deviceHash(userId, origin.deviceToken),
  };
  await trx
    .insertInto('account_origins')
    .values({ user_id: userId, method: origin.method, handle: origin.handle, ...browser, created_at: now })
    .onConflict((same) => same.column('user_id').doUpdateSet(browser))
    .execute();
}

/** Null for the demonstration accounts, which nobody created. */
export async function readOrigin(
  db: Kysely<Database>,
  userId: number,
): Promise<Selectable<AccountOriginsTable> | null> {
  const origin = await db.selectFrom('account_origins').selectAll().where('user_id', '=', userId).executeTakeFirst();
  return origin ?? null;
}

/** Whether an account was made in the browser with this device cookie. */
export const signedUpIn = (
  origin: Pick<AccountOriginsTable, 'browser_hash'> | null,
  userId: number,
  deviceToken: string | null,
): boolean => deviceToken !== null && origin?.browser_hash === deviceHash(userId, deviceToken);
