import { type RawBuilder, sql } from 'kysely';
import './tables';

/** Of the table `vendors` under this alias: its owner has deactivated the account until the next sign-in. */
export const isPaused = (alias: string): RawBuilder<boolean> => sql<boolean>`exists (
  select from users where users.id = ${sql.ref(`${alias}.user_id`)} and users.status = 'deactivated')`;

/** Of the table `vendors` under this alias: its owner has deleted or deactivated the account. */
export const storeIsClosed = (alias: string): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(`${alias}.closed_at`)} is not null or ${isPaused(alias)})`;
