import { readVersions, type SliceVersion } from '@nkm/server';
import { Counter, Gauge, Histogram, measureServer, type Registry } from '@nkm/server/metrics';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

declare module 'fastify' {
  interface FastifyInstance {
    metrics: Metrics;
  }
}

/** What the API counts. Without METRICS_TOKEN nobody reads it. */
export interface Metrics {
  registry: Registry;
  /** A run of a job ended after so many seconds. */
  jobEnded(job: string, result: 'done' | 'failed', seconds: number): void;
  /** A payment at the provider reached a state that settles it. */
  paymentSettled(way: string, status: string): void;
  /** A shopper who has these versions added a product to the cart. */
  addedToCart(versions: readonly SliceVersion[]): void;
}

/** Requests, connections to the database, jobs, messages and payments, for `GET /metrics`. */
export const metricsPlugin = fp(
  async (app: FastifyInstance) => {
    const registry = measureServer(app, { prefix: 'nkm_api', token: app.config.metricsToken });
    const registers = [registry];
    const jobs = new Histogram({
      name: 'nkm_api_job_duration_seconds',
      help: 'Runs of each job on this instance',
      labelNames: ['job', 'result'],
      buckets: [0.05, 0.25, 1, 5, 30, 120],
      registers,
    });
    const lastDone = new Gauge({
      name: 'nkm_api_job_last_done_timestamp_seconds',
      help: 'When a run of each job last ended well on this instance',
      labelNames: ['job'],
      registers,
    });
    const payments = new Counter({
      name: 'nkm_api_payments_settled_total',
      help: 'Payments at the provider that succeeded, failed or must be refunded, by way to pay',
      labelNames: ['way', 'status'],
      registers,
    });
    countConnections(app, registry);
    countMessages(app, registry);
    countPaidOrders(app, registry);
    app.decorate('metrics', {
      registry,
      jobEnded(job, result, seconds) {
        jobs.observe({ job, result }, seconds);
        if (result === 'done') lastDone.setToCurrentTime({ job });
      },
      paymentSettled: (way, status) => payments.inc({ way, status }),
      addedToCart: countAdditions(registry),
    });
  },
  { name: 'metrics' },
);

function countConnections({ database: { pool } }: FastifyInstance, registry: Registry): void {
  if (pool === null) return;
  new Gauge({
    name: 'nkm_api_database_connections',
    help: 'Connections to PostgreSQL in use and idle, and requests that wait for one',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      this.set({ state: 'used' }, pool.totalCount - pool.idleCount);
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'waiting' }, pool.waitingCount);
    },
  });
}

/** Versions that an instance counts. A rollout needs two for each slice; anyone can name others. */
const MOST_VERSIONS = 100;

function countAdditions(registry: Registry): Metrics['addedToCart'] {
  const additions = new Counter({
    name: 'nkm_api_cart_additions_total',
    help: 'Products that shoppers added to the cart, by the versions that they had of the slices',
    labelNames: ['slice', 'version'],
    registers: [registry],
  });
  const known = new Set<string>();
  return (versions) => {
    for (const { slice, version } of versions) {
      const key = `${slice}@${version}`;
      if (!known.has(key) && known.size >= MOST_VERSIONS) continue;
      known.add(key);
      additions.inc({ slice, version });
    }
  };
}

const DAY_MS = 86_400_000;

/** All instances report the same: the orders in the database. */
function countPaidOrders({ db, clock }: FastifyInstance, registry: Registry): void {
  new Gauge({
    name: 'nkm_api_paid_orders',
    help: 'Orders paid in the last 24 hours, by the versions of the slices with which they were placed',
    labelNames: ['slice', 'version'],
    registers: [registry],
    async collect() {
      this.reset();
      const rows = await db
        .selectFrom('orders')
        .select(['slice_versions', ({ fn }) => fn.countAll<number>().as('count')])
        .where('paid_at', '>', new Date(clock().getTime() - DAY_MS))
        .where('slice_versions', 'is not', null)
        .groupBy('slice_versions')
        .orderBy('count', 'desc')
        .limit(MOST_VERSIONS)
        .execute();
      for (const { slice_versions, count } of rows)
        for (const labels of readVersions(slice_versions ?? undefined)) this.inc({ ...labels }, Number(count));
    },
  });
}

const CHANNELS = ['email', 'sms'] as const;

/** All instances report the same: the messages in the database. */
function countMessages({ db, clock }: FastifyInstance, registry: Registry): void {
  const waiting = (now: Date) =>
    db
      .selectFrom('outbox')
      .select(['channel', ({ fn }) => fn.countAll<number>().as('count'), ({ fn }) => fn.min('created_at').as('since')])
      .where('sent_at', 'is', null)
      .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]))
      .groupBy('channel')
      .execute();
  const options = { labelNames: ['channel'], registers: [registry] };
  new Gauge({
    ...options,
    name: 'nkm_api_outbox_messages',
    help: 'Mails and text messages that were not delivered',
    async collect() {
      const rows = await waiting(clock());
      for (const channel of CHANNELS)
        this.set({ channel }, Number(rows.find((one) => one.channel === channel)?.count ?? 0));
    },
  });
  new Gauge({
    ...options,
    name: 'nkm_api_outbox_oldest_seconds',
    help: 'Age of the oldest mail or text message that was not delivered; 0 without one',
    async collect() {
      const now = clock();
      const rows = await waiting(now);
      for (const channel of CHANNELS) {
        const since = rows.find((one) => one.channel === channel)?.since ?? now;
        this.set({ channel }, (now.getTime() - since.getTime()) / 1000);
      }
    },
  });
}
