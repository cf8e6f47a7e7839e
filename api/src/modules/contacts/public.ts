/** Phone numbers of shoppers and their verification (spec 2 §2, §7). */
export { contactsModule } from './module';
export type { PhoneVerificationsTable } from './tables';
