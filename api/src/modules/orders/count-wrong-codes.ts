import type { FastifyRequest } from 'fastify';
import { ApiProblem } from '../../platform/errors/api-problem';
import { clientKey } from '../../platform/rate-limits/client-key';
import type { RateLimit } from '../../platform/rate-limits/rate-limit-plugin';

/** Codes are short and must not be guessable. One budget for every route that takes a code. */
const WRONG_CODES: RateLimit = { name: 'coupons', points: 120, seconds: 600 };

/**
 * Runs work that uses a code, and counts a wrong code against the client address. A guess already counts while it runs,
 * so that simultaneous guesses cannot exceed the limit. Throws 429 when no attempt is left.
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
