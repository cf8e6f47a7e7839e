/** Sitemaps for search engines (ours). */
export { sitemapsModule } from './module';
