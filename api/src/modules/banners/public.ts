/** Adverts by placement (spec 1 §7). */
export { bannersModule } from './module';
export { bannersPersonalData } from './personal-data';
export { readBanners } from './read-banners';
