import { platformPersonalData } from '../../platform/personal-data/platform-personal-data';
import type { PersonalData, TableRule } from '../../platform/personal-data/personal-data';
import { abusePersonalData } from '../abuse/public';
import { accountsPersonalData } from '../accounts/public';
import { addressesPersonalData } from '../addresses/public';
import { alsoBoughtPersonalData } from '../also-bought/public';
import { bannersPersonalData } from '../banners/public';
import { cancellationsPersonalData, refusalsOf } from '../cancellations/public';
import { captchaPersonalData } from '../captcha/public';
import { cartPersonalData } from '../cart/public';
import { catalogPersonalData } from '../catalog/public';
import { checkoutChoicesPersonalData } from '../checkout-choices/public';
import { checkoutPersonalData } from '../checkout/public';
import { coinsPersonalData } from '../coins/public';
import { contactMessagesPersonalData } from '../contact-messages/public';
import { phoneNumbersPersonalData } from '../phone-numbers/public';
import { couponsPersonalData } from '../coupons/public';
import { dealsPersonalData } from '../deals/public';
import { framePersonalData } from '../frame/public';
import { fulfilmentPersonalData } from '../fulfilment/public';
import { kycPersonalData } from '../kyc/public';
import { ledgerPersonalData } from '../ledger/public';
import { locationsPersonalData } from '../locations/public';
import { newsletterPersonalData } from '../newsletter/public';
import { notificationsPersonalData } from '../notifications/public';
import { ordersPersonalData } from '../orders/public';
import { pagesPersonalData } from '../pages/public';
import { passkeysPersonalData } from '../passkeys/public';
import { paymentsPersonalData, refundsOf, undecidedPaymentsOf } from '../payments/public';
import { picturesPersonalData } from '../pictures/public';
import { profilePersonalData } from '../profile/public';
import { recentlyViewedPersonalData } from '../recently-viewed/public';
import { returnsOf, returnsPersonalData } from '../returns/public';
import { ratingsBy, reviewsPersonalData } from '../reviews/public';
import { roleTokensPersonalData } from '../role-tokens/public';
import { sellerHandoffPersonalData } from '../seller-handoff/public';
import { socialSignInPersonalData } from '../social-sign-in/public';
import { stockAlertsPersonalData } from '../stock-alerts/public';
import { storesPersonalData } from '../stores/public';
import { uploadsPersonalData } from '../uploads/public';
import { wishlistPersonalData } from '../wishlist/public';
import { accountDeletionPersonalData } from './personal-data';

/** What each module stores about people. A test compares it with the database, so that no table is forgotten. */
export const DECLARATIONS: readonly PersonalData[] = [
  accountsPersonalData,
  addressesPersonalData,
  phoneNumbersPersonalData,
  profilePersonalData,
  ordersPersonalData({ refundsOf, undecidedPaymentsOf, refusalsOf, returnsOf, ratingsBy }),
  paymentsPersonalData,
  checkoutPersonalData,
  cancellationsPersonalData,
  returnsPersonalData,
  fulfilmentPersonalData,
  ledgerPersonalData,
  coinsPersonalData,
  couponsPersonalData,
  dealsPersonalData,
  reviewsPersonalData,
  uploadsPersonalData,
  wishlistPersonalData,
  stockAlertsPersonalData,
  cartPersonalData,
  checkoutChoicesPersonalData,
  recentlyViewedPersonalData,
  notificationsPersonalData,
  newsletterPersonalData,
  contactMessagesPersonalData,
  abusePersonalData,
  storesPersonalData,
  kycPersonalData,
  socialSignInPersonalData,
  passkeysPersonalData,
  sellerHandoffPersonalData,
  accountDeletionPersonalData,
  platformPersonalData,
  catalogPersonalData,
  locationsPersonalData,
  picturesPersonalData,
  pagesPersonalData,
  bannersPersonalData,
  framePersonalData,
  alsoBoughtPersonalData,
  captchaPersonalData,
  roleTokensPersonalData,
];

/** The rule of every table with personal data, by name. */
export const PERSONAL_TABLES: ReadonlyMap<string, TableRule> = new Map(
  DECLARATIONS.flatMap(({ tables }) => Object.entries(tables))
    .filter((entry): entry is [string, TableRule] => entry[1] !== null)
    .sort(([a], [b]) => (a < b ? -1 : 1)),
);
