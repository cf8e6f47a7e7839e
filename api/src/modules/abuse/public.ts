/** Abuse reports about products. */
export { abuseModule } from './module';
export { abusePersonalData } from './personal-data';
