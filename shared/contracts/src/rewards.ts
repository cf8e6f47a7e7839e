/** NKM coins that shoppers earn. Points and coins share one ledger. */
export const REWARDS = {
  /** For confirming receipt before the review window ends. */
  receipt: 10,
  /** For rating a seller. */
  rating: 5,
} as const;

/** Hours after delivery in which confirming receipt earns coins; they end at `review_ends_by` (ORD-CONST-002). */
export const REVIEW_WINDOW_HOURS = 72;
