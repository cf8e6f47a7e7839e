/** Social sign-in with Google, Apple and Twitter. */
export { socialSignInModule } from './module';
export { socialSignInPersonalData } from './personal-data';
export { revokeIdentities } from './revoke-identities';
export type { UserIdentitiesTable } from './tables';
