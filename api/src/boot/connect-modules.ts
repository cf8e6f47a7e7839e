import { refusalsOf, requestCancellation } from '../modules/cancellations/public';
import type { AccountDeletionNeeds } from '../modules/account-deletion/public';
import type { AccountsNeeds } from '../modules/accounts/public';
import { readFirstPictures } from '../modules/catalog/public';
import type { CheckoutNeeds } from '../modules/checkout/public';
import type { CoinsNeeds } from '../modules/coins/public';
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
import type { PicturesNeeds } from '../modules/pictures/public';
import type { App } from '../platform/app';
import { loadArt } from './load-art';

/** What modules get from others, mostly functions of higher modules, by the module that needs them. */
export interface ModuleNeeds {
  accounts: AccountsNeeds;
  checkout: CheckoutNeeds;
  coins: CoinsNeeds;
  orders: OrdersNeeds;
  payments: PaymentsNeeds;
  pictures: PicturesNeeds;
  'account-deletion': AccountDeletionNeeds;
}

/** Connects modules: passes the functions of higher modules to lower ones (docs/decisions/0068). */
export function connectModules(app: App): ModuleNeeds {
  const context = createPaymentContext(app);
  return {
    accounts: {
      revokeHandoffs,
      hasPasskey: (db, userId) => hasPasskey(db, userId),
      revokePasskeys: (trx, userId, since) => revokePasskeys(trx, app, userId, since),
      revokeIdentities: (trx, account) => revokeIdentities(trx, app, account),
      revokeEmailChange,
    },
    checkout: { payments: orderPayments(context) },
    coins: { countOrders },
    orders: { details: { refundsOf, undecidedPaymentsOf, refusalsOf, returnsOf, ratingsBy } },
    payments: { context, requestCancellation },
    'account-deletion': {
      cancelOrdersOfClosedStores: async () => void (await cancelOrdersOfClosedStores(context)),
    },
    pictures: { readFirstPictures, drawArt: loadArt(app.config.apiDir) },
  };
}
