/** What shoppers change about themselves (spec 1 §2.7). */
export { profileModule } from './module';
export { profilePersonalData } from './personal-data';
export { revokeEmailChange } from './revoke-email-change';
export type { EmailChangesTable } from './tables';
