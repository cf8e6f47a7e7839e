/**
 * Card data that seldom changes, stored in `products.card` so that a list reads one table. Code that changes a vendor's
 * name, a category's title or a product's description must rewrite the cards.
 */
export interface Card {
  vendor: { id: number; name: string; store_name: string; avatar_key: string | null };
  category: { name: string; title: string; slug: string };
  subcategory: { name: string; slug: string };
  /** Sanitised HTML, the first paragraph only. */
  description: string;
}

/** Further words by which a product is found: brand, subcategory and category (`products.search_words`). */
export function searchWordsOf(brand: string, { category, subcategory }: Card): string {
  return `${brand} ${subcategory.name} ${category.title}`;
}

const LONGEST = 200;

/** The first paragraph of a description, cut at a word when it is long. */
export function shortDescription(html: string): string {
  const first = /<p>(.*?)<\/p>/s.exec(html)?.[1] ?? html;
  const text = first
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  if (text.length <= LONGEST) return `<p>${text}</p>`;
  // Drops a cut entity whole; otherwise a lone `&am` would show.
  return `<p>${text.slice(0, LONGEST).replace(/&[a-z0-9#]*$|\s\S*$/i, '')}…</p>`;
}
