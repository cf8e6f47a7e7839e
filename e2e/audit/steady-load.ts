import { Agent, request as ask } from 'node:http';

/** One request of a load. `uncached`: the page cache cannot contain the answer. */
export interface Planned {
  address: string;
  uncached: boolean;
  /** Sent as JSON with POST; without it the request is a GET. */
  body?: unknown;
  /** What every complete answer contains. */
  content?: string;
}

export interface Sent extends Planned {
  /** Milliseconds since 1970. */
  startedAt: number;
  ms: number;
  /** 0: no answer. */
  status: number;
  /** Why there is no answer, or no complete one. */
  fault?: string;
}

/** Milliseconds after which a request counts as failed. */
const PATIENCE_MS = 30_000;

/** Sends requests at a steady rate, even if earlier ones have no answer yet. */
export function startLoad(origin: string, perSecond: number, plan: (number: number) => Planned) {
  const agent = new Agent({ keepAlive: true });
  const running = new Set<Promise<void>>();
  const sent: Sent[] = [];
  let number = 0;

  function send(planned: Planned): Promise<void> {
    const start = performance.now();
    const startedAt = Date.now();
    return new Promise((resolve) => {
      const note = (status: number, fault?: Error) => {
        const ms = performance.now() - start;
        sent.push({ ...planned, startedAt, status, ms, ...(fault && { fault: String(fault) }) });
        resolve();
      };
      const body = planned.body === undefined ? undefined : JSON.stringify(planned.body);
      const method = body === undefined ? 'GET' : 'POST';
      const headers = body === undefined ? {} : { 'content-type': 'application/json' };
      const options = { method, headers, agent, timeout: PATIENCE_MS };
      const request = ask(`${origin}${planned.address}`, options, (answer) => {
        let text = '';
        if (planned.content === undefined) answer.resume();
        else answer.setEncoding('utf8').on('data', (part: string) => (text += part));
        answer.once('end', () => {
          const lacks = text.includes(planned.content ?? '') ? undefined : new Error(`no ${planned.content}`);
          note(answer.statusCode ?? 0, lacks);
        });
        answer.once('error', (error) => note(0, error));
      });
      request.once('timeout', () => request.destroy(new Error(`no answer in ${PATIENCE_MS} ms`)));
      request.once('error', (error) => note(0, error));
      request.end(body);
    });
  }

  const timer = setInterval(() => {
    const request = send(plan(number++)).finally(() => running.delete(request));
    running.add(request);
  }, 1000 / perSecond);

  return {
    sent,
    async stop(): Promise<Sent[]> {
      clearInterval(timer);
      await Promise.all(running);
      agent.destroy();
      return sent;
    },
  };
}

/** One line for each request without a complete answer or with a status of 500 and above. */
export const failuresOf = (sent: readonly Sent[]): string[] =>
  sent
    .filter(({ status, fault }) => status === 0 || status >= 500 || fault !== undefined)
    .map(
      ({ address, status, fault, startedAt }) =>
        `${new Date(startedAt).toISOString()} ${address}: ${status} ${fault ?? ''}`,
    );

/** The value below which this share of the values lies. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
