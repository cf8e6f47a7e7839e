import { refuseInTransaction } from '../database/transaction-guard';
import type { SmsSettings } from '../environment/sms-settings';
import type { Carrier } from './deliver-outbox';

const TIMEOUT_MS = 10_000;

/**
 * Sends text messages through Termii, as documented at https://developers.termii.com/messaging-api ("Send message").
 * It was not tried with a live account.
 */
export function termiiCarrier({ baseUrl, apiKey, sender, route }: SmsSettings): Carrier {
  return async ({ to, text }) => {
    refuseInTransaction('A text message');
    const response = await fetch(new URL('/api/sms/send', baseUrl), {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      // A redirect would send the key to another address.
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      body: JSON.stringify({
        // "Phone number must be in the international format (Example: 23490126727)": digits without a plus sign.
        to,
        // "Represents a sender ID for SMS", 3 to 11 characters.
        from: sender,
        // "Text of a message that would be sent to the destination phone number".
        sms: text,
        // "The kind of message that is sent, which is a plain message".
        type: 'plain',
        // "The route through which the message is sent": dnd, whatsapp or generic.
        channel: route,
        // "Your API key (It can be found on your Termii dashboard)". It is in the body, not in a header.
        api_key: apiKey,
      }),
    });
    const answer = await response.text();
    // The documented answer of an accepted message is {message_id, message, balance, user}.
    if (!response.ok || !hasMessageId(answer))
      throw new Error(`The SMS gateway answered ${response.status}${reasonIn(answer)}`);
  };
}

function hasMessageId(answer: string): boolean {
  const body = parse(answer);
  return body !== null && ['string', 'number'].includes(typeof body.message_id) && body.message_id !== '';
}

/** The gateway's own message; never its whole answer, which can repeat the request. */
function reasonIn(answer: string): string {
  const message = parse(answer)?.message;
  return typeof message === 'string' ? `: ${message.slice(0, 200)}` : '';
}

function parse(text: string): Record<string, unknown> | null {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : null;
  } catch {
    return null; // HTML of a proxy
  }
}
