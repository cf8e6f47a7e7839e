import type { Platform } from '@nkm/platform';
import { messages } from '../../messages';

/**
 * Sends the verification email again and shows the result in a toast (ACC-MSG-034, ACC-MSG-035); never rejects.
 * @param guest the email of an account that this browser created, without a session; null: of the signed-in shopper
 */
export async function resendEmail({ api, toast }: Pick<Platform, 'api' | 'toast'>, guest: string | null) {
  try {
    await api.post('/users/verify/resend', ...(guest === null ? [] : [{ email: guest }]));
    toast('success', messages.emailNotice.resent);
  } catch (error) {
    // The second line shows the server's message, such as to wait a minute.
    toast('error', messages.emailNotice.resendFailed, error instanceof Error ? error.message : undefined);
  }
}
