import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest, preHandlerAsyncHookHandler } from 'fastify';
import fp from 'fastify-plugin';
import { CompiledQuery, sql } from 'kysely';
import {
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible';
import { tooMany } from '../errors/api-problem';
import { clientKey } from './client-key';

export interface RateLimit {
  name: string;
  /** Attempts in each period, before RATE_LIMIT_SCALE. */
  points: number;
  /** Length of the period in seconds. */
  seconds: number;
  /** Each instance counts separately in memory, for frequent routes where counting must be cheap. */
  perInstance?: boolean;
}

declare module 'fastify' {
  interface FastifyInstance {
    limits: {
      /** Consumes one attempt of a key. Throws 429 with Retry-After when none is left. */
      consume(limit: RateLimit, key: string): Promise<void>;
      /** Consumes one attempt of a key. False when none is left. */
      take(limit: RateLimit, key: string): Promise<boolean>;
      /** Returns one consumed attempt. */
      giveBack(limit: RateLimit, key: string): Promise<void>;
      /** Returns all attempts. */
      forget(limit: RateLimit, key: string): Promise<void>;
    };
  }
}

const CLEAN_UP_EVERY_S = 3600;

/** Limits are shared between all instances through PostgreSQL; the embedded database has one instance only. */
export const rateLimitPlugin = fp(
  async (app: FastifyInstance) => {
    const limiters = new Map<string, RateLimiterAbstract>();
    const limiterOf = (limit: RateLimit) => {
      const known = limiters.get(limit.name);
      if (known) return known;
      const created = createLimiter(app, limit);
      limiters.set(limit.name, created);
      return created;
    };
    /** Seconds until the next attempt; null when one was left. */
    async function refusalOf(limit: RateLimit, key: string): Promise<number | null> {
      try {
        await limiterOf(limit).consume(digest(key));
        return null;
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) return Math.ceil(refusal.msBeforeNext / 1000);
        throw refusal;
      }
    }
    app.decorate('limits', {
      consume: async (limit, key) => {
        const refusal = await refusalOf(limit, key);
        if (refusal !== null) throw tooMany(refusal);
      },
      take: async (limit, key) => (await refusalOf(limit, key)) === null,
      giveBack: async (limit, key) => void (await limiterOf(limit).reward(digest(key))),
      forget: async (limit, key) => void (await limiterOf(limit).delete(digest(key))),
    });
    if (app.database.kind === 'pglite') return;
    app.jobs.every('clean up rate limits', CLEAN_UP_EVERY_S, async () => {
      await sql`delete from rate_limits where expire < ${app.clock().getTime()}`.execute(app.db);
    });
  },
  { name: 'rate-limits', dependencies: ['jobs'] },
);

function createLimiter(app: FastifyInstance, { name, points, seconds, perInstance }: RateLimit): RateLimiterAbstract {
  const options = {
    keyPrefix: name,
    points: Math.max(1, Math.round(points * app.config.rateLimitScale)),
    duration: seconds,
  };
  if (app.database.kind === 'pglite' || perInstance) return new RateLimiterMemory(options);
  return new RateLimiterPostgres({
    ...options,
    // Its named statements do not work behind a pooler.
    storeType: 'pool',
    storeClient: {
      query: ({ text, values }: { text: string; values: unknown[] }) =>
        app.db.executeQuery(CompiledQuery.raw(text, values)),
    },
    tableName: 'rate_limits',
    tableCreated: true,
    clearExpiredByTimeout: false,
  });
}

/** Keys are network and mail addresses: stored as a digest, for privacy and a fixed length. */
function digest(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}

/** preHandler that limits a route per client address, or per any other key of the request. */
export function rateLimit(
  limit: RateLimit,
  keyOf: (request: FastifyRequest) => string = (request) => clientKey(request.ip),
): preHandlerAsyncHookHandler {
  return async (request) => {
    await request.server.limits.consume(limit, keyOf(request));
  };
}
