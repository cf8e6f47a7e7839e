import type { FastifyRequest } from 'fastify';
import { ApiProblem } from '../../platform/errors/api-problem';
import { clientKey } from '../../platform/rate-limits/client-key';
import type { RateLimit } from '../../platform/rate-limits/rate-limit-plugin';

/**
 * Codes are short and must not be guessable. One budget for every route that takes a code. Many shoppers of a mobile
 * network share one address.
 */
const OF_ADDRESS: RateLimit = { name: 'coupons', points: 120, seconds: 600 };
const OF_SHOPPER: RateLimit = { name: 'coupons-of-shopper', points: 10, seconds: 600 };

/**
 * Runs work that uses a code, and counts a wrong code against the client address and the signed-in shopper. A guess
 * already counts while it runs, so that simultaneous guesses cannot exceed the limit. Throws 429 when no attempt is
 * left.
 */
export async function countWrongCodes<T>(
  request: FastifyRequest,
  code: string | null | undefined,
  use: () => Promise<T>,
): Promise<T> {
  if (!code) return use();
  const { limits, viewerOf } = request.server;
  const viewer = await viewerOf(request);
  const budgets: [RateLimit, string][] = [[OF_ADDRESS, clientKey(request.ip)]];
  if (viewer) budgets.push([OF_SHOPPER, String(viewer.id)]);
  const taken: typeof budgets = [];
  let isWrong = false;
  try {
    for (const budget of budgets) {
      await limits.consume(...budget);
      taken.push(budget);
    }
    return await use();
  } catch (error) {
    isWrong = error instanceof ApiProblem && error.status === 422 && error.errors?.coupon_code !== undefined;
    throw error;
  } finally {
    if (!isWrong) for (const budget of taken) await limits.giveBack(...budget);
  }
}
