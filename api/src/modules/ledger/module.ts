import { Type } from 'typebox';
import type { App } from '../../platform/app';
import { answers, Nullable, Single } from '../../platform/http/envelopes';
import { guardedFor } from '../role-tokens/public';
import { checkBooks, lastCheck } from './check-books';

const HOUR_S = 3_600;
/** A day, less the drift of the hourly job. */
const CHECK_AFTER_MS = 23.5 * HOUR_S * 1_000;

const CheckSchema = Type.Object({
  checked_at: Nullable(Type.String({ format: 'date-time' })),
  problems: Type.Array(Type.String()),
});

/** The books: the database writes them (docs/decisions/0077); this module checks them every night. */
export async function ledgerModule(app: App): Promise<void> {
  app.get(
    '/staff/ledger',
    {
      ...guardedFor('staff'),
      schema: {
        tags: ['staff'],
        summary: 'The last check of the books',
        response: answers({ 200: Single(CheckSchema) }),
      },
    },
    async () => {
      const last = await lastCheck(app.db);
      return { data: { checked_at: last?.checked_at.toISOString() ?? null, problems: last?.problems ?? [] } };
    },
  );

  // Hourly, because an interval of a day never ends where releases restart the server several times a day.
  app.jobs.every('check the books', HOUR_S, async () => {
    const now = app.clock();
    const last = await lastCheck(app.db);
    if (last && now.getTime() - last.checked_at.getTime() < CHECK_AFTER_MS) return;
    const problems = await checkBooks(app.db, now);
    if (problems.length > 0) app.log.error({ problems }, 'The books are wrong.');
  });
}
