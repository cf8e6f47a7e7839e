/** Phone numbers of shoppers and their verification. */
export { listSharedNumbers } from './list-shared-numbers';
export { contactsModule } from './module';
export { contactsPersonalData } from './personal-data';
export type { PhoneVerificationsTable, SharedPhoneNumbersTable } from './tables';
