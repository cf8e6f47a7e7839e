import type { ProductCard } from '@nkm/contracts';

/** The products that have all words in their title, on that shelf if one is named: for a server that cannot look. */
export function chooseProducts(
  products: readonly ProductCard[],
  { query, category }: { query: string; category: string | null },
): ProductCard[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return products.filter(({ title, subcategory }) => {
    const own = title.toLowerCase();
    return words.every((word) => own.includes(word)) && (category === null || subcategory.slug === category);
  });
}

/** The shelves of these products, the fullest first. */
export function shelvesOf(products: readonly ProductCard[]): { title: string; slug: string; count: number }[] {
  const shelves = new Map<string, { title: string; slug: string; count: number }>();
  for (const { subcategory } of products) {
    const shelf = shelves.get(subcategory.slug) ?? { title: subcategory.name, slug: subcategory.slug, count: 0 };
    shelves.set(subcategory.slug, { ...shelf, count: shelf.count + 1 });
  }
  return [...shelves.values()].sort((a, b) => b.count - a.count);
}
