/** Products, categories, lists, search and reviews. */
export { cardColumns, type CardRow } from './card-columns';
export { type Card, searchWordsOf, shortDescription } from './card';
export { readChoices } from './filters/read-filters';
export { noProduct, productIs } from './find-product';
export { ListQuery } from './list-query';
export type { Scope } from './list-scope';
export { createListSources } from './list-sources';
export { catalogModule } from './module';
export { catalogPersonalData } from './personal-data';
export { pauseProducts, resumeProducts } from './pause-products';
export { presentCard } from './present-card';
export { assertProductSlug } from './product-slug';
export { readCategories } from './read-categories';
export { readFirstPictures } from './read-first-pictures';
export { readFirstProducts, readProductPage } from './read-product-page';
export { ProductCardSchema, ProductPageSchema, ReviewSchema, StarSummarySchema } from './schema';
export type { Synonym } from './search/dictionary';
export { refreshSearch } from './search/refresh-search';
