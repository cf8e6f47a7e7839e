import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../database/tables';
import { ApiProblem, unprocessable } from '../errors/api-problem';

export interface Answer {
  status: number;
  body: unknown;
}

export interface IdempotentRequest {
  viewerId: number;
  /** Method and pattern, such as `POST /orders`. */
  route: string;
  /** The Idempotency-Key header. */
  key: string;
  body: unknown;
  now: Date;
}

/** Keeps the answer in the transaction of the work itself, so that a crash right after it loses nothing. */
export type Remember = (trx: Kysely<Database>, answer: Answer) => Promise<void>;

/** After this long a request that never finished counts as dead. */
const LOCK_MS = 60_000;
const KEY_PATTERN = /^[\x21-\x7e]{8,128}$/;

/**
 * Does work once per viewer, route and Idempotency-Key: a repeated request gets the first answer again. The same
 * key with another body is refused with 422; while the first request is still at work, others get 409 with
 * Retry-After. Work that throws leaves nothing behind, so that it can be tried again.
 */
export async function idempotently(
  db: Kysely<Database>,
  request: IdempotentRequest,
  work: (remember: Remember) => Promise<Answer>,
): Promise<Answer & { replayed: boolean }> {
  if (!KEY_PATTERN.test(request.key)) {
    throw unprocessable({ 'Idempotency-Key': ['The Idempotency-Key must be 8 to 128 visible characters.'] });
  }
  const earlier = await claim(db, request);
  if (earlier !== null) return { ...earlier, replayed: true };
  const remember: Remember = (trx, answer) => store(trx, request, answer);
  try {
    const answer = await work(remember);
    await store(db, request, answer);
    return { ...answer, replayed: false };
  } catch (error) {
    await release(db, request);
    throw error;
  }
}

/** Null when the work is ours to do, else the first answer. */
async function claim(db: Kysely<Database>, request: IdempotentRequest): Promise<Answer | null> {
  const { viewerId, route, key, now } = request;
  const request_hash = hashOf(request.body);
  const locked_until = new Date(now.getTime() + LOCK_MS);
  const mine = await db
    .insertInto('idempotency_keys')
    .values({
      viewer_id: viewerId,
      route,
      key,
      request_hash,
      status: null,
      response: null,
      locked_until,
      created_at: now,
    })
    .onConflict((oc) =>
      oc
        .columns(['viewer_id', 'route', 'key'])
        .doUpdateSet({ locked_until })
        .where('idempotency_keys.status', 'is', null)
        .where('idempotency_keys.request_hash', '=', request_hash)
        .where('idempotency_keys.locked_until', '<', now),
    )
    .returning('key')
    .executeTakeFirst();
  if (mine !== undefined) return null;
  const row = await rowOf(db, request);
  // Released between the two statements: the first one failed, so this one may try.
  if (row === undefined) return claim(db, request);
  if (row.request_hash !== request_hash) {
    throw unprocessable({ 'Idempotency-Key': ['This Idempotency-Key was used for another request.'] });
  }
  if (row.status === null) throw new ApiProblem(409, 'The same request is still being processed.', undefined, 1);
  return { status: row.status, body: row.response };
}

function rowOf(db: Kysely<Database>, { viewerId, route, key }: IdempotentRequest) {
  return db
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'status', 'response'])
    .where('viewer_id', '=', viewerId)
    .where('route', '=', route)
    .where('key', '=', key)
    .executeTakeFirst();
}

async function store(db: Kysely<Database>, request: IdempotentRequest, { status, body }: Answer): Promise<void> {
  await db
    .updateTable('idempotency_keys')
    .set({ status, response: JSON.stringify(body) })
    .where('viewer_id', '=', request.viewerId)
    .where('route', '=', request.route)
    .where('key', '=', request.key)
    .execute();
}

async function release(db: Kysely<Database>, request: IdempotentRequest): Promise<void> {
  await db
    .deleteFrom('idempotency_keys')
    .where('viewer_id', '=', request.viewerId)
    .where('route', '=', request.route)
    .where('key', '=', request.key)
    .where('status', 'is', null)
    .execute();
}

/** The same body in another order of fields is the same request. */
export function hashOf(body: unknown): string {
  return createHash('sha256').update(JSON.stringify(sorted(body)) ?? '').digest('hex'); // prettier-ignore
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, inner]) => [name, sorted(inner)]),
  );
}
