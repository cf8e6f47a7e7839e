import { isTakenSlug } from '../is-taken-slug';

/** What a press does, by the path of the page; the first match counts. */
const LABELS: readonly [path: RegExp, label: string][] = [
  [/^\/account\/verify-email\?/, 'Verify your email'],
  [/^\/account\/undo-email\?/, 'Undo the change'],
  [/^\/account\?forgot-password$/, 'Reset your password'],
  [/^\/password\/reset\?/, 'Choose a new password'],
  [/^\/profile\/confirm-email\?/, 'Confirm your email'],
  [/^\/security$/, 'See your security page'],
  [/^\/(my-orders|order-details)\b/, 'See your order'],
  [/^\/KycVerification$/, 'See your KYC status'],
  [/^\/api\/newsletter\/confirm\?/, 'Confirm subscription'],
  [/^\/api\/newsletter\/unsubscribe\?/, 'Unsubscribe'],
  [/^\/?$/, 'Visit the shop'],
];

/** A product's page: all other pages have a reserved first segment. */
const isProduct = (path: string): boolean => {
  const [, slug] = /^\/([^/?#]+)(?:\?|$)/.exec(path) ?? [];
  return slug !== undefined && !isTakenSlug(slug);
};

/**
 * The label of a button or link in an HTML mail; null for a page that the list lacks.
 * @param path of the shop, with its query
 */
export const labelOf = (path: string): string | null =>
  LABELS.find(([known]) => known.test(path))?.[1] ?? (isProduct(path) ? 'See the product' : null);
