/** Limits of the list filters, far beyond the needs of any shopper. */
export const FILTER_LIMITS = {
  /** Values of one facet. */
  values: 20,
  /** Characters of one value. */
  letters: 80,
  /** Naira; higher than any price, and still a safe integer in kobo. */
  price: 1_000_000_000_000,
} as const;
