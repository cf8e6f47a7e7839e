/** Passkeys: sign-in without password and code (ours; docs/decisions/0087). */
export { hasPasskey, listPasskeys } from './list-passkeys';
export { passkeysModule } from './module';
export { passkeysPersonalData } from './personal-data';
export { relyingPartyOf } from './relying-party';
export { revokePasskeys } from './revoke-passkeys';
