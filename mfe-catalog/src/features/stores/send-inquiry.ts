import { hasFeature } from '@nkm/contracts';
import type { Platform } from '@nkm/platform';
import type { ContactMessage } from '../../contact-form/check-contact-message';

/**
 * Sends a message to a store and resolves with the server's answer. A documented server only accepts messages to the
 * marketplace (CAT-CALL-016), so the subject names the store.
 */
export async function sendInquiry(
  { api, settings }: Pick<Platform, 'api' | 'settings'>,
  store: { id: number; store_name: string },
  letter: ContactMessage,
  captchaToken: string,
): Promise<string> {
  const reached = hasFeature(settings, 'store-inquiries')
    ? api.post<{ message: string }>(`/users/${store.id}/inquiries`, { ...letter, captchaToken })
    : api.post<{ message: string }>('/mail/contact-us', {
        ...letter,
        subject: `${store.store_name}: ${letter.subject}`,
        captchaToken,
      });
  return (await reached).message;
}
