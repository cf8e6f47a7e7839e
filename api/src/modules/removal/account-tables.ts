/**
 * Every table that names an account, and what becomes of its rows when the account is deleted (decision "deletion").
 * A test compares it with the database, so that no new table is forgotten.
 *
 * - `erased`: gone.
 * - `unlinked`: the row stays for others and forgets whose it was; `unlinkRows` says how.
 * - `kept`: the account that it names has no name any more.
 */
export const ACCOUNT_TABLES = {
  abuse_reports: 'unlinked',
  addresses: 'erased',
  cart_lines: 'erased',
  /** The books of the coins: both sides of each transfer must stay. */
  coin_accounts: 'kept',
  contact_messages: 'erased',
  contacts: 'erased',
  deletion_requests: 'erased',
  email_verifications: 'erased',
  /** One flash deal of each product for each customer. */
  flash_claims: 'kept',
  known_devices: 'erased',
  link_codes: 'erased',
  login_attempts: 'erased',
  notifications: 'erased',
  /** For the books. */
  orders: 'kept',
  password_resets: 'erased',
  product_questions: 'unlinked',
  recent_products: 'erased',
  /** Counted in the review that it is for. */
  review_votes: 'kept',
  reviews: 'unlinked',
  sessions: 'erased',
  store_inquiries: 'erased',
  vendor_ratings: 'unlinked',
  vendors: 'unlinked',
  wishlist_entries: 'erased',
  wrong_codes: 'erased',
} as const satisfies Record<string, 'erased' | 'unlinked' | 'kept'>;

/** The tables whose rows go. */
export const ERASED_TABLES = Object.entries(ACCOUNT_TABLES)
  .filter(([, fate]) => fate === 'erased')
  .map(([table]) => table);
