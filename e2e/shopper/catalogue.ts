/** A product on sale, as the API lists it. */
export interface OnSale {
  id: number;
  title: string;
  slug: string;
  selling_price: number;
  quantity: number;
  has_variants: boolean;
  /** Only in a flash deal. */
  flash?: object;
}

/** The newest products at their regular price without variants, with enough in stock. */
export async function productsOnSale(api: string): Promise<OnSale[]> {
  return (await newest(api)).filter(({ has_variants, quantity, flash }) => !has_variants && !flash && quantity >= 5);
}

export async function productWithVariants(api: string): Promise<OnSale> {
  const found = (await newest(api)).find(({ has_variants, quantity }) => has_variants && quantity > 0);
  if (!found) throw new Error('None of the newest products has variants.');
  return found;
}

/** A product that is sold out; without variants. */
export async function soldOutProduct(api: string): Promise<OnSale> {
  for (let page = 1; page <= 10; page += 1) {
    const answer = await fetch(`${api}/products?perPage=100&page=${page}`);
    const { data } = (await answer.json()) as { data: OnSale[] };
    const found = data.find(({ has_variants, quantity }) => !has_variants && quantity === 0);
    if (found) return found;
  }
  throw new Error('No product is sold out.');
}

async function newest(api: string): Promise<OnSale[]> {
  const answer = await fetch(`${api}/products?perPage=40`);
  return ((await answer.json()) as { data: OnSale[] }).data;
}
