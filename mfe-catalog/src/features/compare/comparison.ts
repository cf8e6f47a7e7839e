/** A product of the comparison, as far as its rows need it. */
export interface ComparedValues {
  /** What stands in each row, by the row's name, in the order of the product's own list. */
  values: Readonly<Record<string, string>>;
}

export interface ComparisonRow {
  name: string;
  /** One for each product, in their order; null where a product says nothing of it. */
  values: (string | null)[];
  differs: boolean;
}

/**
 * The rows of a comparison: every name that one of the products has, in the order in which they are met. Names are
 * the same whatever their case ("Colour", "colour"): each store writes them its own way.
 */
export function comparisonRows(products: readonly ComparedValues[]): ComparisonRow[] {
  const names = new Map<string, string>();
  const byName = products.map(({ values }) => {
    const own = new Map<string, string>();
    for (const [name, value] of Object.entries(values)) {
      const key = keyOf(name);
      if (!names.has(key)) names.set(key, name.trim());
      own.set(key, value);
    }
    return own;
  });
  return [...names].map(([key, name]) => {
    const values = byName.map((own) => own.get(key) ?? null);
    return { name, values, differs: new Set(values.map((value) => value && keyOf(value))).size > 1 };
  });
}

const keyOf = (text: string) => text.trim().toLowerCase();
