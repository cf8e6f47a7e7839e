import type { Platform } from '@nkm/platform';
import type { Letter } from '../../letters/check-letter';

/**
 * Sends a letter to a store and answers with the server's message. A server as documented knows letters to the
 * marketplace only (spec 2 §7): it gets the store's name in the subject.
 */
export async function sendInquiry(
  { api, settings }: Pick<Platform, 'api' | 'settings'>,
  store: { id: number; store_name: string },
  letter: Letter,
  captchaToken: string,
): Promise<string> {
  const reached = settings.capabilities.includes('store-inquiries')
    ? api.post<{ message: string }>(`/users/${store.id}/inquiries`, { ...letter, captchaToken })
    : api.post<{ message: string }>('/mail/contact-us', {
        ...letter,
        subject: `${store.store_name}: ${letter.subject}`,
        captchaToken,
      });
  return (await reached).message;
}
