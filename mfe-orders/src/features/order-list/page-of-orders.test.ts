import fc from 'fast-check';
import { anOrder } from '../../../test/an-order';
import { pageOfOrders } from './page-of-orders';

const seven = Array.from({ length: 7 }, (_, index) => anOrder({ id: index + 1 }));

describe('pageOfOrders', () => {
  it('ORD-CONST-001 shows 3 orders per page', () => {
    expect(pageOfOrders(seven, 1).orders).toHaveLength(3);
    expect(pageOfOrders(seven, 1).pages).toBe(3);
    expect(pageOfOrders(seven, 3).orders.map(({ id }) => id)).toEqual([7]);
  });

  it('shows the nearest page when the requested one does not exist', () => {
    expect(pageOfOrders(seven, 99).page).toBe(3);
    expect(pageOfOrders(seven, -1).page).toBe(1);
    expect(pageOfOrders(seven, Number.NaN).page).toBe(1);
    expect(pageOfOrders([], 5)).toEqual({ orders: [], page: 1, pages: 1 });
  });

  it('shows each order on exactly one page', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20 }), (count) => {
        const orders = Array.from({ length: count }, (_, id) => anOrder({ id }));
        const { pages } = pageOfOrders(orders, 1);
        const shown = Array.from({ length: pages }, (_, index) => pageOfOrders(orders, index + 1).orders).flat();
        expect(shown).toEqual(orders);
      }),
    );
  });
});
