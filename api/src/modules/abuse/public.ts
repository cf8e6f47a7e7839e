/** Abuse reports about products (spec 1 §5, §6, §7). */
export { abuseModule } from './module';
export { abusePersonalData } from './personal-data';
