import { Agent, get } from 'node:http';

/** One request of a load. `uncached`: the page cache cannot have the answer. */
export interface Planned {
  address: string;
  uncached: boolean;
}

export interface Sent extends Planned {
  /** Milliseconds since 1970. */
  startedAt: number;
  ms: number;
  /** 0: no answer. */
  status: number;
}

/** Milliseconds after which a request counts as failed. */
const PATIENCE_MS = 30_000;

/** Sends requests at a steady rate, whether or not the ones before are answered. */
export function startLoad(origin: string, perSecond: number, plan: (number: number) => Planned) {
  const agent = new Agent({ keepAlive: true });
  const running = new Set<Promise<void>>();
  const sent: Sent[] = [];
  let number = 0;

  function send(planned: Planned): Promise<void> {
    const start = performance.now();
    const startedAt = Date.now();
    return new Promise((resolve) => {
      const note = (status: number) => {
        sent.push({ ...planned, startedAt, status, ms: performance.now() - start });
        resolve();
      };
      const request = get(`${origin}${planned.address}`, { agent, timeout: PATIENCE_MS }, (answer) => {
        answer.resume();
        answer.once('end', () => note(answer.statusCode ?? 0));
        answer.once('error', () => note(0));
      });
      request.once('timeout', () => request.destroy());
      request.once('error', () => note(0));
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

/** The value below which that share of them lies. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
