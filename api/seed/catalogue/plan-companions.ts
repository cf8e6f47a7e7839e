import { createRandom } from '../random';

interface Bought {
  id: number;
  category_id: number;
  subcategory_id: number;
  popularity: number;
}

export interface CompanionSeed {
  product_id: number;
  other_id: number;
  orders: number;
}

/** Companions that are drawn for each product; it is also drawn for some of theirs. */
const DRAWN = 5;

/**
 * What was bought together before the shop opened here: other kinds of things of the same category, popular ones
 * more often; as often in one direction as in the other.
 */
export function planCompanions(products: readonly Bought[], seed: number): CompanionSeed[] {
  const pairs = new Map<string, CompanionSeed>();
  for (const product of products) {
    const random = createRandom(seed, `companions ${product.id}`);
    const others = products.filter(
      (other) => other.category_id === product.category_id && other.subcategory_id !== product.subcategory_id,
    );
    for (const other of random.sample(others, DRAWN)) {
      const orders = random.int(1, 4) + Math.floor((product.popularity + other.popularity) / 300);
      const [one, two] = [product.id, other.id];
      pairs.set(`${one} ${two}`, { product_id: one, other_id: two, orders });
      pairs.set(`${two} ${one}`, { product_id: two, other_id: one, orders });
    }
  }
  return [...pairs.values()];
}
