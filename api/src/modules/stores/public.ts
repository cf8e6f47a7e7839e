/** Vendor stores: list, pages and contact form (spec 2 §2, §7). */
export { storesModule } from './module';
export { storesPersonalData } from './personal-data';
export type { StorePolicy } from './tables';
