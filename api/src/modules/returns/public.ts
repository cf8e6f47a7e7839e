/** Returns of delivered goods, and refunds of failed parcels (docs/rules.md "Returns", "Failed parcels"). */
export { returnsModule } from './module';
export { returnsPersonalData } from './personal-data';
export { returnsOf } from './read-returns';
