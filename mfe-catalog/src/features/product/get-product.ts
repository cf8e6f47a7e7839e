import { NotFound, type Product, type Single } from '@nkm/contracts';
import { ApiError, type Platform } from '@nkm/platform';

/** One product by slug or id (CAT-CALL-008). @throws NotFound for an unknown one */
export async function getProduct(
  { api }: Pick<Platform, 'api'>,
  slugOrId: string,
  signal: AbortSignal,
): Promise<Product> {
  try {
    const { data } = await api.get<Single<Product>>(`/products/${encodeURIComponent(slugOrId)}`, { signal });
    return data;
  } catch (error) {
    const status = error instanceof ApiError ? error.status : null;
    if (status === 404 || status === 410) throw new NotFound(`No product ${slugOrId}`, status === 410);
    throw error;
  }
}
