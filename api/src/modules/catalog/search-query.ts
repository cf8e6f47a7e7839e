import { Type } from 'typebox';

const LONGEST_QUERY = 200;

/** The shopper's text in the search box. */
export const SearchText = Type.String({ minLength: 1, maxLength: LONGEST_QUERY });

export const CategorySlug = Type.String({ pattern: '^[A-Za-z0-9-]{1,120}$', description: 'Slug of a category' });
