import { SANDBOX_PAYSTACK_KEY } from '../../src/platform/environment/paystack-settings';
import type { TestShop } from '../shop/with-shop';
import { isInCash, isInCoins } from './model';
import type { Seen } from './seen';

interface ProviderRefund {
  amount: number;
  status: string;
  merchant_note: string | null;
}

/**
 * Compares with the payment provider, when nothing is open any more: it keeps the price of what the shoppers keep, and
 * nothing of what was cancelled, lost or returned. No refund was made twice.
 */
export async function checkProvider(shop: TestShop, { orders, attempts, refunds }: Seen): Promise<void> {
  for (const order of orders) {
    const ours = refunds.filter(({ order_id }) => order_id === order.id);
    let [taken, given] = [0, 0];
    const notes: string[] = [];
    for (const { reference } of attempts.filter(({ order_id }) => order_id === order.id)) {
      const payment = await ask<{ id: number; status: string; amount: number }>(
        shop,
        `/transaction/verify/${reference}`,
      );
      if (payment?.status !== 'success') continue;
      taken += payment.amount;
      const listed = (await ask<ProviderRefund[]>(shop, `/refund?transaction=${payment.id}`))!;
      for (const { amount, status, merchant_note } of listed.filter((refund) => refund.status !== 'failed')) {
        expect(status).toBe('processed');
        notes.push(merchant_note!.replace(/\/\d+$/, ''));
        given += amount;
      }
    }
    const throughProvider = ours.filter(({ method }) => method === 'provider');
    expect(notes.sort()).toEqual(throughProvider.map(({ id }) => `NKM refund ${id}`).sort());
    // Money that came in cash goes back by bank; so does what the provider refuses to pay back.
    const isProviders = ({ invoice_id }: (typeof ours)[number]) => !isInCash(order) || invoice_id === null;
    const byBank = ours.filter((one) => one.method === 'bank transfer' && isProviders(one));
    const total = (list: typeof ours) => list.reduce((sum, { amount_kobo }) => sum + amount_kobo, 0);
    expect(given).toBe(total(throughProvider));
    const isPaidThere = order.status === 'Paid' && !isInCash(order) && !isInCoins(order);
    const kept = isPaidThere ? order.amount_kobo - total(ours.filter((one) => one.invoice_id !== null)) : 0;
    expect({ order: order.id, kept: taken - given - total(byBank) }).toEqual({ order: order.id, kept });
  }
}

async function ask<T>(shop: TestShop, path: string): Promise<T | undefined> {
  const headers = { authorization: `Bearer ${SANDBOX_PAYSTACK_KEY}` };
  const answer = await fetch(`${shop.sandbox.url}${path}`, { headers });
  return ((await answer.json()) as { data?: T }).data;
}
