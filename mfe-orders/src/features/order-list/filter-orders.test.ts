import fc from 'fast-check';
import { aLine, anInvoice, anOrder } from '../../../test/an-order';
import { filterOrders } from './filter-orders';

const dress = anOrder({ transaction_reference: 'NKM-77', invoices: [anInvoice({ reference: 'INV-501' })] });
const cloth = anOrder({
  transaction_reference: 'NKM-78',
  invoices: [anInvoice({ reference: 'INV-502', products: [aLine({ name: 'Àdìrẹ cloth, 5 yards' })] })],
});
const orders = [dress, cloth];

describe('filterOrders', () => {
  it('finds an order by item and ignores case and accents', () => {
    expect(filterOrders(orders, 'adire')).toEqual([cloth]);
    expect(filterOrders(orders, 'ANKARA')).toEqual([dress]);
  });

  it('finds an order by its number and by the reference of an invoice', () => {
    expect(filterOrders(orders, 'nkm-77')).toEqual([dress]);
    expect(filterOrders(orders, 'INV-502')).toEqual([cloth]);
  });

  it('requires every word, in any order', () => {
    expect(filterOrders(orders, 'yards cloth')).toEqual([cloth]);
    expect(filterOrders(orders, 'cloth dress')).toEqual([]);
  });

  it('returns all orders for a blank text', () => expect(filterOrders(orders, '  ')).toEqual(orders));

  it('finds an order by any of its words, in any order and case, however they are spaced', () => {
    const words = fc.shuffledSubarray(['nkm-78', 'inv-502', 'adire', 'cloth', 'yards'], { minLength: 1 });
    const spelled = fc.tuple(words, fc.constantFrom(' ', '  ', '\t'), fc.boolean());
    fc.assert(
      fc.property(spelled, ([chosen, space, isUpper]) => {
        const text = chosen.join(space);
        expect(filterOrders(orders, isUpper ? text.toUpperCase() : text)).toEqual([cloth]);
        expect(filterOrders(orders, `${text} silk`)).toEqual([]);
      }),
    );
  });
});
