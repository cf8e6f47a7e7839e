import type { Platform } from '@nkm/platform';

/** A product, or one variant of it. */
export interface Wanted {
  productId: number;
  variantId: number | null;
}

type Api = Pick<Platform, 'api'>;

/** Whether the shopper already waits for it. Rejects with an ApiError. */
export async function hasAlert({ api }: Api, { productId, variantId }: Wanted, signal: AbortSignal): Promise<boolean> {
  const { data } = await api.get<{ data: { product_id: number; variant_id: number | null }[] }>('/stock-alerts', {
    signal,
    background: true,
  });
  return data.some(({ product_id, variant_id }) => product_id === productId && variant_id === variantId);
}

/** Asks for a notice. Rejects with an ApiError. */
export async function addAlert({ api }: Api, { productId, variantId }: Wanted): Promise<void> {
  await api.post(`/stock-alerts/${productId}`, variantId === null ? {} : { variant: variantId });
}

export async function removeAlert({ api }: Api, { productId, variantId }: Wanted): Promise<void> {
  await api.delete(`/stock-alerts/${productId}`, { query: { variant: variantId } });
}

const keyOf = ({ productId, variantId }: Wanted) => `draft:notify:${productId}:${variantId ?? ''}` as const;

/** Stores a guest's wish during sign-in. */
export const keepWish = ({ storage }: Pick<Platform, 'storage'>, wanted: Wanted): void =>
  void storage.set(keyOf(wanted), 'yes');

export const hasWish = ({ storage }: Pick<Platform, 'storage'>, wanted: Wanted): boolean =>
  storage.get(keyOf(wanted)) !== null;

export const forgetWish = ({ storage }: Pick<Platform, 'storage'>, wanted: Wanted): void =>
  storage.remove(keyOf(wanted));
