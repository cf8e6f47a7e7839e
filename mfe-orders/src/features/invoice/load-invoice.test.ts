import { ApiError } from '@nkm/platform';
import { createTestPlatform } from '@nkm/testing';
import { anInvoice, anOrder } from '../../../test/an-order';
import { loadInvoice } from './load-invoice';

const old = anOrder({ id: 5, invoices: [anInvoice({ id: 51 })] });
const newest = Array.from({ length: 200 }, (_, index) => anOrder({ id: 1000 + index }));
const { signal } = new AbortController();
const wanted = { orderId: '5', invoiceId: '51', signal };

function shop(orders = newest) {
  return createTestPlatform('mfe-orders', {
    'GET /orders': () => ({ data: orders }),
    'GET /orders/5': () => ({ data: old }),
  });
}

describe('loadInvoice', () => {
  it('takes the invoice from the list of orders', async () => {
    const platform = shop([old]);
    expect(await loadInvoice(platform, wanted)).toEqual({ order: old, invoice: old.invoices[0] });
    expect(platform.calls).toHaveLength(1);
  });

  it('requests an order that is too old for the list', async () => {
    expect(await loadInvoice(shop(), wanted)).toEqual({ order: old, invoice: old.invoices[0] });
    expect(await loadInvoice(shop(), { ...wanted, invoiceId: '52' })).toBeNull();
  });

  it('returns null for a missing order and sends no request for a malformed number', async () => {
    expect(await loadInvoice(shop(), { ...wanted, orderId: '6' })).toBeNull();
    const platform = shop();
    expect(await loadInvoice(platform, { ...wanted, orderId: '../users/me' })).toBeNull();
    expect(platform.calls).toHaveLength(1);
    const complete = shop([anOrder({ id: 7 })]);
    expect(await loadInvoice(complete, wanted)).toBeNull();
    expect(complete.calls).toHaveLength(1);
  });

  it('rejects when the server fails instead of reporting a missing order', async () => {
    const platform = shop();
    platform.answer({
      'GET /orders/5': () => {
        throw new ApiError(503, 'Busy');
      },
    });
    await expect(loadInvoice(platform, wanted)).rejects.toThrow('Busy');
  });
});
