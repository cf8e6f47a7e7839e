import type { Platform } from '@nkm/platform';
import type { Letter } from '../../../letters/check-letter';

export interface AbuseReport extends Letter {
  productId: number;
  captchaToken: string;
}

/** POST /abuse (spec 1 §7): the text is called `comment` there. Answers with the server's message. */
export async function sendReport({ api }: Pick<Platform, 'api'>, report: AbuseReport): Promise<string> {
  const { productId: product_id, content: comment, ...rest } = report;
  const { message } = await api.post<{ message: string }>('/abuse', { ...rest, comment, product_id });
  return message;
}
