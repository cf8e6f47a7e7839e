/** Phone numbers of shoppers and their verification (spec 2 §2, §7). */
export { contactsModule } from './module';
export { contactsPersonalData } from './personal-data';
export type { PhoneVerificationsTable } from './tables';
