import { NO_FAULTS, type Faults } from '../../src/sandbox/paystack/faults';
import type { Deed } from './deed';
import type { Life } from './life';
import { cancelling, changingWays, deciding, ordering, paying, payingForOthers } from './order-deeds';
import { fulfilling, receiving } from './parcel-deeds';
import type { Seen } from './seen';
import { droppingOff, handling, refunding, returning } from './return-deeds';

const JOBS = [
  'release expired orders',
  'cancel unpaid orders',
  'recheck payments',
  'send refunds',
  'close review windows',
  'remind of pickups',
  'end pickups',
  'remind of return drop-offs',
  'end return drop-offs',
];
const FAULTS: readonly Partial<Faults>[] = [
  {},
  { refund: 'error' },
  { refund: 'late-error' },
  { refund: 'garbage' },
  { refund: 'refuse' },
  { refunds: 'error' },
  { refunds: 'empty' },
  { refundEnd: 'failed' },
  { refundEnd: 'never' },
  { verify: 'error' },
];

/** Everything that anybody could do now, sensible or not. */
export function deedsOf(life: Life, seen: Seen): Deed[] {
  return [
    ...ordering(life, seen),
    ...paying(life, seen),
    ...changingWays(life, seen),
    ...payingForOthers(life, seen),
    ...seen.invoices.flatMap((invoice) => [
      ...cancelling(life, seen, invoice),
      ...fulfilling(life, seen, invoice),
      ...receiving(life, invoice),
      ...returning(life, seen, invoice),
    ]),
    ...deciding(life, seen),
    ...seen.returns.flatMap((one) => [...handling(life, seen, one), ...droppingOff(life, seen, one)]),
    ...refunding(life, seen),
    ...JOBS.map((name) => ({ name, forecast: null, run: () => life.shop.app.jobs.runNow(name).then(() => 200) })),
    ...FAULTS.map((change, at) => ({
      name: `provider ${at}`,
      forecast: null,
      run: async () => {
        life.shop.sandbox.faults({ ...NO_FAULTS, refundDelayMs: 0, ...change });
        return 200;
      },
    })),
  ];
}
