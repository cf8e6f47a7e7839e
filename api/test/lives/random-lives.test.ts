import fc from 'fast-check';
import { checkBooks } from '../../src/modules/ledger/public';
import { onQuickClock } from '../shop/quick-clock';
import { withShop } from '../shop/with-shop';
import { checkLife } from './check-life';
import { checkProvider } from './check-provider';
import { checkTold } from './check-told';
import { closeLife } from './close-life';
import type { Deed } from './deed';
import { deedsOf } from './deeds';
import { EVENTS } from './events';
import { type Crew, hireCrew, Life } from './life';
import { INVOICE_MOVES, RETURN_MOVES } from './model';
import { WAYS } from './order-deeds';
import type { Seen } from './seen';

/** `npm test` runs a sample; `npm run audit` sets LIVES=2000. LIVES_SEED repeats a run, LIVES_PATH one of its lives. */
const lives = Number(process.env.LIVES ?? 6);
const seed = Number(process.env.LIVES_SEED ?? Math.floor(Math.random() * 2 ** 31));
const LONGEST_MS = 120_000 + lives * 5_000;
/** So many lives pass through every transition of the model. */
const ENOUGH = 500;

const MODULES = ['cancellations', 'catalog', 'coins', 'fulfilment', 'ledger', 'notifications', 'returns', 'reviews'];

/**
 * Random lives of orders, from the cart to Fulfilled or Refunded, against a model: shoppers, strangers, stores, the
 * courier, staff, the payment provider with its faults, jobs and time. The deeds of a round happen at the same time;
 * of a deed alone, the model forecasts the result. After each round no status is illegal, the books sum up to 0, and no
 * unit, kobo or coin is lost. On PostgreSQL, because the embedded database hides races.
 */
describe('random lives of orders on postgres', () => {
  const shop = withShop('postgres', {
    modules: MODULES,
    // One address asks for every payer.
    env: { PAYMENT_METHODS: WAYS.join(), RATE_LIMIT_SCALE: '10000' },
  });
  let crew: Crew;
  beforeAll(async () => {
    crew = await hireCrew(shop);
  });
  const happened = new Map<string, number>();
  const steps = { deeds: 0, rounds: 0 };

  const deed = fc.record({ kind: fc.nat(9), pick: fc.nat(9_999) });
  const round = fc.record({
    deeds: fc.oneof(
      { weight: 3, arbitrary: fc.array(deed, { minLength: 1, maxLength: 1 }) },
      { weight: 1, arbitrary: fc.array(deed, { minLength: 2, maxLength: 5 }) },
    ),
    hours: fc.oneof(
      { weight: 8, arbitrary: fc.constant(0) },
      { weight: 2, arbitrary: fc.constantFrom(0.2, 1, 30, 75, 200) },
    ),
  });
  const life = fc.record({
    basket: fc.record({
      who: fc.nat(1),
      quantities: fc.constantFrom([1, 1, 0], [2, 0, 1], [3, 2, 1]),
      coupon: fc.boolean(),
      way: fc.constantFrom(...WAYS),
      isPaid: fc.oneof({ weight: 4, arbitrary: fc.constant(true) }, { weight: 2, arbitrary: fc.constant(false) }),
    }),
    rounds: fc.array(round, { minLength: 6, maxLength: 18, size: 'max' }),
  });
  type Plan = typeof life extends fc.Arbitrary<infer P> ? P : never;

  async function play({ basket, rounds }: Plan): Promise<void> {
    const one = await Life.begin(shop, crew);
    expect(await one.order(basket.who, basket.quantities, basket)).toBe(201);
    if (basket.isPaid) await one.payEverything();
    const log: string[] = [];
    try {
      let seen = await one.read();
      for (const { deeds, hours } of rounds) {
        const chosen = deeds.map(({ kind, pick }) => choose(deedsOf(one, seen), kind, pick));
        log.push(`${chosen.map(({ name }) => name).join(' + ')}${hours ? `, then ${hours} h` : ''}`);
        const answers = await onQuickClock(shop, () => Promise.all(chosen.map((each) => each.run())));
        for (const [at, { name }] of chosen.entries()) if (answers[at] === 200) count(name);
        const after = await one.read();
        if (chosen.length === 1) compare(chosen[0]!, answers[0]!, { before: seen, after });
        // 503: the payment provider is away, and the API says so.
        for (const status of answers) if (status !== 503) expect(status).toBeLessThan(500);
        checkLife(after, one.known);
        if (hours) await one.passTime(hours);
        // Only deeds change the shop; time alone does not.
        seen = { ...after, now: shop.app.clock() };
        steps.deeds += deeds.length;
        steps.rounds += 1;
      }
      log.push('the end');
      const end = await closeLife(one);
      checkLife(end, one.known);
      await checkProvider(shop, end);
      await checkTold(one, end);
      for (const { from_status, to_status } of [...end.transitions, ...end.returnTransitions])
        count(`${from_status} > ${to_status}`);
      for (const [event, timesIn] of Object.entries(EVENTS)) count(event, timesIn(end));
    } catch (error) {
      throw new Error(`After:\n${log.join('\n')}\n${error instanceof Error ? error.message : String(error)}`, {
        cause: error,
      });
    }
  }

  /** Mostly deeds that bring the orders forward, some that only might, and a few that nobody should do. */
  function choose(deeds: readonly Deed[], kind: number, pick: number): Deed {
    const forward = deeds.filter(({ forecast }) => forecast === 'succeeds');
    const open = deeds.filter(({ forecast }) => forecast === null);
    const pool = kind === 0 ? deeds : kind < 3 || forward.length === 0 ? open : forward;
    // Names first: ten lines to cancel must not hide one parcel to pack.
    const names = [...new Set(pool.map(({ name }) => name))];
    const name = names[pick % names.length];
    const same = pool.filter((each) => each.name === name);
    return same[Math.floor(pick / names.length) % same.length]!;
  }

  function compare({ name, forecast }: Deed, status: number, { before, after }: { before: Seen; after: Seen }) {
    const factsOf = ({ now: _, ...facts }: Seen) => facts;
    if (forecast === 'succeeds')
      expect({ name, succeeded: status === 200 || status === 201 }).toEqual({ name, succeeded: true });
    if (forecast === 'changes nothing') expect({ name, ...factsOf(after) }).toEqual({ name, ...factsOf(before) });
  }

  const count = (what: string, times = 1) => happened.set(what, (happened.get(what) ?? 0) + times);

  it(
    'keep every status legal, and lose no unit, kobo or coin',
    async () => {
      await fc.assert(fc.asyncProperty(life, play), {
        seed,
        numRuns: lives,
        endOnFailure: true,
        path: process.env.LIVES_PATH,
      });
      expect(await checkBooks(shop.db, shop.app.clock())).toEqual([]);
      const counters = await shop.db
        .selectFrom('invoices')
        .select(({ fn }) => ['vendor_id', fn.count<number>('number').as('given'), fn.max('number').as('last')])
        .groupBy('vendor_id')
        .execute();
      for (const { given, last } of counters) expect(Number(given)).toBe(last);
      const wanted = [
        ...Object.keys(INVOICE_MOVES),
        ...RETURN_MOVES,
        ...Object.keys(EVENTS),
        ...WAYS.map((way) => `change to ${way}`),
      ];
      process.stdout.write(
        `${lives} lives (LIVES_SEED=${seed}): ${steps.deeds} deeds in ${steps.rounds} rounds, ` +
          `${wanted.map((move) => `${move}: ${happened.get(move) ?? 0}`).join(', ')}\n`,
      );
      if (lives >= ENOUGH) expect(wanted.filter((what) => !happened.get(what))).toEqual([]);
      // A run where nothing moves proves nothing.
      expect(happened.size).toBeGreaterThan(6);
    },
    LONGEST_MS,
  );
});
