import { readText, searchPath, type Suggestions } from '@nkm/contracts';
import { paths } from '../../paths';
import { messages } from './messages';

/** One line of the list under the search box. */
export interface Suggestion {
  kind: 'recent' | 'word' | 'category' | 'product';
  title: string;
  /** The address of its link. */
  to: string;
  /** The category above a subcategory. */
  parent?: string;
  product?: Suggestions['products'][number];
}

export interface SuggestionGroup {
  title: string;
  items: Suggestion[];
}

const MOST_WORDS = 4;
const MOST_CATEGORIES = 3;
const MOST_PRODUCTS = 5;

/** The groups of the list: recent searches while the box is empty, then suggestions for the typed text. */
export function suggestionGroups(
  typed: string,
  recent: readonly string[],
  found: Suggestions | null,
  category: string,
): SuggestionGroup[] {
  const search = (kind: 'recent' | 'word') => (title: string) => {
    const to = searchPath(title, category);
    return to === null ? [] : [{ kind, title, to }];
  };
  const groups: SuggestionGroup[] =
    readText(typed) === ''
      ? [{ title: messages.recent, items: recent.flatMap(search('recent')) }]
      : found
        ? [
            { title: messages.words, items: found.words.slice(0, MOST_WORDS).flatMap(search('word')) },
            { title: messages.categories, items: found.categories.slice(0, MOST_CATEGORIES).map(categoryItem) },
            { title: messages.products, items: found.products.slice(0, MOST_PRODUCTS).map(productItem) },
          ]
        : [];
  return groups.filter(({ items }) => items.length > 0);
}

const categoryItem = ({ title, slug, parent }: Suggestions['categories'][number]): Suggestion => ({
  kind: 'category',
  title,
  to: paths.subcategory(slug),
  ...(parent ? { parent } : {}),
});

const productItem = (product: Suggestions['products'][number]): Suggestion => ({
  kind: 'product',
  title: product.title,
  to: paths.product(product.slug),
  product,
});
