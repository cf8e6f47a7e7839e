/** Returns of delivered goods, and refunds of failed parcels (decisions "returns", "parcels that fail"). */
export { returnsModule } from './module';
export { returnsPersonalData } from './personal-data';
export { returnsOf } from './read-returns';
