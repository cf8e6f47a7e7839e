import { Type } from 'typebox';
import type { PersonalData, TableRule } from '../../platform/personal-data/personal-data';
import { readCoinHistory } from './read-coin-history';
import { readCoinSummary } from './read-coin-summary';

/** More than any account reaches. */
const MOST_MOVEMENTS = 100_000;

const booked = (holds: string): TableRule => ({
  holds,
  kept: 'without end',
  why: 'for the books: both sides of each transfer must stay',
  job: null,
  onDeletion: 'kept',
  exported: 'coins',
});

/** What this module stores about people. */
export const coinsPersonalData: PersonalData = {
  tables: {
    coin_accounts: booked('the balance of coins'),
    coin_reversals: booked('rewards that were taken back'),
    coin_transfers: booked('coins that the shopper earned and spent'),
  },
  exported: {
    sections: {
      coins: Type.Object({
        available: Type.Integer(),
        movements: Type.Array(
          Type.Object({
            type: Type.String(),
            operation: Type.String(),
            comment: Type.String(),
            amount: Type.Integer(),
            created_at: Type.String(),
          }),
        ),
      }),
    },
    async read(db, { userId }) {
      const { available } = await readCoinSummary(db, userId);
      const { data: movements } = await readCoinHistory(db, { userId, page: 1, perPage: MOST_MOVEMENTS });
      return { coins: { available, movements } };
    },
  },
};
