import type { Platform } from '@nkm/platform';

interface Answer {
  data: { coins: number };
}

/**
 * POST /invoices/{id}/confirm (ours). Idempotent: a repeated call returns the same answer.
 * @returns coins earned, 0 after the review window
 * Rejects with an ApiError, 409 when the invoice is not delivered.
 */
export async function confirmReceipt({ api }: Pick<Platform, 'api'>, invoiceId: number): Promise<number> {
  const { data } = await api.post<Answer>(`/invoices/${invoiceId}/confirm`);
  return data.coins;
}
