/** What a list takes of each of its filters; more is no shopper's doing. */
export const FILTER_LIMITS = {
  /** Values of one facet. */
  values: 20,
  /** Letters of one value. */
  letters: 80,
  /** Naira; more than anything costs, and in kobo still a whole number to the digit. */
  price: 1_000_000_000_000,
} as const;
