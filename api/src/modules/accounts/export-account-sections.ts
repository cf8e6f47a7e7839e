import type { Kysely } from 'kysely';
import { Type } from 'typebox';
import type { Database } from '../../platform/database/tables';
import { Nullable } from '../../platform/http/envelopes';
import { dated } from '../../platform/personal-data/dated';
import type { Person } from '../../platform/personal-data/personal-data';
import { readOrigin } from './account-origin';
import { nameDevice } from './name-device';
import { readPhones } from './read-phones';
import { readUser } from './read-user';
import { ContactSchema, UserSchema } from './schema';
import { readSecurityEvents } from './security-events';

/** More than any account reaches. */
const MOST_EVENTS = 100_000;

/** Sections of the export about the account and the access to it. */
export const accountSections = {
  profile: Type.Intersect([UserSchema, Type.Object({ created_at: Type.String(), news: Type.Boolean() })]),
  contacts: Type.Array(ContactSchema),
  sign_up: Nullable(
    Type.Object({
      method: Type.String(),
      handle: Nullable(Type.String()),
      device: Type.String(),
      created_at: Type.String(),
    }),
  ),
  sessions: Type.Array(Type.Object({ device: Type.String(), created_at: Type.String(), last_used_at: Type.String() })),
  security_events: Type.Array(
    Type.Object({ kind: Type.String(), detail: Nullable(Type.String()), happened_at: Type.String() }),
  ),
};

export async function readAccountSections(db: Kysely<Database>, { userId }: Person) {
  return {
    profile: await readProfile(db, userId),
    contacts: await readPhones(db, userId),
    sign_up: await readSignUp(db, userId),
    sessions: await readSessions(db, userId),
    security_events: (await readSecurityEvents(db, userId, MOST_EVENTS)).map(({ id: _, ...event }) => event),
  };
}

async function readProfile(db: Kysely<Database>, userId: number) {
  const { created_at, news } = await db
    .selectFrom('users')
    .select(['created_at', 'news'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return { ...(await readUser(db, userId)), created_at: created_at.toISOString(), news };
}

/** How the account was created. Null for the demonstration accounts, which nobody created. */
async function readSignUp(db: Kysely<Database>, userId: number) {
  const origin = await readOrigin(db, userId);
  if (origin === null) return null;
  const { method, handle, device, created_at } = origin;
  return dated({ method, handle, device, created_at });
}

/** Devices on which the shopper is signed in. */
async function readSessions(db: Kysely<Database>, userId: number) {
  const rows = await db
    .selectFrom('sessions')
    .select(['user_agent', 'created_at', 'last_used_at'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
  return rows.map(({ user_agent, created_at, last_used_at }) => ({
    device: nameDevice(user_agent),
    created_at: created_at.toISOString(),
    last_used_at: last_used_at.toISOString(),
  }));
}
