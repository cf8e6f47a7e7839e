import type { FastifyRequest } from 'fastify';
import { ApiProblem } from '../../platform/errors/api-problem';
import { clientKey } from '../../platform/rate-limits/client-key';
import type { RateLimit } from '../../platform/rate-limits/rate-limit-plugin';

/** Codes are short: nobody may try them all. One budget for every route that takes a code. */
const WRONG_CODES: RateLimit = { name: 'coupons', points: 120, seconds: 600 };

/**
 * Runs what uses a code, and counts it against the client's address when the code is wrong. A guess counts while it
 * runs, so that of many at once no more are answered than may be. Throws 429 when none is left.
 */
export async function countWrongCodes<T>(
  request: FastifyRequest,
  code: string | null | undefined,
  use: () => Promise<T>,
): Promise<T> {
  if (!code) return use();
  const { limits } = request.server;
  const key = clientKey(request.ip);
  await limits.consume(WRONG_CODES, key);
  let isWrong = false;
  try {
    return await use();
  } catch (error) {
    isWrong = error instanceof ApiProblem && error.status === 422 && error.errors?.coupon_code !== undefined;
    throw error;
  } finally {
    if (!isWrong) await limits.giveBack(WRONG_CODES, key);
  }
}
