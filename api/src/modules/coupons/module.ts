import './tables';
import { kobo, toNaira } from '@nkm/contracts';
import { Type } from 'typebox';
import type { App } from '../../platform/app';
import { notFound } from '../../platform/errors/api-problem';
import { answers, IdParams, List, Nullable, Single } from '../../platform/http/envelopes';
import { rateLimit } from '../../platform/rate-limits/rate-limit-plugin';
import { requireSignedIn, signedIn } from '../../platform/sessions/session-plugin';
import { deleteAfter } from '../../platform/personal-data/delete-after';
import { MARK_DAYS } from '../accounts/public';
import { cartSavings } from './cart-savings';
import { claimCoupon } from './claim-coupon';
import type { CouponsNeeds } from './coupons-needs';
import { messages } from './messages';
import { readTrending } from './read-trending';

const CLAIMS_PER_SHOPPER = { name: 'coupon-claims', points: 60, seconds: 60 };
const tags = ['coupons'];

const CouponSchema = Type.Object({
  id: Type.Integer(),
  code: Nullable(Type.String({ description: 'Null until the shopper claims the coupon' })),
  description: Type.String(),
  label: Type.String(),
  store: Type.Object({ avatar: Type.String(), store_name: Type.String() }),
  percent: Nullable(Type.Integer({ description: 'Ours: percentage of the products; null: an amount' })),
  amount: Nullable(Type.Number({ description: 'Ours: naira; null: a percentage' })),
  min_spend: Type.Number({ description: 'Ours: naira; 0: none' }),
  first_order_only: Type.Boolean({ description: 'Ours' }),
  ends_at: Nullable(Type.String({ format: 'date-time', description: 'Ours: null: no end' })),
  saves: Nullable(
    Type.Number({ description: 'Ours: naira off the selected lines of the cart, or off all; null: a guest' }),
  ),
});
const TrendingSchema = Type.Object({ name: Type.String(), icon: Type.String(), coupons: Type.Array(CouponSchema) });

/** The page of coupons. */
export async function couponsModule(app: App, { linesToOrder, couponShopper }: CouponsNeeds): Promise<void> {
  deleteAfter(app, { job: 'clean up coupon marks', table: 'coupon_marks', since: 'created_at', days: MARK_DAYS });
  async function savingsOf(userId: number, couponIds: readonly number[], now: Date) {
    const { db } = app;
    const lines = await linesToOrder(db, userId);
    return cartSavings(db, couponIds, lines, { shopper: couponShopper(db, userId, null), now });
  }

  app.get(
    '/categories/trending',
    { schema: { tags, response: answers({ 200: List(TrendingSchema) }) } },
    async (request, reply) => {
      const viewer = await app.viewerOf(request);
      // The codes are those that this shopper claimed.
      reply.header('cache-control', 'private, no-cache');
      const now = app.clock();
      const categories = await readTrending(app.db, { userId: viewer?.id ?? null, brand: app.config.brand, now });
      const ids = categories.flatMap(({ coupons }) => coupons.map(({ id }) => id));
      const savings = viewer && (await savingsOf(viewer.id, ids, now));
      const withSavings = <T extends { id: number }>(coupon: T) => ({
        ...coupon,
        saves: savings && toNaira(savings.get(coupon.id) ?? kobo(0)),
      });
      return { data: categories.map((one) => ({ ...one, coupons: one.coupons.map(withSavings) })) };
    },
  );

  // Documented as GET although it stores the claim: repeating it changes nothing.
  app.get(
    '/coupons/:id/claim',
    {
      exposeHeadRoute: false,
      onRequest: requireSignedIn,
      preHandler: rateLimit(CLAIMS_PER_SHOPPER, (request) => String(signedIn(request).id)),
      schema: {
        tags,
        params: IdParams,
        response: answers({ 200: Single(Type.Object({ code: Type.String() })) }),
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const code = await claimCoupon(app.db, { couponId: id, userId: signedIn(request).id, now: app.clock() });
      if (code === null) throw notFound(messages.notClaimable);
      reply.header('cache-control', 'no-store');
      return { data: { code } };
    },
  );
}
