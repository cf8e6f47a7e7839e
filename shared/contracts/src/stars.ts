import type { StarSummary } from './entities';

/** Reviews that arrive with the product and show until the shopper asks for all (CAT-CONST-007). */
export const FIRST_REVIEWS = 3;

const STARS = ['1', '2', '3', '4', '5'] as const;

/** How many ratings the counts for 1 to 5 stars hold. */
export const countRatings = (summary: Partial<StarSummary> | null | undefined): number =>
  STARS.reduce((sum, star) => sum + (summary?.[star] ?? 0), 0);

/** Weighted mean of the counts or percentages for 1 to 5 stars; 0 without ratings (SHR-RULE-004). */
export function averageRating(summary: Partial<StarSummary> | null | undefined): number {
  let weights = 0;
  let sum = 0;
  for (const star of STARS) {
    const weight = summary?.[star] ?? 0;
    weights += weight;
    sum += Number(star) * weight;
  }
  return weights === 0 ? 0 : sum / weights;
}

/** Share of each star in percent, 5 first; all 0 without ratings (CAT-SCR-037). */
export function starShares(summary: Partial<StarSummary> | null | undefined): { star: number; percent: number }[] {
  const total = countRatings(summary);
  return [...STARS].reverse().map((star) => ({
    star: Number(star),
    percent: total === 0 ? 0 : Math.round((100 * (summary?.[star] ?? 0)) / total),
  }));
}
