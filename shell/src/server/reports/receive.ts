import type { FastifyInstance } from 'fastify';
import { MOST_IN_REQUEST } from '../../app/browser-report';
import { isFromUs } from '../http/is-from-us';
import type { ShellMetrics } from '../metrics/shell-metrics';
import { createNetworkBudget } from './network-budget';
import { networkOf } from './network-of';

/** Bytes of a request. */
const LARGEST = 16 * 1024;

export interface ReceiveOptions {
  publicUrl: string;
  metrics: Pick<ShellMetrics, 'reportsDropped'>;
  /** Milliseconds. */
  now?(): number;
}

/**
 * Takes lists that pages of this shop send to `path`. Anybody can send and forge them, so each path has limits of its
 * own, by network and in all.
 * @param use gets one item within the limits, and the sender's network; false when it is nothing that the shop knows
 */
export function receive(
  app: FastifyInstance,
  path: string,
  { publicUrl, metrics, now }: ReceiveOptions,
  use: (sent: unknown, network: string) => boolean,
): void {
  const budget = createNetworkBudget(now);

  app.post(
    path,
    {
      bodyLimit: LARGEST,
      // Before the body is read.
      onRequest: async (request, reply) => {
        const isForeign = !isFromUs(request, publicUrl);
        if (!isForeign && budget.has(networkOf(request.ip))) return;
        metrics.reportsDropped(isForeign ? 'foreign' : 'limit', 1);
        // Browsers tell other codes on the console of shoppers.
        return reply.code(isForeign ? 403 : 204).send();
      },
    },
    async (request, reply) => {
      const sent = parse(request.body);
      const network = networkOf(request.ip);
      const taken = sent.slice(0, budget.take(network, Math.min(sent.length, MOST_IN_REQUEST)));
      metrics.reportsDropped('limit', sent.length - taken.length);
      metrics.reportsDropped('unknown', taken.filter((item) => !use(item, network)).length);
      return reply.code(204).send();
    },
  );
}

/** The items in a request; none in anything that is not from the shop's script. */
function parse(body: unknown): unknown[] {
  try {
    const sent: unknown = JSON.parse(String(body));
    return Array.isArray(sent) ? sent : [];
  } catch {
    return [];
  }
}
