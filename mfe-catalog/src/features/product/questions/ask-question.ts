import type { Platform } from '@nkm/platform';

/** Asks the seller (spec 1 §7). Rejects with an ApiError, 409 when one asked the same before. */
export async function askQuestion({ api }: Pick<Platform, 'api'>, productId: number, question: string): Promise<void> {
  await api.post('/product/question', { question, product_id: productId });
}
