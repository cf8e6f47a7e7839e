import type { Platform } from '@nkm/platform';
import type { Letter } from '../../letters/check-letter';

/** POST /mail/contact-us (spec 2 §7); answers with the server's message. */
export async function sendContactMessage(
  { api }: Pick<Platform, 'api'>,
  letter: Letter,
  captchaToken: string,
): Promise<string> {
  const { message } = await api.post<{ message: string }>('/mail/contact-us', { ...letter, captchaToken });
  return message;
}
