import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../../platform/database/tables';
import { unprocessable } from '../../platform/errors/api-problem';
import { messages } from './messages';
import type { AssertionJson } from './schema';
import type { PasskeysTable } from './tables';
import { type Checks, verifySignature } from './verify';

type Known = Pick<Selectable<PasskeysTable>, 'id' | 'credential_id' | 'public_key' | 'counter'>;

/**
 * Checks the signature of a locked passkey and stores its counter.
 * @throws 422 when the answer does not fit, or the counter does not rise
 */
export async function countSignature(
  trx: Kysely<Database>,
  checks: Checks,
  { credential, passkey, now }: { credential: AssertionJson; passkey: Known; now: Date },
): Promise<void> {
  const counter = await verifySignature(checks, credential, passkey);
  // An authenticator that does not count sends 0 each time. One that counts backwards is a copy.
  if ((counter > 0 || passkey.counter > 0) && counter <= passkey.counter)
    throw unprocessable({ credential: [messages.copied] });
  await trx.updateTable('passkeys').set({ counter, last_used_at: now }).where('id', '=', passkey.id).execute();
}
