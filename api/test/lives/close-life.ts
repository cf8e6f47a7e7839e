import { NO_FAULTS } from '../../src/sandbox/paystack/faults';
import type { Life } from './life';
import type { Seen } from './seen';

const LOOKS = 15;
/** Longer than the time to pay, to collect a parcel and to review it. */
const LONG_HOURS = 200;

/** Lets everything that is open come to its end: the provider works, staff look at refunds, and time passes. */
export async function closeLife(life: Life): Promise<Seen> {
  const { shop, crew } = life;
  shop.sandbox.faults({ ...NO_FAULTS, refundDelayMs: 0 });
  for (let look = 0; look < LOOKS; look += 1) {
    await shop.app.jobs.runNow('recheck payments');
    await shop.app.jobs.runNow('cancel unpaid orders');
    await shop.app.jobs.runNow('end pickups');
    await shop.app.jobs.runNow('close review windows');
    const { refunds, attempts, orders, invoices } = await life.read();
    const open = refunds.filter(({ status }) => status !== 'paid');
    const isQuiet =
      orders.every(({ status }) => status !== 'Uncompleted') && invoices.every(({ status }) => status !== 'Delivered');
    if (look > 0 && open.length === 0 && isQuiet) return life.read();
    for (const { id, status } of open)
      if (status === 'refused' || status === 'unclear') await crew.staff.post(`/staff/refunds/${id}/send-again`);
    for (const { id, method } of open.filter(({ status }) => status === 'due'))
      // Cash goes back by hand.
      if (method === 'bank transfer')
        await crew.staff.post(`/staff/refunds/${id}/record`, { method, reference: `T${id}` });
    await shop.app.jobs.runNow('send refunds');
    if (open.length > 0) for (const { reference } of attempts) await settleRefunds(life, reference);
    await life.passTime(look === 0 ? LONG_HOURS : 7);
  }
  throw new Error('Something stays open');
}

async function settleRefunds({ shop }: Life, reference: string): Promise<void> {
  await fetch(`${shop.sandbox.url}/sandbox/transactions/${reference}/settle-refunds`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ status: 'processed' }),
  });
}
