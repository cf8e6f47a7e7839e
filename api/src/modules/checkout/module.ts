import { Type } from 'typebox';
import type { App } from '../../platform/app';
import { answers, List, Single } from '../../platform/http/envelopes';
import { refuseUnclearQuantities } from '../../platform/http/refuse-unclear-quantities';
import { requireSignedIn, signedIn } from '../../platform/sessions/session-plugin';
import { claimedCoupons } from '../coupons/public';
import type { OrderPayments } from '../payments/public';
import { CheckoutOptionsSchema, ClaimedCouponSchema, DeliveryOfferSchema, FeesSchema } from './checkout-schema';
import { countWrongCodes } from './count-wrong-codes';
import { otherPaymentRoutes } from './other-payment/routes';
import { orderRoute } from './place/order-route';
import { cashPrice } from './quote/cash';
import { coinPrice } from './quote/coin-price';
import { couponShopper } from './quote/coupon-shopper';
import { deliveryOffers } from './quote/delivery-offers';
import { lastPickup } from './quote/last-pickup';
import { readArticles } from './quote/read-articles';
import { presentFees } from './quote/present-fees';
import { quoteRequest } from './quote/quote-request';
import { redeemRoute } from './redeem-route';
import { FeesBody, LinesBody, OffersBody } from './request-schema';
import './tables';
import { checkoutOptions } from './ways/checkout-options';

const tags = ['orders'];

/** What the API passes to the checkout. */
export interface CheckoutNeeds {
  /** The API has one, so that its one circuit knows every call to the provider. */
  payments: OrderPayments;
}

/** The checkout: its options, the price of an order, and its placing. */
export async function checkoutModule(app: App, { payments }: CheckoutNeeds): Promise<void> {
  app.addHook('preValidation', refuseUnclearQuantities);
  const { db, config } = app;

  app.get(
    '/checkout/options',
    { schema: { tags, response: answers({ 200: Single(CheckoutOptionsSchema) }) } },
    async (request) => {
      const viewer = await app.viewerOf(request);
      const last = viewer && { last_pickup: await lastPickup(db, viewer.id) };
      return { data: { ...checkoutOptions(config.ways), ...last } };
    },
  );

  app.post(
    '/checkout/deliveries',
    { schema: { tags, body: OffersBody, response: answers({ 200: List(DeliveryOfferSchema) }) } },
    async (request) => {
      const viewer = await app.viewerOf(request);
      return { data: await deliveryOffers(db, request.body, { userId: viewer?.id ?? null, ways: config.ways }) };
    },
  );

  app.post(
    '/checkout/coupons',
    {
      onRequest: requireSignedIn,
      schema: { tags, body: LinesBody, response: answers({ 200: List(ClaimedCouponSchema) }) },
    },
    async (request) => {
      const articles = await readArticles(db, request.body.products);
      const shopper = couponShopper(db, signedIn(request).id, null);
      return { data: await claimedCoupons(db, articles, { shopper, now: app.clock() }) };
    },
  );

  app.post(
    '/orders/fees',
    {
      schema: {
        tags,
        body: FeesBody,
        response: answers({ 200: Type.Intersect([FeesSchema, Single(FeesSchema)]) }),
      },
    },
    async (request) => {
      const viewer = await app.viewerOf(request);
      const customer = { userId: viewer?.id ?? null, now: app.clock() };
      const quote = () => quoteRequest(db, request.body, customer, config);
      const priced = await countWrongCodes(request, request.body.coupon_code, quote);
      const asked = { userId: customer.userId, rules: config };
      const inCoins = await coinPrice(db, priced, asked);
      const fees = { ...presentFees(priced), ...inCoins, ...(await cashPrice(db, priced, asked)) };
      return { ...fees, data: fees };
    },
  );

  orderRoute(app, payments);
  otherPaymentRoutes(app, payments);
  redeemRoute(app);
}
