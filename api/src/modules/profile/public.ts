/** What shoppers change about themselves. */
export { profileModule } from './module';
export { profilePersonalData } from './personal-data';
export { revokeEmailChange } from './revoke-email-change';
export type { EmailChangesTable } from './tables';
