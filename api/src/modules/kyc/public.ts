/** Identity checks of shoppers who want to sell. */
export { exportKyc } from './export-kyc';
export { kycModule } from './module';
export { kycPersonalData } from './personal-data';
export { readDecision } from './read-decision';
