/** Identity checks of shoppers who want to sell (spec 1 §3, §4, KYC). */
export { exportKyc } from './export-kyc';
export { kycModule } from './module';
export { kycPersonalData } from './personal-data';
