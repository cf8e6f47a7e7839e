/** Brands of the catalog (ours). */
export { brandsModule } from './module';
