import fc from 'fast-check';
import { aLine, anInvoice, anOrder } from '../../order/an-order';
import { filterOrders } from './filter-orders';

const dress = anOrder({ transaction_reference: 'NKM-77', invoices: [anInvoice({ reference: 'INV-501' })] });
const cloth = anOrder({
  transaction_reference: 'NKM-78',
  invoices: [anInvoice({ reference: 'INV-502', products: [aLine({ name: 'Àdìrẹ cloth, 5 yards' })] })],
});
const orders = [dress, cloth];

describe('filterOrders', () => {
  it('finds by item, whatever the case and the accents', () => {
    expect(filterOrders(orders, 'adire')).toEqual([cloth]);
    expect(filterOrders(orders, 'ANKARA')).toEqual([dress]);
  });

  it('finds by order number and by the reference of an invoice', () => {
    expect(filterOrders(orders, 'nkm-77')).toEqual([dress]);
    expect(filterOrders(orders, 'INV-502')).toEqual([cloth]);
  });

  it('wants every word, in any order', () => {
    expect(filterOrders(orders, 'yards cloth')).toEqual([cloth]);
    expect(filterOrders(orders, 'cloth dress')).toEqual([]);
  });

  it('keeps all for a blank text and finds nothing that is not there', () => {
    expect(filterOrders(orders, '  ')).toEqual(orders);
    fc.assert(
      fc.property(fc.string(), (text) => {
        for (const order of filterOrders(orders, text)) expect(orders).toContain(order);
      }),
    );
  });
});
