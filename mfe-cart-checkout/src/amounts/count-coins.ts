/** Coins in a sentence: `1,200 coins`. */
export const countCoins = (coins: number): string =>
  `${coins.toLocaleString('en-NG')} ${coins === 1 ? 'coin' : 'coins'}`;
