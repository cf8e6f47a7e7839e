import type { ProductCard } from '@nkm/contracts';

/** Products with all words in the title, in the subcategory if given; for a server without filters. */
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

/** The subcategories of these products, largest first. */
export function categoriesOf(products: readonly ProductCard[]): { title: string; slug: string; count: number }[] {
  const categories = new Map<string, { title: string; slug: string; count: number }>();
  for (const { subcategory } of products) {
    const category = categories.get(subcategory.slug) ?? { title: subcategory.name, slug: subcategory.slug, count: 0 };
    categories.set(subcategory.slug, { ...category, count: category.count + 1 });
  }
  return [...categories.values()].sort((a, b) => b.count - a.count);
}
