/** An answer of `GET /messages.json`. */
export interface InboxMessage {
  channel: string;
  to: string;
  subject: string;
  text: string;
  /** Null for text messages. */
  html: string | null;
  code: string | null;
  sent_at: string;
}

/** Newest first; `to` filters by recipient. Throws OutboxUnreachable. */
export type ReadMessages = (to: string | undefined) => Promise<InboxMessage[]>;

export class OutboxUnreachable extends Error {
  override name = 'OutboxUnreachable';
}

const TIMEOUT_MS = 5_000;

/** Reads messages through the API with the key of the outbox, because only the API can open the embedded database. */
export function outboxOfApi(settings: { apiBaseUrl: string; readKey(): Promise<string | null> }): ReadMessages {
  return async (to) => {
    const key = await settings.readKey();
    if (key === null) throw new OutboxUnreachable('The API has not been started yet.');
    const query = to === undefined ? '' : `?${new URLSearchParams({ to })}`;
    try {
      const answer = await fetch(`${settings.apiBaseUrl}/sandbox/outbox${query}`, {
        headers: { 'x-sandbox-key': key },
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (!answer.ok) throw new Error(`The API answered ${answer.status}.`);
      return ((await answer.json()) as { data: InboxMessage[] }).data;
    } catch (cause) {
      throw new OutboxUnreachable('The API does not answer.', { cause });
    }
  };
}
