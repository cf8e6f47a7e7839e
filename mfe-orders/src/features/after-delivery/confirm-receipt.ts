import type { Platform } from '@nkm/platform';

interface Answer {
  data: { coins: number };
}

/**
 * POST /invoices/{id}/confirm (ours). Sent again it changes nothing and answers the same.
 * @returns coins that it earned, 0 after the review window
 * Rejects with an ApiError, 409 for what is not delivered.
 */
export async function confirmReceipt({ api }: Pick<Platform, 'api'>, invoiceId: number): Promise<number> {
  const { data } = await api.post<Answer>(`/invoices/${invoiceId}/confirm`);
  return data.coins;
}
