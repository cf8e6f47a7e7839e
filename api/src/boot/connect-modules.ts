import { refusalsOf, requestCancellation } from '../modules/cancellations/public';
import type { AccountDeletionNeeds } from '../modules/account-deletion/public';
import type { AccountsNeeds } from '../modules/accounts/public';
import { type CatalogNeeds, readFirstPictures } from '../modules/catalog/public';
import { linesToOrder } from '../modules/cart/public';
import { type CheckoutNeeds, couponShopper } from '../modules/checkout/public';
import type { CoinsNeeds } from '../modules/coins/public';
import type { CouponsNeeds } from '../modules/coupons/public';
import { readDecision } from '../modules/kyc/public';
import { revokeHandoffs } from '../modules/seller-handoff/public';
import { returnsOf } from '../modules/returns/public';
import { ratingsBy } from '../modules/reviews/public';
import { countOrders, type OrdersNeeds } from '../modules/orders/public';
import { hasPasskey, revokePasskeys } from '../modules/passkeys/public';
import { revokeEmailChange } from '../modules/profile/public';
import { revokeIdentities } from '../modules/social-sign-in/public';
import {
  cancelOrdersOfClosedStores,
  createPaymentContext,
  orderPayments,
  type PaymentsNeeds,
  refundsOf,
  undecidedPaymentsOf,
} from '../modules/payments/public';
import type { DrawArt, PicturesNeeds } from '../modules/pictures/public';
import { starsOfStores } from '../modules/stores/public';
import type { App } from '../platform/app';

/** Draws seeded art with the code of the seed, which loads with the first picture that needs it. */
function loadArt(apiDir: string): DrawArt {
  let loading: Promise<DrawArt> | undefined;
  return async (...picture) => {
    loading ??= import('../../seed/pictures/draw-art').then(({ drawArtOf }) => drawArtOf(apiDir));
    return (await loading)(...picture);
  };
}

/** What modules get from others, mostly functions of higher modules. Each module names its part. */
export type ModuleNeeds = AccountDeletionNeeds &
  AccountsNeeds &
  CatalogNeeds &
  CheckoutNeeds &
  CoinsNeeds &
  CouponsNeeds &
  OrdersNeeds &
  PaymentsNeeds &
  PicturesNeeds;

/** Connects modules: passes the functions of higher modules to lower ones (docs/decisions/0068). */
export function connectModules(app: App): ModuleNeeds {
  const context = createPaymentContext(app);
  const accounts: AccountsNeeds = {
    revokeHandoffs,
    hasPasskey: (db, userId) => hasPasskey(db, userId),
    revokePasskeys: (trx, userId) => revokePasskeys(trx, app, userId),
    revokeIdentities: (trx, account) => revokeIdentities(trx, app, account),
    revokeEmailChange,
    readKycDecision: readDecision,
  };
  const catalog: CatalogNeeds = { starsOfStores };
  const checkout: CheckoutNeeds = { payments: orderPayments(context) };
  const coins: CoinsNeeds = { countOrders };
  const coupons: CouponsNeeds = { linesToOrder, couponShopper };
  const orders: OrdersNeeds = { details: { refundsOf, undecidedPaymentsOf, refusalsOf, returnsOf, ratingsBy } };
  const payments: PaymentsNeeds = { context, requestCancellation };
  const pictures: PicturesNeeds = { readFirstPictures, drawArt: loadArt(app.config.apiDir) };
  const accountDeletion: AccountDeletionNeeds = {
    cancelOrdersOfClosedStores: async () => void (await cancelOrdersOfClosedStores(context)),
  };
  return {
    ...accounts,
    ...catalog,
    ...checkout,
    ...coins,
    ...coupons,
    ...orders,
    ...payments,
    ...pictures,
    ...accountDeletion,
  };
}
