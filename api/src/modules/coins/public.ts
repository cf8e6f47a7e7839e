/** NKM coins: balances, history, awards and payments with coins. */
export { awardCoins } from './award-coins';
export { COIN_VALUE_KOBO, coinsFor, coinsToReturn } from './coin-value';
export type { CoinsNeeds } from './coins-needs';
export { coinsModule } from './module';
export { coinsPersonalData } from './personal-data';
export { giveCoinsBack, holdCoins, NotEnoughCoins, refundCoins, spendCoins } from './order-coins';
export type { Period } from './period';
export { readCoinHistory } from './read-coin-history';
export { reverseCoins } from './reverse-coins';
export { readCoinSummary } from './read-coin-summary';
