/** Recently viewed products. */
export { recentlyViewedModule } from './module';
export { recentlyViewedPersonalData } from './personal-data';
