import { paidOrder } from '../../../test/shop/fulfilment';
import { withShop } from '../../../test/shop/with-shop';

/** The audit measures; `npm test` takes a sample without a time limit. */
const READS = process.env.AUDIT ? 25 : 2;
/** Longest time for one document, in milliseconds. */
const LONGEST_MS = 500;

describe('the document of an invoice on postgres', () => {
  const shop = withShop('postgres', { modules: ['invoice-documents', 'fulfilment'] });

  it('is ready in time', async () => {
    const order = await paidOrder(shop, { quantity: 3 });
    const took: number[] = [];
    for (let read = 0; read < READS; read += 1) {
      const from = performance.now();
      const answer = await shop.inject({ url: `/invoices/${order.invoiceId}/document`, headers: order.ada.headers });
      took.push(performance.now() - from);
      expect(answer.statusCode).toBe(200);
    }
    const first = took[0]!;
    took.sort((one, other) => one - other);
    const [median, worst] = [took[READS >> 1]!, took.at(-1)!];
    process.stdout.write(
      `GET /invoices/{id}/document: first ${first.toFixed(0)} ms, median ${median.toFixed(0)} ms, ` +
        `worst ${worst.toFixed(0)} ms\n`,
    );
    if (process.env.AUDIT) expect(worst).toBeLessThanOrEqual(LONGEST_MS);
  });
});
