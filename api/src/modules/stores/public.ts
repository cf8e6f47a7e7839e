/** Vendor stores: list, pages and contact form. */
export { storesModule } from './module';
export { storesPersonalData } from './personal-data';
export { starsOfStores } from './stars-of-stores';
export type { StorePolicy } from './tables';
