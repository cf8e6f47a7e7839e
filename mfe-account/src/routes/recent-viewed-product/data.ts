import { type LoadArguments, type ProductCard, readField } from '@nkm/contracts';
import type { Platform } from '@nkm/platform';
import { messages } from '../../features/recently-viewed/messages';

export interface Data {
  products: ProductCard[];
  /** How many viewed products are no longer sold; 0 also with an older server. */
  withdrawn: number;
}

/** GET /products/recent: the shopper's products, newest first, each once (ACC-CALL-016). */
export async function load({ platform, signal }: LoadArguments<Platform>): Promise<Data> {
  try {
    const body = await platform.api.get<unknown>('/products/recent', { signal });
    const products = readField<ProductCard[]>(body, 'products') ?? [];
    const withdrawn = readField<number>(body, 'withdrawn') ?? 0;
    return { products: [...new Map(products.map((product) => [product.id, product])).values()], withdrawn };
  } catch (error) {
    if (!signal.aborted) platform.toast('error', messages.failed);
    throw error; // the page offers Retry
  }
}
