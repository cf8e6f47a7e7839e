import * as fc from 'fast-check';
import { sql } from 'kysely';
import { databases } from '../../../test/test-databases';
import { withApi } from '../../../test/with-api';
import { awardCoins } from './award-coins';
import './tables';

describe.each(databases)('coin ledger on %s', (database) => {
  const api = withApi({ database, modules: ['coins', 'notifications', 'orders'] });
  let keys = 0;
  const award = (userId: number, { amount = 10, key = `test:${(keys += 1)}`, now = new Date() } = {}) =>
    awardCoins(api.db, { userId, key, amount, operation: 'Test', comment: 'You tested', now });
  /** Writes the transfer of a purchase with coins, which does not exist yet. */
  const spend = (userId: number, amount: number) =>
    sql`insert into coin_transfers (key, from_account, to_account, amount, operation, comment, created_at)
      select ${`spend:${(keys += 1)}`}, a.id, r.id, ${amount}, 'Purchase', 'You bought', now()
      from coin_accounts a, coin_accounts r where a.user_id = ${userId} and r.code = 'rewards'`.execute(api.db);
  const balanceOf = async (userId: number) => {
    const row = await api.db
      .selectFrom('coin_accounts')
      .select('balance')
      .where('user_id', '=', userId)
      .executeTakeFirst();
    return row?.balance ?? 0;
  };
  const get = async (url: string, headers: object = {}) => {
    const response = await api.inject({ method: 'GET', url, headers: { ...headers } });
    return { status: response.statusCode, body: response.json() };
  };

  it('ORD-CONST-008 the balance is earned minus spent in any order of transfers, and never negative', async () => {
    const step = fc.oneof(
      fc.record({
        kind: fc.constant('award' as const),
        amount: fc.integer({ min: 1, max: 50 }),
        reason: fc.nat({ max: 6 }),
      }),
      fc.record({ kind: fc.constant('spend' as const), amount: fc.integer({ min: 1, max: 60 }) }),
    );
    let runs = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        const { id } = await api.createShopper();
        runs += 1;
        let expected = 0;
        const paid = new Set<number>();
        for (const step of steps) {
          if (step.kind === 'award') {
            const isNew = !paid.has(step.reason);
            expect(await award(id, { amount: step.amount, key: `run:${runs}:${step.reason}` })).toBe(isNew);
            if (isNew) expected += step.amount;
            paid.add(step.reason);
          } else if (step.amount <= expected) {
            await spend(id, step.amount);
            expected -= step.amount;
          } else if (expected > 0) {
            await expect(spend(id, step.amount)).rejects.toThrow('coin_accounts_never_negative');
          }
          expect(await balanceOf(id)).toBe(expected);
        }
      }),
      { numRuns: 40 },
    );
    // Each balance equals the incoming minus the outgoing transfers.
    const { rows } = await sql<{ wrong: number }>`
      select count(*)::integer as wrong from coin_accounts a where a.user_id is not null and a.balance <>
        (select coalesce(sum(case when t.to_account = a.id then t.amount else -t.amount end), 0)
         from coin_transfers t where a.id in (t.to_account, t.from_account))`.execute(api.db);
    expect(rows[0]!.wrong).toBe(0);
  });

  it('is append-only', async () => {
    const { id } = await api.createShopper();
    await award(id);
    for (const forbidden of [
      sql`update coin_transfers set amount = 1000`,
      sql`delete from coin_transfers`,
      sql`truncate coin_transfers`,
      sql`update coin_accounts set balance = 1000 where user_id = ${id}`,
    ])
      await expect(forbidden.execute(api.db)).rejects.toThrow('Coins move by new transfers only');
    const other = await api.createShopper();
    await expect(
      sql`insert into coin_accounts (user_id, balance) values (${other.id}, 5)`.execute(api.db),
    ).rejects.toThrow('Coins move by new transfers only');
    await expect(award(id, { amount: 0 })).rejects.toThrow('amount');
    expect(await balanceOf(id)).toBe(10);
  });

  it('API-FIELD-018 the summary has the balance, and the totals earned and spent', async () => {
    const shopper = await api.createShopper();
    const headers = await api.signIn(shopper);
    const summary = async () => (await get('/users/nkmcoins/summary', headers)).body;
    expect(await summary()).toEqual({ data: { available: 0, earned: 0, debitted: 0, orders: 0 } });
    await award(shopper.id, { amount: 10 });
    await award(shopper.id, { amount: 5 });
    await spend(shopper.id, 4);
    expect(await summary()).toEqual({ data: { available: 11, earned: 15, debitted: 4, orders: 0 } });
    expect((await get('/users/nkmcoins/summary')).status).toBe(401);
  });

  it('ORD-CALL-002 the summary of a range compares it with the one before', async () => {
    const shopper = await api.createShopper();
    const sign = () => api.signIn(shopper);
    const now = api.app.clock().getTime();
    const daysAgo = (days: number) => new Date(now - days * 86_400_000);
    await award(shopper.id, { amount: 100, now: daysAgo(400) });
    await award(shopper.id, { amount: 10, now: daysAgo(45) });
    await award(shopper.id, { amount: 30, now: daysAgo(3) });
    const headers = await sign();
    const of = async (range: string) => (await get(`/users/nkmcoins/summary?range=${range}`, headers)).body.data;
    const none = { earned: 0, debitted: 0, orders: 0 };
    expect(await of('day')).toEqual({ available: 140, ...none, before: { available: 140, ...none } });
    expect(await of('month')).toEqual({
      available: 140,
      ...none,
      earned: 30,
      before: { available: 110, ...none, earned: 10 },
    });
    expect(await of('year')).toEqual({
      available: 140,
      ...none,
      earned: 40,
      before: { available: 100, ...none, earned: 100 },
    });
    expect(await of('all')).toEqual({ available: 140, ...none, earned: 140 });
    expect((await get('/users/nkmcoins/summary?range=week', headers)).status).toBe(422);
  });

  it('API-FIELD-019 the history shows only own entries, newest first, 8 to a page', async () => {
    const shopper = await api.createShopper();
    const headers = await api.signIn(shopper);
    await award((await api.createShopper()).id);
    for (let count = 0; count < 9; count += 1) await award(shopper.id, { amount: count + 1 });
    await spend(shopper.id, 3);
    const { body } = await get('/users/nkmcoins/history', headers);
    expect(body.pagination).toEqual({ current_page: 1, total: 10, perPage: 8 });
    expect(body.data[0]).toMatchObject({ type: 'Debit', operation: 'Purchase', comment: 'You bought', amount: 3 });
    expect(body.data[1]).toMatchObject({
      type: 'Credit',
      operation: 'Test',
      amount: 9,
      created_at: expect.any(String),
    });
    expect((await get('/users/nkmcoins/history?page=2', headers)).body.data).toHaveLength(2);
    expect((await get('/users/nkmcoins/history?page=9', headers)).body.data).toEqual([]);
    expect((await get('/users/nkmcoins/history')).status).toBe(401);
  });
});

/** On PostgreSQL, because the embedded database hides races. */
describe('concurrent coin awards on postgres', () => {
  const api = withApi({ database: 'postgres', modules: ['coins', 'notifications'] });

  it('are paid once per reason, into one account', async () => {
    const { id } = await api.createShopper();
    const paid = await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        awardCoins(api.db, {
          userId: id,
          key: `race:${id}:${index % 3}`,
          amount: 10,
          operation: 'Test',
          comment: 'You raced',
          now: new Date(),
        }),
      ),
    );
    expect(paid.filter(Boolean)).toHaveLength(3);
    const accounts = await api.db.selectFrom('coin_accounts').select('balance').where('user_id', '=', id).execute();
    expect(accounts).toEqual([{ balance: 30 }]);
  });
});
