import type { Order } from '@nkm/contracts';
import { fatima } from '../shopper/accounts';
import { productsOnSale } from '../shopper/catalogue';
import { emptyCartOf } from '../shopper/empty-cart';
import type { System } from '../system/start-system';
import { expect } from '../system/expect';
import { test as ofAll } from '../fixtures/test';
import { type BadNetwork, startBadNetwork } from './bad-network';
import { buyWithPersistence, type Diary } from './persistent-shopper';

const PURCHASES = Number(process.env.PURCHASES || 50);
const NETWORK = { roundTripMs: 400, resets: Number(process.env.RESETS || 0.05), seed: Number(process.env.SEED || 1) };
const LIMIT_MS = 240_000;

const test = ofAll.extend<object, { network: BadNetwork }>({
  network: [
    // eslint-disable-next-line no-empty-pattern -- Playwright requires it
    async ({}, use) => {
      const network = await startBadNetwork(NETWORK);
      await use(network);
      await network.stop();
    },
    { scope: 'worker' },
  ],
});

test.use({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  proxy: ({ network }, use) => use({ server: network.server }),
});

interface Transaction {
  reference: string;
  status: string;
  /** In kobo. */
  amount: number;
  metadata: { order_id: number };
}

async function ordersOf(token: string, { api }: System): Promise<Order[]> {
  const answer = await fetch(`${api}/orders`, { headers: { authorization: `Bearer ${token}` } });
  return ((await answer.json()) as { data: Order[] }).data;
}

/** The payments that the provider has taken. */
async function charges({ paystack }: System): Promise<Transaction[]> {
  const answer = await fetch(`${paystack}/sandbox/transactions`);
  const { data } = (await answer.json()) as { data: Transaction[] };
  return data.filter(({ status }) => status === 'success');
}

const say = (line: string) => void process.stdout.write(`  ${line}\n`);

test(`${PURCHASES} purchases over a bad network: as many orders, each paid once`, async ({
  shopper,
  page,
  system,
  network,
  watch,
}) => {
  test.setTimeout(PURCHASES * LIMIT_MS);
  watch.allow(/./); // the network's faults
  const token = await emptyCartOf(fatima, system);
  await shopper.keepsToken(token);
  const before = new Set((await ordersOf(token, system)).map(({ id }) => id));
  const earlier = new Set((await charges(system)).map(({ reference }) => reference));
  const diaries: Diary[] = [];
  const seconds: number[] = [];
  for (let number = 1; number <= PURCHASES; number += 1) {
    const products = await productsOnSale(system.api);
    const from = Date.now();
    const diary = await buyWithPersistence(page, products[number % products.length]!, LIMIT_MS);
    seconds.push((Date.now() - from) / 1000);
    diaries.push(diary);
    const { unreachable, retries, repeated, stuck } = diary;
    say(
      `${number}: ${seconds.at(-1)!.toFixed(0)} s; ${network.resets().length} of ${network.connections()} connections` +
        ` reset; ${JSON.stringify({ unreachable, retries, repeated, stuck })}`,
    );
  }

  const orders = (await ordersOf(token, system)).filter(({ id }) => !before.has(id));
  const paid = (await charges(system)).filter(({ reference }) => !earlier.has(reference));
  const lasted = [...seconds].sort((a, b) => a - b);
  say(`median ${lasted[lasted.length >> 1]!.toFixed(0)} s, longest ${lasted.at(-1)!.toFixed(0)} s`);
  say(`messages: ${JSON.stringify([...new Set(diaries.flatMap(({ messages }) => messages))])}`);
  say(`interrupted: ${JSON.stringify(tally(network.resets()))}`);
  expect(orders.map(({ status }) => status)).toEqual(Array.from({ length: PURCHASES }, () => 'Paid'));
  const inOrder = (payments: { order: number; kobo: number }[]) => payments.sort((a, b) => a.order - b.order);
  expect(inOrder(paid.map(({ metadata, amount }) => ({ order: metadata.order_id, kobo: amount })))).toEqual(
    inOrder(orders.map(({ id, amount }) => ({ order: id, kobo: Math.round(amount * 100) }))),
  );
});

/** How often each line occurs. */
function tally(lines: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const line of lines) counts[line] = (counts[line] ?? 0) + 1;
  return counts;
}
