/** NKM coins: balances, history and awards (spec 2 §3, §7, §9). */
export { awardCoins } from './award-coins';
export type { CoinsNeeds } from './coins-needs';
export { coinsModule } from './module';
export type { Period } from './period';
export { readCoinHistory } from './read-coin-history';
export { reverseCoins } from './reverse-coins';
export { readCoinSummary } from './read-coin-summary';
