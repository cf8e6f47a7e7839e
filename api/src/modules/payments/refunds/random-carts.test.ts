import { kobo, percentOfKobo, sumKobo, timesKobo, type PaymentMethod } from '@nkm/contracts';
import fc from 'fast-check';
import { FEE_POLICY, quoteOrder } from '../../checkout/public';
import { shareDiscount, shareOrder } from '../../orders/public';
import { amountOf, type RefundableLine, refundParts } from './refund-parts';

/** `npm run audit` tries 100,000. */
const CARTS = Number(process.env.CARTS || 2_000);

const line = fc.record({
  vendorId: fc.integer({ min: 1, max: 4 }),
  unitPrice: fc.integer({ min: 1, max: 500_000_000 }).map(kobo),
  quantity: fc.integer({ min: 1, max: 6 }),
  isEligible: fc.boolean(),
});
const coupon = fc.oneof(
  fc.constant(null),
  fc.record({ percent: fc.integer({ min: 1, max: 100 }) }),
  fc.record({ amount: fc.integer({ min: 1, max: 100_000_000 }).map(kobo) }),
);
const cart = fc.record({
  lines: fc.array(line, { minLength: 1, maxLength: 6 }),
  coupon,
  deliveryFee: fc.integer({ min: 0, max: 1_000_000 }).map(kobo),
  paymentMethod: fc.constantFrom<PaymentMethod['code']>('card', 'bank_transfer', 'nkm_point', 'cash_on_delivery'),
  /** In which order the units of an invoice go back, and how many at a time. */
  portions: fc.array(fc.tuple(fc.nat(), fc.integer({ min: 1, max: 4 })), { minLength: 1, maxLength: 8 }),
});
type Cart = typeof cart extends fc.Arbitrary<infer C> ? C : never;

function priced({ lines: wanted, coupon: used, deliveryFee, paymentMethod }: Cart) {
  const lines = wanted.map((one) => ({ ...one, worth: timesKobo(one.unitPrice, one.quantity) }));
  const eligible = sumKobo(lines.filter(({ isEligible }) => isEligible).map(({ worth }) => worth));
  const discount = kobo(
    used === null ? 0 : Math.min(eligible, 'percent' in used ? percentOfKobo(eligible, used.percent) : used.amount),
  );
  const discounts = shareDiscount(discount, lines);
  const withDiscount = lines.map((one, at) => ({ ...one, discount: eligible > 0 ? discounts[at]! : kobo(0) }));
  const quote = quoteOrder(withDiscount, { deliveryFee, paymentMethod, coupon: discount, policy: FEE_POLICY });
  return { quote, shares: shareOrder(quote) };
}

/** Refunds every unit of an invoice in portions. Returns the sum of the refunds in kobo. */
function refundAll(lines: RefundableLine[], portions: Cart['portions']): number {
  let [sum, step] = [0, 0];
  for (;;) {
    const open = lines.filter(({ refunded, quantity }) => refunded < quantity);
    if (open.length === 0) return sum;
    const [pick, most] = portions[step++ % portions.length]!;
    const chosen = open[pick % open.length]!;
    const quantity = Math.min(most, chosen.quantity - chosen.refunded);
    const amount = amountOf(refundParts(lines, [{ lineId: chosen.id, quantity }], true));
    if (amount < 0) throw new Error(`A refund of ${amount} kobo`);
    sum += amount;
    chosen.refunded += quantity;
  }
}

describe(`${CARTS} random carts`, () => {
  it('have discounts that sum up to the coupon and stay within their lines', () => {
    fc.assert(
      fc.property(cart, (one) => {
        const { quote } = priced(one);
        const lines = quote.invoices.flatMap(({ lines }) => lines);
        expect(sumKobo(lines.map(({ discount }) => discount))).toBe(quote.coupon);
        const beyond = lines.filter(
          ({ discount, worth, isEligible }) => discount < 0 || discount > (isEligible ? worth : 0),
        );
        expect(beyond).toEqual([]);
      }),
      { numRuns: CARTS },
    );
  });

  it('cost the sum of their lines, and refunds of any portions return exactly that', () => {
    fc.assert(
      fc.property(cart, (one) => {
        const { quote, shares } = priced(one);
        let id = 0;
        const refunds = quote.invoices.map(({ lines }) =>
          refundAll(
            lines.map((own) => {
              const { coupon, delivery, gas, tax, gateway } = shares.get(own)!;
              return {
                id: (id += 1),
                quantity: own.quantity,
                unit_kobo: own.unitPrice,
                status: null,
                refunded: 0,
                coupon_share_kobo: coupon,
                delivery_share_kobo: delivery,
                gas_share_kobo: gas,
                tax_share_kobo: tax,
                gateway_share_kobo: gateway,
              };
            }),
            one.portions,
          ),
        );
        expect(refunds.reduce((sum, refund) => sum + refund, 0)).toBe(quote.total);
      }),
      { numRuns: CARTS },
    );
  });
});
