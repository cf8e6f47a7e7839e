/** Phone numbers of shoppers and their verification. */
export { contactsModule } from './module';
export { contactsPersonalData } from './personal-data';
export type { PhoneVerificationsTable } from './tables';
