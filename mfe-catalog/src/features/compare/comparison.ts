/** The data of a product that the comparison rows need. */
export interface ComparedValues {
  /** Values by row name, in the order of the product's specification. */
  values: Readonly<Record<string, string>>;
}

export interface ComparisonRow {
  name: string;
  /** One per product, in their order; null when a product does not specify it. */
  values: (string | null)[];
  differs: boolean;
}

/**
 * The rows of a comparison: every name that one of the products has, in order of appearance. Names match regardless
 * of case ("Colour", "colour"), because stores write them differently.
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
