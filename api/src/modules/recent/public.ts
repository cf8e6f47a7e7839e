/** Recently viewed products. */
export { recentModule } from './module';
export { recentPersonalData } from './personal-data';
