import type { Settings } from './entities';

/** Our additions to the documented calls. They are a type, so that no page carries the list. */
export type Feature =
  | 'account-export'
  | 'account-rest'
  | 'addresses'
  | 'also-bought'
  | 'avatar-removal'
  | 'brands'
  | 'cancel-order'
  | 'cancel-quote'
  | 'captcha'
  | 'checkout-choices'
  | 'checkout-options'
  | 'claimed-coupons'
  | 'coin-ranges'
  | 'confirm-receipt'
  | 'delivery-offers'
  | 'email-change'
  | 'facets'
  | 'flash-deals'
  | 'highlights'
  | 'identities'
  | 'invoice-documents'
  | 'notifications'
  | 'order-changes'
  | 'order-pages'
  | 'other-payment'
  | 'payment-journal'
  | 'payment-ways'
  | 'payments'
  | 'photos'
  | 'proof'
  | 'questions'
  | 'recent-by-ids'
  | 'return-drop-off'
  | 'returns'
  | 'review-stars'
  | 'search-category'
  | 'security-events'
  | 'seller-links'
  | 'sessions'
  | 'social-sign-in'
  | 'sort'
  | 'stock-alerts'
  | 'store-inquiries'
  | 'store-reviews'
  | 'suggestions'
  | 'track-order';

/** The level of the API that brought a feature; level 1 where none is given. */
const LEVELS: Partial<Record<Feature, number>> = {
  'cancel-quote': 2,
  'claimed-coupons': 2,
  'delivery-offers': 2,
  'other-payment': 2,
  'return-drop-off': 2,
};

/** Whether the server has the calls of a feature (`docs/rules.md "Other servers"`). */
export function hasFeature({ api = 0 }: Pick<Settings, 'api'>, feature: Feature): boolean {
  return api >= (LEVELS[feature] ?? 1);
}
