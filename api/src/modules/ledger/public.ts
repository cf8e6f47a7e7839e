/** Double-entry books of payments, discounts, fees and refunds. */
export { checkBooks } from './check-books';
export { ledgerModule } from './module';
export { ledgerPersonalData } from './personal-data';
