/** Kobo that a coin pays (docs/rules.md "Coins"). */
export const COIN_VALUE_KOBO = 100;

/**
 * Coins that an amount in kobo costs. Coins are whole: the last one counts in full, so that the shop never gets less
 * than the amount.
 */
export const coinsFor = (amount: number): number => Math.ceil(amount / COIN_VALUE_KOBO);

/** Coins that go back with a refund. All refunds of a payment together return at most the coins that it cost. */
export const coinsToReturn = ({ before, amount }: { before: number; amount: number }): number =>
  coinsFor(before + amount) - coinsFor(before);
