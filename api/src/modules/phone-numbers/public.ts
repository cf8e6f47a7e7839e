/** Phone numbers of shoppers and their verification. */
export { phoneNumbersModule } from './module';
export { phoneNumbersPersonalData } from './personal-data';
export type { PhoneVerificationsTable } from './tables';
