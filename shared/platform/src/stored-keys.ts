/**
 * Every key that the shop stores in a browser, and its owner (docs/rules.md "What signing out leaves"). The type
 * checker refuses any other key. `*` stands for any rest.
 */

/** The device keeps these values after a sign-out. All other keys are erased, also those of another version. */
export const DEVICE_KEYS = [
  'cache:marker',
  'consent',
  'currency',
  'currentVersion',
  'newsletter-invited',
  'outline',
  'react-router-scroll-positions',
  'reloaded-at',
  'signed-out-at',
] as const;

/** Values of the person: erased by a sign-out and by the deletion of the account, hidden while a session is dead. */
export const PERSON_KEYS = [
  'account-removal',
  'cart',
  'cart-changed',
  'cart-changes',
  'cart-seen',
  'cart-sold-out',
  'checkout',
  'checkout-on-server',
  'compare',
  'continue-path',
  'delivery-station',
  'draft:*',
  'email-change-token',
  'email-undo-token',
  'extension',
  'hidden:*',
  'kept-messages',
  'login-step',
  'password-reset-token',
  'payer-token',
  'payment-attempt',
  'phone-step',
  'profile',
  'recentSearches',
  'registered-email',
  'routeBeforeRedirect',
  'selectedProducts',
  'selection-of-buy-now',
  'selection-on-server',
  'sent-reset-link',
  'session-viewed-products',
  'social-connect',
  'social-sign-in',
  'twitterEmail',
  'typed-fields',
  'verification-token',
  'wishlist',
  'wishlist-choices',
] as const;

type Fill<Key extends string> = Key extends `${infer Head}*` ? `${Head}${string}` : Key;
export type StoredKey = Fill<(typeof DEVICE_KEYS)[number] | (typeof PERSON_KEYS)[number]>;

const kept: readonly string[] = DEVICE_KEYS;

/** Whether a sign-out leaves the key on the device. */
export const isOfDevice = (key: string): boolean => kept.includes(key);
