/** Tells shoppers when a sold-out product is back (ours). */
export { stockAlertsModule } from './module';
export { stockAlertsPersonalData } from './personal-data';
