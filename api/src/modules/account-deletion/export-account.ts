import type { Kysely } from 'kysely';
import type { Static } from 'typebox';
import type { App } from '../../platform/app';
import type { Database } from '../../platform/database/tables';
import { readPhones, readSecurityEvents, readUser } from '../accounts/public';
import { readAddresses } from '../addresses/public';
import { readChoices } from '../checkout-choices/public';
import { readCoinHistory, readCoinSummary } from '../coins/public';
import { exportKyc } from '../kyc/public';
import { refusalsOf } from '../cancellations/public';
import { returnsOf } from '../returns/public';
import { ratingsBy } from '../reviews/public';
import { readOrders } from '../orders/public';
import { listPasskeys } from '../passkeys/public';
import { refundsOf, undecidedPaymentsOf } from '../payments/public';
import { readIdentities, readSessions, readSignUp } from './export-access';
import { readLetters } from './export-letters';
import { readLists } from './export-lists';
import { readReviews } from './export-reviews';
import type { ExportSchema } from './export-schema';

/** More than any account reaches. */
const MOST_MOVEMENTS = 100_000;
const MOST_EVENTS = 100_000;

export type AccountExport = Static<typeof ExportSchema>['data'];

/** All data about a shopper, as a download (decision "deletion"). A consistent snapshot. */
export async function exportAccount(
  { db, clock, config }: Pick<App, 'db' | 'clock' | 'config'>,
  userId: number,
): Promise<AccountExport> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => ({
      exported_at: clock().toISOString(),
      profile: await readProfile(trx, userId),
      contacts: await readPhones(trx, userId),
      addresses: await readAddresses(trx, { userId }),
      orders: await readOrders(
        trx,
        { publicUrl: config.publicUrl, refundsOf, undecidedPaymentsOf, refusalsOf, returnsOf, ratingsBy },
        { userId, newest: null },
      ),
      coins: await readCoins(trx, userId),
      ...(await readReviews(trx, userId)),
      ...(await readLists(trx, userId)),
      checkout: await readChoices(trx, userId),
      ...(await readLetters(trx, userId)),
      kyc: await exportKyc(trx, userId),
      sign_up: await readSignUp(trx, userId),
      identities: await readIdentities(trx, userId),
      passkeys: (await listPasskeys(trx, userId)).map(({ id: _, ...passkey }) => passkey),
      sessions: await readSessions(trx, userId),
      security_events: (await readSecurityEvents(trx, userId, MOST_EVENTS)).map(({ id: _, ...event }) => event),
    }));
}

async function readProfile(db: Kysely<Database>, userId: number) {
  const { created_at, news } = await db
    .selectFrom('users')
    .select(['created_at', 'news'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return { ...(await readUser(db, userId)), created_at: created_at.toISOString(), news };
}

async function readCoins(db: Kysely<Database>, userId: number) {
  const { available } = await readCoinSummary(db, userId);
  const { data: movements } = await readCoinHistory(db, { userId, page: 1, perPage: MOST_MOVEMENTS });
  return { available, movements };
}
