import fc from 'fast-check';
import { amountLines, type AmountParts, amountsOfInvoice, amountsOfOrder, splitAmounts } from './amount-lines';
import { AMOUNT_NAMES, type Amounts, type Invoice, type Order } from './entities';
import { kobo, sumKobo, toKobo } from './money';

const amount = fc.integer({ min: 0, max: 50_000_000 }).map(kobo);
const parts: fc.Arbitrary<AmountParts> = fc
  .record({ products: amount, delivery: amount, gas: amount, tax: amount, gateway: amount, percent: fc.nat(100) })
  .map(({ percent, ...others }) => ({ ...others, coupon: kobo(Math.floor((others.products * percent) / 100)) }));
const charge = ({ products, coupon, delivery, gas, tax, gateway }: AmountParts) =>
  products - coupon + delivery + gas + tax + gateway;
const sumOfLines = ({ lines }: Amounts) => sumKobo(lines.map((line) => toKobo(line.amount)));
const orders = fc.array(parts, { minLength: 1, maxLength: 6 });
const NONE: AmountParts = {
  products: kobo(0),
  coupon: kobo(0),
  delivery: kobo(0),
  gas: kobo(0),
  tax: kobo(0),
  gateway: kobo(0),
};

describe('amountLines', () => {
  it('lists the parts in one order, a discount as a negative amount, and leaves out zero', () => {
    const price = { ...NONE, gateway: kobo(30_050), products: kobo(1_700_000), coupon: kobo(10_000) };
    expect(amountLines(price, 'to_pay')).toEqual({
      lines: [
        { name: 'products', amount: 17_000 },
        { name: 'coupon', amount: -100 },
        { name: 'gateway', amount: 300.5 },
      ],
      total: 17_200.5,
      kind: 'to_pay',
    });
  });

  it('adds up to the total, to the kobo, with each name once and in order', () => {
    fc.assert(
      fc.property(parts, fc.nat(99).map(kobo), (price, rounding) => {
        const amounts = amountLines(price, 'paid', rounding);
        expect(sumOfLines(amounts)).toBe(charge(price) + rounding);
        expect(toKobo(amounts.total)).toBe(charge(price) + rounding);
        const places = amounts.lines.map(({ name }) => AMOUNT_NAMES.indexOf(name));
        expect(places).toEqual([...new Set(places)].toSorted((a, b) => a - b));
        expect(amounts.lines.map((line) => line.amount)).not.toContain(0);
      }),
    );
  });
});

describe('splitAmounts', () => {
  it('makes invoices that add up to the order, line by line', () => {
    fc.assert(
      fc.property(orders, fc.boolean(), (all, inCoins) => {
        const split = splitAmounts(
          all.map((price) => ({ parts: price, kind: 'paid' })),
          { kind: 'paid', inCoins },
        );
        for (const name of AMOUNT_NAMES) {
          const sumOf = (some: readonly Amounts[]) =>
            sumKobo(
              some.flatMap(({ lines }) => lines.filter((line) => line.name === name)).map((l) => toKobo(l.amount)),
            );
          expect(sumOf(split.invoices)).toBe(sumOf([split.order]));
        }
        expect(sumKobo(split.invoices.map(({ total }) => toKobo(total)))).toBe(toKobo(split.order.total));
      }),
    );
  });

  it('charges whole coins, rounded up by less than a coin', () => {
    fc.assert(
      fc.property(orders, (all) => {
        const { order } = splitAmounts(
          all.map((price) => ({ parts: price, kind: 'paid' })),
          { kind: 'paid', inCoins: true },
        );
        const exact = all.reduce((sum, price) => sum + charge(price), 0);
        expect(order.total).toBe(Math.ceil(exact / 100));
        expect(sumOfLines(order)).toBe(toKobo(order.total));
      }),
    );
  });

  it('names the rounding on the first invoice', () => {
    const price = { ...NONE, products: kobo(1_030) };
    const invoices = [price, price].map((each) => ({ parts: each, kind: 'paid' as const }));
    const split = splitAmounts(invoices, { kind: 'paid', inCoins: true });
    expect(split.order.lines.at(-1)).toEqual({ name: 'rounding', amount: 0.4 });
    expect(split.invoices.map(({ total }) => total)).toEqual([10.7, 10.3]);
  });
});

describe('the amounts of an order from a documented server', () => {
  const invoice = { id: 1, products: [{ subtotal: 3_000 }] } as Invoice;
  const order = {
    status: 'Paid',
    invoices: [invoice],
    coupon_discount: 500,
    delivery_fee: 1_200,
    gas_fee: 100,
    tax: 97.5,
    payment_gateway_fee: 58.46,
  } as Order;

  it('are made of its fields', () => {
    expect(amountsOfOrder(order)).toEqual({
      lines: [
        { name: 'products', amount: 3_000 },
        { name: 'coupon', amount: -500 },
        { name: 'delivery', amount: 1_200 },
        { name: 'gas', amount: 100 },
        { name: 'tax', amount: 97.5 },
        { name: 'gateway', amount: 58.46 },
      ],
      total: 3_955.96,
      kind: 'paid',
    });
  });

  it.each([
    [{ status: 'Uncompleted' }, 'to_pay'],
    [{ pay_on_delivery: 3_955.96 }, 'on_delivery'],
    [{ status: 'Shipped' }, 'paid'],
  ])('with %j are %s', (changes, kind) => {
    expect(amountsOfOrder({ ...order, ...changes } as Order).kind).toBe(kind);
  });

  it('belong to its only invoice, and to none of several', () => {
    expect(amountsOfInvoice(order, invoice)).toEqual(amountsOfOrder(order));
    expect(amountsOfInvoice({ ...order, invoices: [invoice, invoice] }, invoice)).toBeNull();
    expect(amountsOfInvoice({ ...order, status: 'Cancelled' }, invoice)).toBeNull();
  });

  it('give way to those of the server', () => {
    const amounts: Amounts = { lines: [], total: 0, kind: 'paid' };
    expect(amountsOfOrder({ ...order, amounts })).toBe(amounts);
    expect(amountsOfInvoice(order, { ...invoice, amounts })).toBe(amounts);
  });
});
