import type { KnownRoute } from '../../platform/http/route-list';

interface Sign {
  method: string;
  url: string;
  /** The addition is an optional query parameter, header or body field of a documented call. */
  parameter?: string;
}

/** Our additions to the documented calls. A route or a parameter identifies each one. */
const SIGNS: Record<string, Sign> = {
  'email-verification': { method: 'POST', url: '/users/verify' },
  'email-undo': { method: 'POST', url: '/users/email-change/undo' },
  identities: { method: 'GET', url: '/users/me/identities' },
  proof: { method: 'GET', url: '/users/me/proof' },
  'account-export': { method: 'GET', url: '/users/me/export' },
  'account-rest': { method: 'POST', url: '/users/:id/deactivate' },
  addresses: { method: 'DELETE', url: '/addresses/:id' },
  brands: { method: 'GET', url: '/brands' },
  'also-bought': { method: 'GET', url: '/products/:idOrSlug/also-bought' },
  'cart-selection': { method: 'PATCH', url: '/cart/selection' },
  'cancel-order': { method: 'POST', url: '/orders/cancel' },
  captcha: { method: 'GET', url: '/captcha' },
  'checkout-choices': { method: 'PATCH', url: '/checkout/choices' },
  'checkout-options': { method: 'GET', url: '/checkout/options' },
  'confirm-receipt': { method: 'POST', url: '/invoices/:id/confirm' },
  'coin-ranges': { method: 'GET', url: '/users/nkmcoins/summary', parameter: 'range' },
  coupons: { method: 'POST', url: '/coupons/redeem' },
  facets: { method: 'GET', url: '/products', parameter: 'facets' },
  'flash-deals': { method: 'GET', url: '/flash-deals' },
  highlights: { method: 'GET', url: '/highlights/:placement' },
  idempotency: { method: 'POST', url: '/orders', parameter: 'idempotency-key' },
  'invoice-documents': { method: 'GET', url: '/invoices/:id/document' },
  logout: { method: 'POST', url: '/logout' },
  notifications: { method: 'GET', url: '/notifications/unread' },
  'order-changes': { method: 'GET', url: '/orders/changes' },
  'order-pages': { method: 'GET', url: '/orders', parameter: 'page' },
  'email-change': { method: 'GET', url: '/users/me/email-change' },
  'avatar-removal': { method: 'DELETE', url: '/users/avatar' },
  passkeys: { method: 'POST', url: '/passkeys/login' },
  'phone-verification': { method: 'POST', url: '/contacts/verification' },
  photos: { method: 'POST', url: '/photos' },
  'payment-ways': { method: 'POST', url: '/orders', parameter: 'payment_method' },
  'payment-journal': { method: 'GET', url: '/payments' },
  payments: { method: 'GET', url: '/payments/:reference' },
  questions: { method: 'GET', url: '/products/:idOrSlug/questions' },
  'recent-by-ids': { method: 'GET', url: '/products/recent', parameter: 'product_ids' },
  'recent-products': { method: 'POST', url: '/products/recent' },
  returns: { method: 'POST', url: '/returns' },
  'review-stars': { method: 'GET', url: '/products/:idOrSlug/reviews', parameter: 'stars' },
  'search-category': { method: 'GET', url: '/products/search', parameter: 'category' },
  'seller-links': { method: 'POST', url: '/links/seller' },
  'security-events': { method: 'GET', url: '/users/me/security-events' },
  sessions: { method: 'GET', url: '/users/me/sessions' },
  'social-sign-in': { method: 'POST', url: '/social/:provider/start' },
  sort: { method: 'GET', url: '/products', parameter: 'sort' },
  'stock-alerts': { method: 'POST', url: '/stock-alerts/:id' },
  'store-inquiries': { method: 'POST', url: '/users/:vendorId/inquiries' },
  'store-reviews': { method: 'GET', url: '/users/:vendorId/reviews' },
  suggestions: { method: 'GET', url: '/products/suggestions' },
  'track-order': { method: 'POST', url: '/orders/track' },
};

/** Names of the additions that this server has, derived from its routes so that the list is always right. */
export function capabilitiesOf(routes: readonly KnownRoute[]): string[] {
  return Object.entries(SIGNS)
    .filter(([, sign]) => routes.some((route) => shows(route, sign)))
    .map(([name]) => name);
}

function shows({ method, url, schema }: KnownRoute, sign: Sign): boolean {
  if (method !== sign.method || url !== sign.url) return false;
  return sign.parameter === undefined || [schema.querystring, schema.headers, schema.body].some(has(sign.parameter));
}

function has(parameter: string): (schema: unknown) => boolean {
  return (schema) => {
    const { properties = {} } = (schema ?? {}) as { properties?: Record<string, unknown> };
    return Object.keys(properties).some((name) => name.toLowerCase() === parameter);
  };
}
