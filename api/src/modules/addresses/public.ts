/** A shopper’s addresses. */
export { addressesModule } from './module';
export { addressesPersonalData } from './personal-data';
export { readAddresses } from './read-addresses';
export { AddressSchema } from './schema';
