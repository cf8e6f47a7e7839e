/** Seconds before the first retry; the pause doubles with each retry. */
const FIRST_S = 5;
const LONGEST_S = 60;

/**
 * Seconds until the next request to a busy shop: the server's `Retry-After`, but at least the pause that grows with
 * each attempt. `lot`, a random number in 0…1, adds up to a fifth, so that shoppers do not retry at the same time.
 */
export function retryPause(attempt: number, retryAfter: number | null | undefined, lot: number): number {
  const own = Math.min(FIRST_S * 2 ** attempt, LONGEST_S);
  return Math.ceil(Math.max(own, retryAfter ?? 0) * (1 + lot / 5));
}
