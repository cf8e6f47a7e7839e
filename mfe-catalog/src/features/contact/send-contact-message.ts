import type { Platform } from '@nkm/platform';
import type { ContactMessage } from '../../contact-form/check-contact-message';

/** POST /mail/contact-us (CAT-CALL-016); resolves with the server's message. */
export async function sendContactMessage(
  { api }: Pick<Platform, 'api'>,
  letter: ContactMessage,
  captchaToken: string,
): Promise<string> {
  const { message } = await api.post<{ message: string }>('/mail/contact-us', { ...letter, captchaToken });
  return message;
}
