import type { Platform } from '@nkm/platform';
import type { ContactMessage } from '../../../contact-form/check-contact-message';

export interface AbuseReport extends ContactMessage {
  productId: number;
  captchaToken: string;
}

/** POST /abuse (CAT-CALL-014), which names the text `comment`. Resolves with the server's message. */
export async function sendReport({ api }: Pick<Platform, 'api'>, report: AbuseReport): Promise<string> {
  const { productId: product_id, content: comment, ...rest } = report;
  const { message } = await api.post<{ message: string }>('/abuse', { ...rest, comment, product_id });
  return message;
}
