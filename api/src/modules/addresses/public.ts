/** A shopper’s addresses (spec 2 §3, §7). */
export { addressesModule } from './module';
export { addressesPersonalData } from './personal-data';
export { readAddresses } from './read-addresses';
export { AddressSchema } from './schema';
