/** Adverts by placement (spec 1 §7). */
export { bannersModule } from './module';
export { readBanners } from './read-banners';
