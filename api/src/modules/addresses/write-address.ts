import { type AddressType, readText } from '@nkm/contracts';
import type { Kysely, Transaction } from 'kysely';
import type { Static } from 'typebox';
import type { Database } from '../../platform/database/tables';
import { conflict, notFound, unprocessable } from '../../platform/errors/api-problem';
import { readPhoneNumber } from '../accounts/public';
import { checkAddress } from './check-address';
import { messages } from './messages';
import type { AddressBody } from './schema';
import './tables';

export type AddressInput = Static<typeof AddressBody>;

/** More than a household needs; bounds the list, which has no pages. */
const MOST_ADDRESSES = 50;

interface Owner {
  userId: number;
  now: Date;
}

/**
 * Adds an address; the first of its type becomes the default. An address that the shopper already has is not added
 * again: the answer to an earlier request may have been lost. Throws 422 for bad input, 409 at the limit.
 */
export async function addAddress(db: Kysely<Database>, { userId, now }: Owner, input: AddressInput): Promise<number> {
  const { is_default: wanted, ...values } = await checked(db, input);
  return db.transaction().execute(async (trx) => {
    await lockOwner(trx, userId);
    const own = await trx.selectFrom('addresses').selectAll().where('user_id', '=', userId).execute();
    const names = Object.keys(values) as (keyof typeof values)[];
    const same = own.find((known) => names.every((name) => known[name] === values[name]));
    if (!same && own.length >= MOST_ADDRESSES) throw conflict(messages.tooMany);
    const is_default = wanted || own.every(({ type }) => type !== values.type);
    if (is_default) await clearDefault(trx, userId, values.type);
    if (same) {
      if (is_default) await trx.updateTable('addresses').set({ is_default }).where('id', '=', same.id).execute();
      return same.id;
    }
    const { id } = await trx
      .insertInto('addresses')
      .values({ ...values, user_id: userId, is_default, created_at: now })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  });
}

/** Changes the given fields of an address. Throws 404 for another shopper's, 422 if it would become incomplete. */
export async function changeAddress(
  db: Kysely<Database>,
  { userId, id }: { userId: number; id: number },
  input: AddressInput,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockOwner(trx, userId);
    const known = await trx
      .selectFrom('addresses')
      .selectAll()
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .executeTakeFirst();
    if (!known) throw notFound(messages.gone);
    const values = await checked(trx, { ...known, ...input }, known);
    if (values.is_default) await clearDefault(trx, userId, values.type);
    await trx.updateTable('addresses').set(values).where('id', '=', id).execute();
    await ensureDefault(trx, userId, known.type);
    await ensureDefault(trx, userId, values.type);
  });
}

/** Throws 404 for another shopper's. After the default, the newest of its type becomes the default. */
export async function removeAddress(
  db: Kysely<Database>,
  { userId, id }: { userId: number; id: number },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockOwner(trx, userId);
    const removed = await trx
      .deleteFrom('addresses')
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .returning('type')
      .executeTakeFirst();
    if (!removed) throw notFound(messages.gone);
    await ensureDefault(trx, userId, removed.type);
  });
}

/** Serialises concurrent changes, so that one default remains; does not block orders and sign-ins. */
async function lockOwner(trx: Transaction<Database>, userId: number): Promise<void> {
  await trx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
}

async function clearDefault(trx: Transaction<Database>, userId: number, type: AddressType): Promise<void> {
  const own = trx.updateTable('addresses').set({ is_default: false }).where('user_id', '=', userId);
  await own.where('type', '=', type).where('is_default', '=', true).execute();
}

async function ensureDefault(trx: Transaction<Database>, userId: number, type: AddressType): Promise<void> {
  const own = await trx
    .selectFrom('addresses')
    .select(['id', 'is_default'])
    .where('user_id', '=', userId)
    .where('type', '=', type)
    .orderBy('id', 'desc')
    .execute();
  const newest = own[0];
  if (!newest || own.some(({ is_default }) => is_default)) return;
  await trx.updateTable('addresses').set({ is_default: true }).where('id', '=', newest.id).execute();
}

/** The stored values of an address, or null in a new one. */
interface Before {
  state_id: number | null;
  lga_id: number | null;
  phone: string | null;
}

/**
 * The row to store: in one spelling, complete, with a state and its LGA. The documents have two names for both ids. An
 * unchanged number stays, because newer phone data can reject it.
 */
async function checked(
  db: Kysely<Database>,
  input: AddressInput,
  before: Before = { state_id: null, lga_id: null, phone: null },
) {
  const text = (value: string | null | undefined) => readText(value ?? '');
  // A changed address has both names of an id; the value that differs from the stored one is new.
  const idOf = (one: number | null | undefined, two: number | null | undefined, known: number | null) =>
    (one !== undefined && one !== known ? one : two) ?? one ?? null;
  const values = {
    type: input.type ?? 'Delivery',
    other_names: text(input.other_names),
    surname: text(input.surname),
    address: text(input.address),
    landmark: text(input.landmark),
    post_code: text(input.post_code),
    city: text(input.city),
    country: text(input.country) || 'Nigeria',
    is_default: input.is_default ?? false,
  };
  const state_id = idOf(input.state, input.state_id, before.state_id);
  const lga_id = idOf(input.lga, input.lga_id, before.lga_id);
  const phone = input.phone ?? '';
  const number = phone !== '' && phone === before.phone ? phone : readPhoneNumber(phone);
  const errors = checkAddress({ ...values, phone, number, state_id, lga_id });
  if (errors) throw unprocessable(errors);
  const place = { state_id: state_id as number, lga_id: lga_id as number };
  await checkPlace(db, place);
  return { ...values, phone: number as string, ...place };
}

async function checkPlace(db: Kysely<Database>, place: { state_id: number; lga_id: number }): Promise<void> {
  const state = await db.selectFrom('states').select('id').where('id', '=', place.state_id).executeTakeFirst();
  if (!state) throw unprocessable({ state: [messages.stateUnknown] });
  const lga = await db
    .selectFrom('landmarks')
    .select('id')
    .where('id', '=', place.lga_id)
    .where('state_id', '=', place.state_id)
    .executeTakeFirst();
  if (!lga) throw unprocessable({ lga: [messages.lgaUnknown] });
}
