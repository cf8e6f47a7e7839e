/**
 * Every table that refers to an account, and what happens to its rows on deletion (decision "deletion"). A test
 * compares it with the database, so that no new table is forgotten.
 *
 * - `erased`: the rows are deleted.
 * - `unlinked`: the row stays for others without its reference to the shopper; see `unlinkRows`.
 * - `kept`: the row stays; the account that it refers to is anonymised.
 */
export const ACCOUNT_TABLES = {
  abuse_reports: 'unlinked',
  addresses: 'erased',
  cart_lines: 'erased',
  /** Coin ledger: both sides of each transfer must stay. */
  coin_accounts: 'kept',
  contact_messages: 'erased',
  contacts: 'erased',
  deletion_requests: 'erased',
  email_verifications: 'erased',
  /** Enforces one flash deal of each product for each customer. */
  flash_claims: 'kept',
  known_devices: 'erased',
  link_codes: 'erased',
  login_attempts: 'erased',
  notifications: 'erased',
  /** Kept for the books. */
  orders: 'kept',
  password_resets: 'erased',
  product_questions: 'unlinked',
  recent_products: 'erased',
  /** The count in the review must stay right. */
  review_votes: 'kept',
  reviews: 'unlinked',
  sessions: 'erased',
  store_inquiries: 'erased',
  vendor_ratings: 'unlinked',
  vendors: 'unlinked',
  wishlist_entries: 'erased',
  wrong_codes: 'erased',
} as const satisfies Record<string, 'erased' | 'unlinked' | 'kept'>;

/** Tables whose rows are deleted. */
export const ERASED_TABLES = Object.entries(ACCOUNT_TABLES)
  .filter(([, fate]) => fate === 'erased')
  .map(([table]) => table);
