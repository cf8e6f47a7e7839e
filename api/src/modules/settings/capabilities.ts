/** Level of this API: each release that adds calls raises it by one (`docs/rules.md "Other servers"`). */
export const API_LEVEL = 2;

/**
 * The additions of level 1, for slices built before the levels; newer slices read only the level. The list is complete:
 * later additions do not appear in it.
 */
const CAPABILITIES = [
  'account-export',
  'account-rest',
  'addresses',
  'also-bought',
  'avatar-removal',
  'brands',
  'cancel-order',
  'captcha',
  'cart-selection',
  'checkout-choices',
  'checkout-options',
  'coin-ranges',
  'confirm-receipt',
  'coupons',
  'email-change',
  'email-undo',
  'email-verification',
  'facets',
  'flash-deals',
  'highlights',
  'idempotency',
  'identities',
  'invoice-documents',
  'logout',
  'notifications',
  'order-changes',
  'order-pages',
  'passkeys',
  'payment-journal',
  'payment-ways',
  'payments',
  'phone-verification',
  'photos',
  'proof',
  'questions',
  'recent-by-ids',
  'recent-products',
  'returns',
  'review-stars',
  'search-category',
  'security-events',
  'seller-links',
  'sessions',
  'social-sign-in',
  'sort',
  'stock-alerts',
  'store-inquiries',
  'store-reviews',
  'suggestions',
  'track-order',
];

/** What an older slice may use. `passkeys`: the address of the shop allows them. */
export function capabilitiesOf({ passkeys }: { passkeys: boolean }): string[] {
  return CAPABILITIES.filter((name) => passkeys || name !== 'passkeys');
}
