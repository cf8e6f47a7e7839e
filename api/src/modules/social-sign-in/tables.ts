import type { Generated } from 'kysely';
import type { Identity as IdentityColumn } from '../../platform/database/tables';
import type { ProviderName } from './providers/identity';

export interface UserIdentitiesTable {
  id: IdentityColumn;
  user_id: number;
  provider: ProviderName;
  /** The provider's identifier of the person. */
  subject: string;
  /** The address that the provider confirmed as this person's, in lower case; null: none. */
  confirmed_email: string | null;
  /** The public name at the provider, such as `@ada`; null: none. */
  handle: string | null;
  created_at: Date;
}

export interface SocialStartsTable {
  /** SHA-256 of the state, hex. */
  state_hash: string;
  /** SHA-256 of the browser's token, hex. */
  browser_hash: string;
  provider: ProviderName;
  created_at: Date;
  expires_at: Date;
  claimed_at: Date | null;
  tries: Generated<number>;
  /** Encrypted. */
  identity: string | null;
  evidence_hash: string | null;
}

declare module '../../platform/database/tables' {
  interface Database {
    user_identities: UserIdentitiesTable;
    social_starts: SocialStartsTable;
  }
}
