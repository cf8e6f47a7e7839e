import { overLimits } from './order-limits';

const limits = { lineUnits: 50, orderUnits: 120 };
const line = (title: string, quantity: number) => ({ title, quantity });

describe('limits of an order', () => {
  it.each([[[]], [[line('Dress', 50)]], [[line('Dress', 50), line('Belt', 50), line('Hat', 20)]]])(
    'lets %j pass',
    (lines) => expect(overLimits(lines, limits)).toEqual({}),
  );

  it('name the line that is too large, and what to do', () => {
    expect(overLimits([line('Dress', 2), line('Belt', 51)], limits)).toEqual({
      'products.1.quantity': ['You can order at most 50 of Belt at a time. Change the quantity in your cart.'],
    });
  });

  it('report the units of an order that is too large', () => {
    expect(overLimits([line('Dress', 50), line('Belt', 50), line('Hat', 21)], limits)).toEqual({
      products: ['An order can have at most 120 units. You selected 121. Order some of them separately.'],
    });
  });
});
