/** Adverts by placement. */
export { bannersModule } from './module';
export { bannersPersonalData } from './personal-data';
export { readBanners } from './read-banners';
