/** Links to the vendor and KYC sites. */
export { grantHolder, requireGrant } from './grants';
export { revokeHandoffs } from './handoff-codes';
export { sellerHandoffModule } from './module';
export { sellerHandoffPersonalData } from './personal-data';
