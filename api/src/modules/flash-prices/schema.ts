import { Type } from 'typebox';

/** The price of one unit in the running flash deal (ours). */
export const FlashPriceSchema = Type.Object({
  price: Type.Number({ description: 'Naira' }),
  ends_at: Type.String({ format: 'date-time' }),
  left: Type.Integer({ minimum: 1, description: 'Units left at this price' }),
  code: Type.String({ description: 'Coupon code that lowers the price of one unit' }),
});
