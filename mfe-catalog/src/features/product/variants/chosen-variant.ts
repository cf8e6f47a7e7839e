import type { Product, Variant } from '@nkm/contracts';
import { fits, picksOf, titlesOf, valuesOf, type Picks } from './options';

type Variants = Pick<Product, 'variants' | 'variants_id'>;

/** What the shopper has chosen of a product, and what is missing (docs/rules.md "Product page"). */
export interface Choice {
  /** The variant with the picture and the price of the page; null for a product without variants. */
  shown: Variant | null;
  /** The variant to buy; null while a choice is missing, and for a product without variants. */
  chosen: Variant | null;
  /** Titles that the shopper must still choose, in server order. */
  missing: string[];
  picks: Picks;
  /** The variants that fit the choice so far. */
  fitting: readonly Variant[];
}

const COLOUR = /^colou?r$/i;

/** Whether an option is a size: each but a colour is, such as Size, Age or Storage. */
export const isSize = (title: string): boolean => !COLOUR.test(title);

/**
 * Reads the choice from the address (`?variant=`), else from `picks`. Nothing is chosen in advance where there are
 * sizes. Without sizes the usual variant is chosen.
 */
export function readChoice(product: Variants, query: URLSearchParams, picks: Picks): Choice {
  const { variants } = product;
  if (namedVariant(variants, query) === undefined && titlesOf(variants).some(isSize)) return readPicks(product, picks);
  const shown = chosenVariant(product, query);
  return { shown, chosen: shown, missing: [], picks: shown ? picksOf(shown) : {}, fitting: shown ? [shown] : [] };
}

/** What these values choose. A title with a single value needs no choice. */
export function readPicks(product: Variants, picks: Picks): Choice {
  const { variants } = product;
  const titles = titlesOf(variants);
  const all = { ...Object.fromEntries(titles.flatMap((title) => onlyValue(variants, title))), ...picks };
  const found = variants.filter((variant) => fits(variant, all));
  const fitting = found.length > 0 ? found : variants;
  const missing = titles.filter((title) => !(title in all) && valuesOf(fitting, title).length > 0);
  const shown = usualVariant({ ...product, variants: [...fitting] });
  return { shown, chosen: missing.length === 0 ? shown : null, missing, picks: all, fitting };
}

function onlyValue(variants: readonly Variant[], title: string): [title: string, value: string][] {
  const [value, other] = valuesOf(variants, title);
  const isOnly = value !== undefined && other === undefined && variants.every((one) => fits(one, { [title]: value }));
  return isOnly ? [[title, value]] : [];
}

/**
 * The variant that the page shows: the one in the address, else the product's default or, when that is sold out, the
 * first one in stock. Null for a product without variants.
 */
export const chosenVariant = (product: Variants, query: URLSearchParams): Variant | null =>
  namedVariant(product.variants, query) ?? usualVariant(product);

function namedVariant(variants: readonly Variant[], query: URLSearchParams): Variant | undefined {
  const named = query.get('variant');
  return named === null ? undefined : variants.find(({ id }) => id === Number(named));
}

function usualVariant({ variants, variants_id }: Variants): Variant | null {
  const usual = variants.find(({ id }) => id === variants_id) ?? variants[0];
  const inStock = (variant: Variant | undefined) => variant !== undefined && variant.quantity > 0;
  return (inStock(usual) ? usual : variants.find(inStock)) ?? usual ?? null;
}
