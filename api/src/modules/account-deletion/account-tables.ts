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
  account_origins: 'erased',
  addresses: 'erased',
  cart_lines: 'erased',
  checkout_choices: 'erased',
  /** Coin ledger: both sides of each transfer must stay. */
  coin_accounts: 'kept',
  coin_reversals: 'kept',
  contact_messages: 'erased',
  contacts: 'erased',
  coupon_claims: 'erased',
  /** Enforces the uses of a coupon by each customer. */
  coupon_uses: 'kept',
  deletion_requests: 'erased',
  email_changes: 'erased',
  email_undos: 'erased',
  email_verifications: 'erased',
  /** Enforces one flash deal of each product for each customer. */
  flash_claims: 'kept',
  handoff_grants: 'erased',
  known_devices: 'erased',
  kyc_applications: 'erased',
  kyc_changes: 'erased',
  link_codes: 'erased',
  login_attempts: 'erased',
  notifications: 'erased',
  /** Kept for the books. */
  orders: 'kept',
  passkey_challenges: 'erased',
  passkeys: 'erased',
  password_resets: 'erased',
  phone_verifications: 'erased',
  product_questions: 'unlinked',
  recent_products: 'erased',
  /** The count in the review must stay right. */
  review_votes: 'kept',
  reviews: 'unlinked',
  security_events: 'erased',
  sessions: 'erased',
  stock_alerts: 'erased',
  store_inquiries: 'erased',
  /** A job deletes photos that nothing shows, with their files. */
  uploads: 'unlinked',
  user_identities: 'erased',
  vendor_ratings: 'unlinked',
  vendors: 'unlinked',
  wishlist_entries: 'erased',
  wrong_codes: 'erased',
} as const satisfies Record<string, 'erased' | 'unlinked' | 'kept'>;

/** Tables whose rows are deleted. */
export const ERASED_TABLES = Object.entries(ACCOUNT_TABLES)
  .filter(([, fate]) => fate === 'erased')
  .map(([table]) => table);
