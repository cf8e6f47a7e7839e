import { anInvoice, anOrder } from '../../../test/an-order';
import { findInvoice } from './find-invoice';

const mine = anOrder({ id: 5, invoices: [anInvoice({ id: 51 }), anInvoice({ id: 52 })] });
const other = anOrder({ id: 6, invoices: [anInvoice({ id: 61 })] });

describe('findInvoice', () => {
  it('finds the invoice within the order', () => {
    expect(findInvoice([mine, other], '5', '52')).toEqual({ order: mine, invoice: mine.invoices[1] });
  });

  it('returns null for the invoice of another order, an unknown order and a malformed number', () => {
    for (const [order, invoice] of [
      ['5', '61'],
      ['7', '51'],
      ['05', '51'],
      ['5', '51.0'],
      ['', ''],
    ])
      expect(findInvoice([mine, other], order!, invoice!)).toBeNull();
  });
});
