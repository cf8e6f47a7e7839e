import fc from 'fast-check';
import { kobo } from '@nkm/contracts';
import { FEE_POLICY } from './fee-policy';
import { gatewayFee, quoteOrder, type PricedLine } from './quote-order';

const line = fc.record({
  vendorId: fc.integer({ min: 1, max: 6 }),
  unitPrice: fc.integer({ min: 1, max: 500_000_000 }).map(kobo),
  quantity: fc.integer({ min: 1, max: 99 }),
});
const basket = fc.array(line, { maxLength: 25 });
const deliveryFee = fc.integer({ min: 0, max: 400_000 }).map(kobo);
const coupon = fc.integer({ min: 0, max: 2_000_000_000 }).map(kobo);
const anyQuote = fc
  .record({ lines: basket, deliveryFee, coupon })
  .map(({ lines, ...rest }) => ({ lines, quote: quoteOrder(lines, { ...rest, policy: FEE_POLICY }) }));

const pickup = (lines: PricedLine[], naira = 0) =>
  quoteOrder(lines, { deliveryFee: kobo(120_000), coupon: kobo(naira * 100), policy: FEE_POLICY });
const item = (naira: number, vendorId = 1, quantity = 1): PricedLine => ({
  vendorId,
  unitPrice: kobo(Math.round(naira * 100)),
  quantity,
});

describe('the price of an order', () => {
  it('CART-RULE-018 order amount = sum of invoices (products + delivery each) − coupon + gas + gateway + tax', () => {
    fc.assert(
      fc.property(anyQuote, ({ quote }) => {
        const invoices = quote.invoices.reduce((sum, invoice) => sum + invoice.products + invoice.delivery, 0);
        expect(quote.total).toBe(invoices - quote.coupon + quote.gas + quote.gateway + quote.tax);
      }),
    );
  });

  it('puts each line in exactly one invoice, one invoice per vendor', () => {
    fc.assert(
      fc.property(anyQuote, ({ lines, quote }) => {
        const vendors = quote.invoices.map((invoice) => invoice.vendorId);
        expect(new Set(vendors).size).toBe(vendors.length);
        for (const invoice of quote.invoices)
          expect(invoice.lines).toEqual(lines.filter(({ vendorId }) => vendorId === invoice.vendorId));
        expect(quote.invoices.reduce((sum, { lines: own }) => sum + own.length, 0)).toBe(lines.length);
      }),
    );
  });

  it('consists of whole kobo and has no negative part', () => {
    fc.assert(
      fc.property(anyQuote, ({ quote }) => {
        const { invoices, ...amounts } = quote;
        const all = [...Object.values(amounts), ...invoices.flatMap(({ products, delivery }) => [products, delivery])];
        for (const amount of all) expect(Number.isSafeInteger(amount) && amount >= 0).toBe(true);
      }),
    );
  });

  it('does not depend on the order of the lines', () => {
    fc.assert(
      fc.property(basket, coupon, fc.nat(), (lines, discount, seed) => {
        const turned =
          lines.length === 0 ? [] : [...lines.slice(seed % lines.length), ...lines.slice(0, seed % lines.length)];
        const price = (own: PricedLine[]) =>
          quoteOrder(own, { deliveryFee: kobo(120_000), coupon: discount, policy: FEE_POLICY }).total;
        expect(price(turned)).toBe(price(lines));
      }),
    );
  });

  it('CART-CONST-007 is 0 for an empty order', () => {
    const { invoices, ...amounts } = pickup([]);
    expect(invoices).toEqual([]);
    expect(new Set(Object.values(amounts))).toEqual(new Set([0]));
  });
});

describe('SHR-CONST-007 free delivery over ₦10k', () => {
  it('starts above ten thousand naira, not at exactly that', () => {
    expect(pickup([item(10_000)])).toMatchObject({ delivery: 120_000, gas: 10_000, freeDeliveryMissing: 1 });
    expect(pickup([item(10_000.01)])).toMatchObject({ delivery: 0, gas: 0, tax: 0, freeDeliveryMissing: 0 });
  });

  it('depends on the value before the coupon', () => {
    expect(pickup([item(12_000)], 5_000)).toMatchObject({ delivery: 0, coupon: 500_000, discounted: 700_000 });
  });

  it('counts all vendors together; below the limit each vendor charges a separate fee', () => {
    expect(pickup([item(6_000, 1), item(6_000, 2)]).delivery).toBe(0);
    expect(pickup([item(3_000, 1), item(3_000, 2)]).delivery).toBe(2 * 120_000);
  });

  it('reports the missing amount', () => {
    expect(pickup([item(4_000, 1, 2)]).freeDeliveryMissing).toBe(200_001);
  });
});

describe('fees by example', () => {
  it('add delivery, fuel, VAT on both and the provider’s fee', () => {
    expect(pickup([item(2_500, 1, 2)])).toMatchObject({
      products: 500_000,
      delivery: 120_000,
      gas: 10_000,
      tax: 9_750,
      gateway: 9_596 + 10_000,
      total: 500_000 + 120_000 + 10_000 + 9_750 + 19_596,
    });
  });

  it.each([
    ['card', 19_596],
    ['bank_transfer', 19_596],
    ['nkm_point', 0],
    ['cash_on_delivery', 0],
  ] as const)(
    'contain the fee of the provider only where the provider takes the money: %s',
    (paymentMethod, gateway) => {
      const quote = quoteOrder([item(2_500, 1, 2)], { deliveryFee: kobo(120_000), paymentMethod, policy: FEE_POLICY });
      expect(quote).toMatchObject({ gateway, total: 500_000 + 120_000 + 10_000 + 9_750 + gateway });
    },
  );

  it('limit the discount to the value of the products', () => {
    expect(pickup([item(1_000)], 9_999)).toMatchObject({ coupon: 100_000, discounted: 0 });
  });

  it('cap the provider’s fee and omit its flat part for small amounts', () => {
    const fee = (naira: number) => gatewayFee(kobo(naira * 100), FEE_POLICY.gateway);
    expect([fee(0), fee(1_000), fee(2_499), fee(2_500), fee(1_000_000)]).toEqual([0, 1_500, 3_749, 13_750, 200_000]);
  });
});
