import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { TProperties } from 'typebox';
import type { Database } from '../database/tables';

/** Name of the author of a text whose account was deleted. */
export const DELETED_USER = 'Deleted user';

/** The person whose account is deleted or exported. */
export interface Person {
  userId: number;
  /** In lower case. Only addresses that the person proved: they find rows that were written without the account. */
  emails: readonly string[];
  /** Phone numbers that the person proved: digits with country code. */
  phones: readonly string[];
  /** Every address and phone number of the account, proved or not: they find messages to the person. */
  recipients: readonly string[];
}

/** How a module treats one table with personal data. */
export interface TableRule {
  holds: string;
  /** How long a row stays while the account exists. */
  kept: string;
  why: string;
  /** The job that ends the rows; null: there is no period. */
  job: string | null;
  /**
   * On the deletion of the account. `erased`: the rows are deleted. `unlinked`: the row stays for others without the
   * person. `kept`: the row stays; the account that it refers to is anonymised.
   */
  onDeletion: 'erased' | 'unlinked' | 'kept';
  /** Columns that find erased rows of a person; `user_id` by default. */
  owners?: readonly ('user_id' | 'email')[];
  /** The section of the export with these rows; null: the table holds only secrets, or nothing to export. */
  exported: string | null;
}

/** What a module declares about its tables. */
export interface PersonalData {
  /** Every table that the module owns; null: no personal data. */
  tables: Readonly<Record<string, TableRule | null>>;
  /** Addresses and phone numbers to which the API has sent messages for this account. */
  recipientsOf?(db: Kysely<Database>, userId: number): Promise<string[]>;
  /** Phone numbers that the person proved. */
  phonesOf?(db: Kysely<Database>, userId: number): Promise<string[]>;
  /**
   * Removes what identifies a person from rows that are not erased. Runs again for some days, because a request in
   * progress can write rows after the deletion.
   */
  reduce?(db: Kysely<Database>, person: Person, now: Date): Promise<void>;
  exported?: {
    /** The sections of the export, under names that shoppers know. */
    sections: TProperties;
    read(db: Kysely<Database>, person: Person, context: { publicUrl: string }): Promise<Record<string, unknown>>;
  };
}

/** The rows of a person in a table with the columns `user_id` or `email`. */
export function belongsTo(
  { userId, emails }: Person,
  owners: readonly ('user_id' | 'email')[] = ['user_id'],
  table?: string,
): RawBuilder<boolean> {
  const column = (name: string) => sql.ref(table === undefined ? name : `${table}.${name}`);
  const conditions = owners.map((owner) =>
    owner === 'user_id'
      ? sql`${column('user_id')} = ${userId}`
      : sql`lower(${column('email')}) = any(${[...emails]}::text[])`,
  );
  return sql<boolean>`(${sql.join(conditions, sql` or `)})`;
}

/** Deletes or reduces what one module stores about a person. */
export async function erasePerson(
  db: Kysely<Database>,
  { tables, reduce }: PersonalData,
  person: Person,
  now: Date,
): Promise<void> {
  for (const [table, rule] of Object.entries(tables))
    if (rule?.onDeletion === 'erased')
      await sql`delete from ${sql.table(table)} where ${belongsTo(person, rule.owners)}`.execute(db);
  await reduce?.(db, person, now);
}
