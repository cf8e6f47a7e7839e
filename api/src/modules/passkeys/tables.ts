import type { Identity } from '../../platform/database/tables';

export interface PasskeysTable {
  id: Identity;
  user_id: number;
  /** Base64url, like `public_key` and `user_handle`. */
  credential_id: string;
  /** COSE key. */
  public_key: string;
  /** Random name of the account for the authenticator. */
  user_handle: string;
  /** Number of signatures, as the authenticator counts them; 0 when it does not count. */
  counter: number;
  transports: string[];
  name: string;
  created_at: Date;
  last_used_at: Date | null;
}

export type ChallengePurpose = 'add' | 'sign-in';

export interface PasskeyChallengesTable {
  /** SHA-256 of the challenge, hex. */
  challenge_hash: string;
  purpose: ChallengePurpose;
  /** SHA-256 of the browser's token, or of the session that adds a passkey; hex. */
  holder_hash: string;
  user_id: number | null;
  user_handle: string | null;
  expires_at: Date;
}

declare module '../../platform/database/tables' {
  interface Database {
    passkeys: PasskeysTable;
    passkey_challenges: PasskeyChallengesTable;
  }
}
