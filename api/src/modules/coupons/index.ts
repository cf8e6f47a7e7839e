import { toNaira } from '@nkm/contracts';
import { Type } from 'typebox';
import type { App } from '../../platform/app';
import { unprocessable } from '../../platform/errors/api-problem';
import { answers, Single } from '../../platform/http/envelopes';
import { countWrongCodes } from '../orders/count-wrong-codes';
import { quoteRequest } from '../orders/quote-request';
import { WireLines } from '../orders/schema';

const schema = {
  tags: ['coupons'],
  body: Type.Object({
    code: Type.String({ maxLength: 200 }),
    platform: Type.Optional(Type.String({ maxLength: 200 })),
    products: WireLines,
  }),
  response: answers({
    200: Single(Type.Object({ code: Type.String(), amount: Type.Number({ description: 'Naira' }) })),
  }),
};

/** POST /coupons/redeem: what a code takes off these products. It checks and consumes nothing: the order does (wire). */
export async function couponsModule(app: App): Promise<void> {
  app.post('/coupons/redeem', { schema }, async (request) => {
    const code = request.body.code.trim().toUpperCase();
    if (code === '') throw unprocessable({ code: ['The code field is required.'] });
    const viewer = await app.viewerOf(request);
    const wanted = { products: request.body.products, coupon_code: code };
    const customer = { userId: viewer?.id ?? null, now: app.clock() };
    const quote = await countWrongCodes(request, code, () =>
      quoteRequest(app.db, wanted, customer, app.config.orderLimits),
    );
    return { data: { code, amount: toNaira(quote.coupon) } };
  });
}
