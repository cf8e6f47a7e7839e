import type { FastifyBaseLogger } from 'fastify';

const TIMEOUT_MS = 10_000;

/** Tells the operators something that they should know at once. */
export type Alert = (text: string) => void;

/**
 * Posts each text as `{"text": …}` to `ALERT_WEBHOOK_URL`, as Slack, Mattermost and others take it. Without an address,
 * only the log has it.
 */
export function createAlert(url: string | null, log: Pick<FastifyBaseLogger, 'warn'>): Alert {
  return (text) => {
    if (url === null) return;
    const request = {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ text }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    };
    fetch(url, request)
      .then(({ ok, status }) => {
        if (!ok) log.warn({ status, text }, 'The address of ALERT_WEBHOOK_URL did not take an alert');
      })
      .catch((error: unknown) => log.warn({ err: error, text }, 'An alert could not be sent'));
  };
}
