import { readCode, toNaira } from '@nkm/contracts';
import { Type } from 'typebox';
import type { App } from '../../platform/app';
import { unprocessable } from '../../platform/errors/api-problem';
import { answers, Single } from '../../platform/http/envelopes';
import { countWrongCodes } from './count-wrong-codes';
import { quoteRequest } from './quote/quote-request';
import { WireLines } from './request-schema';

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

/** POST /coupons/redeem: the discount of a code on these products. Only the order uses the code up. */
export function redeemRoute(app: App): void {
  app.post('/coupons/redeem', { schema }, async (request) => {
    const code = readCode(request.body.code);
    if (code === '') throw unprocessable({ code: ['The code field is required.'] });
    const viewer = await app.viewerOf(request);
    const wanted = { products: request.body.products, coupon_code: code };
    const customer = { userId: viewer?.id ?? null, now: app.clock() };
    const quote = await countWrongCodes(request, code, () => quoteRequest(app.db, wanted, customer, app.config));
    return { data: { code, amount: toNaira(quote.coupon) } };
  });
}
