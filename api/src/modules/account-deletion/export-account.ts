import { Type } from 'typebox';
import type { App } from '../../platform/app';
import { Single } from '../../platform/http/envelopes';
import type { Person } from '../../platform/personal-data/personal-data';
import type {} from '../accounts/public';
import { DECLARATIONS } from './declarations';

const parts = DECLARATIONS.flatMap(({ exported }) => exported ?? []);

/** All data about one shopper, under names that shoppers know. No secrets, and no data of others. */
export const ExportSchema = Single(
  Type.Object({
    exported_at: Type.String({ description: 'ISO date-time, as all times of the export' }),
    ...Object.assign({}, ...parts.map(({ sections }) => sections)),
  }),
);

/** All data about a shopper, as a download. A consistent snapshot. */
export async function exportAccount(
  { db, clock, config }: Pick<App, 'db' | 'clock' | 'config'>,
  userId: number,
): Promise<Record<string, unknown>> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      const account = await trx
        .selectFrom('users')
        .select(['email', 'email_verified_at'])
        .where('id', '=', userId)
        .executeTakeFirstOrThrow();
      // An email that nobody has proved can belong to another person, who wrote letters with it.
      const emails = account.email_verified_at === null ? [] : [account.email.toLowerCase()];
      const person: Person = { userId, emails, phones: [], recipients: [] };
      const answer: Record<string, unknown> = { exported_at: clock().toISOString() };
      for (const { read } of parts) Object.assign(answer, await read(trx, person, { publicUrl: config.publicUrl }));
      return answer;
    });
}
