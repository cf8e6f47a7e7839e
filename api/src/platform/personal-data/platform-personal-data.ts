import { sql } from 'kysely';
import type { PersonalData, Person } from './personal-data';

/** The tables of the platform. */
export const platformPersonalData: PersonalData = {
  tables: {
    job_runs: null,
    meta: null,
    schema_migrations: null,
    outbox: {
      holds: 'emails and text messages: recipient and text',
      kept: '7 days after they were sent or expired',
      why: 'to deliver them, and to answer questions about a delivery',
      job: 'clean up outbox',
      onDeletion: 'unlinked',
      exported: null,
    },
    rate_limits: {
      holds: 'hashes of network addresses, emails and account ids, with a count',
      kept: 'until the limit has passed, at most a day',
      why: 'to limit guesses and floods',
      job: 'clean up rate limits',
      onDeletion: 'kept',
      exported: null,
    },
    sessions: {
      holds: 'browsers in which the shopper is signed in',
      kept: 'until they expire (`SESSION_DAYS`)',
      why: 'to keep the shopper signed in',
      job: 'clean up accounts',
      onDeletion: 'erased',
      exported: 'sessions',
    },
  },
  async reduce(db, { emails, recipients }: Person) {
    const addresses = [...new Set([...emails, ...recipients])];
    await sql`delete from outbox where lower(recipient) = any(${addresses}::text[])`.execute(db);
    // Mails to the shop and to stores quote what the person wrote, with the address.
    for (const email of emails) {
      const { rows } = await sql<{ id: number; body: string }>`
        select id, body from outbox where position(${email} in lower(body)) > 0`.execute(db);
      const ids = rows.filter(({ body }) => names(body, email)).map(({ id }) => id);
      if (ids.length > 0) await sql`delete from outbox where id = any(${ids}::bigint[])`.execute(db);
    }
  },
};

/** Whether a text contains this address, and not only a longer one that ends or begins with it. */
function names(text: string, email: string): boolean {
  const literal = email.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![\\w.+-])${literal}(?![\\w-]|\\.\\w)`, 'i').test(text);
}
