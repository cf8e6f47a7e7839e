import { sql } from 'kysely';

/** Values that the constraints of a new row ask for. */
export const CANARY_VALUES = {
  'addresses.type': sql`'Delivery'`,
  'coin_accounts.balance': sql`0`,
  'handoff_grants.site': sql`'kyc'`,
  'kyc_applications.account_last4': sql`'1234'`,
  'kyc_applications.id_last4': sql`'1234'`,
  'kyc_changes.actor': sql`'shopper'`,
  'kyc_changes.to_status': sql`'Submitted'`,
  'link_codes.site': sql`'kyc'`,
  'passkey_challenges.purpose': sql`'add'`,
  'uploads.content_hash': sql`${'a'.repeat(64)}`,
  'uploads.purpose': sql`'avatar'`,
  'account_origins.method': sql`'password'`,
  'user_identities.provider': sql`'google'`,
};
