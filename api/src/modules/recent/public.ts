/** Recently viewed products (spec 1 §4, §7). */
export { recentModule } from './module';
export { recentPersonalData } from './personal-data';
