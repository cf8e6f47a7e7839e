import type { PersonalData } from '../../platform/personal-data/personal-data';

/** This module stores nothing about shoppers. */
export const catalogPersonalData: PersonalData = {
  tables: {
    categories: null,
    category_types: null,
    product_pictures: null,
    product_variants: null,
    products: null,
    search_synonyms: null,
    search_terms: null,
    subcategories: null,
  },
};
