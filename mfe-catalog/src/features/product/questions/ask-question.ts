import type { Platform } from '@nkm/platform';

/** Asks the seller (CAT-CALL-013). @throws ApiError 409 for a repeated question */
export async function askQuestion({ api }: Pick<Platform, 'api'>, productId: number, question: string): Promise<void> {
  await api.post('/product/question', { question, product_id: productId });
}
