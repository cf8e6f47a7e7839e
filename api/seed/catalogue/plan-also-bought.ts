import { createRandom } from '../random';

interface Bought {
  id: number;
  category_id: number;
  subcategory_id: number;
  popularity: number;
}

export interface AlsoBoughtSeed {
  product_id: number;
  other_id: number;
  orders: number;
}

/** Also-bought products drawn for each product; other products' draws add more. */
const DRAWN = 5;

/**
 * Also-bought pairs from before the shop opened: other subcategories of the same category, popular products more often.
 * The counts are symmetric.
 */
export function planAlsoBought(products: readonly Bought[], seed: number): AlsoBoughtSeed[] {
  const pairs = new Map<string, AlsoBoughtSeed>();
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
