import type { Faults } from './faults';
import { signWebhook } from './sign-webhook';

export interface WebhookSettings {
  url: string;
  secretKey: string;
  /** Delays in milliseconds between deliveries that were not answered with 200. */
  retryDelaysMs: readonly number[];
  log(message: string): void;
}

/** Paystack’s retries, shortened from three days to three minutes. */
export const RETRY_DELAYS_MS = [1_000, 2_000, 5_000, 10_000, 20_000, 40_000, 60_000, 60_000];

export interface Webhooks {
  /** Sends an event until the answer is 200 or the retries are used up. */
  announce(event: string, data: object, faults: Faults): void;
  stop(): void;
}

export function createWebhooks({ url, secretKey, retryDelaysMs, log }: WebhookSettings): Webhooks {
  const timers = new Set<NodeJS.Timeout>();
  const stopping = new AbortController();

  const later = (ms: number, action: () => void) => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      action();
    }, ms);
    timers.add(timer);
  };

  async function deliver(body: string, signature: string, attempt: number): Promise<void> {
    const problem = await post(body, signature);
    if (problem === null || stopping.signal.aborted) return;
    const delay = retryDelaysMs[attempt];
    log(`webhook ${url}: ${problem}; ${delay === undefined ? 'given up' : `again in ${delay} ms`}`);
    if (delay !== undefined) later(delay, () => void deliver(body, signature, attempt + 1));
  }

  /** Null on success, else the problem. */
  async function post(body: string, signature: string): Promise<string | null> {
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-paystack-signature': signature },
        body,
        signal: AbortSignal.any([stopping.signal, AbortSignal.timeout(30_000)]),
      });
      await response.arrayBuffer();
      return response.status === 200 ? null : `answered ${response.status}`;
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  }

  return {
    announce(event, data, { webhook, webhookDelayMs }) {
      if (webhook === 'drop') return log(`webhook ${event} dropped on request`);
      const body = JSON.stringify({ event, data });
      const signature = signWebhook(body, webhook === 'bad-signature' ? `${secretKey}-wrong` : secretKey);
      for (let copy = 0; copy < (webhook === 'repeat' ? 2 : 1); copy += 1)
        later(webhookDelayMs, () => void deliver(body, signature, 0));
    },
    stop() {
      stopping.abort();
      for (const timer of timers) clearTimeout(timer);
      timers.clear();
    },
  };
}
