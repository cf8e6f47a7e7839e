/** Seconds before the first attempt; each further one waits twice as long. */
const FIRST_S = 5;
const LONGEST_S = 60;

/**
 * Seconds until a page of a busy shop is asked for again: what the server asked for (`Retry-After`), but never sooner
 * than the pause that grows with each attempt. `lot` in 0…1 spreads shoppers over a fifth of it.
 */
export function retryPause(attempt: number, retryAfter: number | null | undefined, lot: number): number {
  const own = Math.min(FIRST_S * 2 ** attempt, LONGEST_S);
  return Math.ceil(Math.max(own, retryAfter ?? 0) * (1 + lot / 5));
}
