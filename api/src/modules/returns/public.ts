/** Returns of delivered goods, and refunds of failed parcels (decisions "returns", "parcels that fail"). */
export { returnsModule } from './module';
export { returnsOf } from './read-returns';
