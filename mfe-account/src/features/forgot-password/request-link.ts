import { type Platform } from '@nkm/platform';
import { readField } from '@nkm/contracts';
import { messages } from './messages';

/** Seconds until the shopper can request another link (ACC-CONST-003). */
const RESEND_SECONDS = 300;

export interface SentLink {
  email: string;
  /** The message of the server. */
  message: string;
  /** Time from which the shopper can request another link, in milliseconds since 1970. */
  resendAt: number;
}

/**
 * Requests a link that resets the password (ACC-CALL-009, `POST /password/forgot`). The response does not reveal
 * whether the email has an account. Rejects with `ApiError`: 422 invalid email, 429 too many requests.
 */
export async function requestLink({ api }: Pick<Platform, 'api'>, email: string): Promise<SentLink> {
  const body = await api.post<unknown>('/password/forgot', { email }, { isSignIn: true });
  const said = readField<unknown>(body, 'message');
  const message = typeof said === 'string' && said !== '' ? said : messages.sent;
  return { email, message, resendAt: Date.now() + RESEND_SECONDS * 1000 };
}
