import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import { SANDBOX_PAYSTACK_KEY } from '../../src/platform/environment/paystack-settings';
import { type RunningPaystackSandbox, startPaystackSandbox } from '../../src/sandbox/paystack/start-paystack-sandbox';
import { startIdentity, type TestIdentity } from '../start-identity';
import type { DatabaseKind } from '../test-databases';
import { withApi } from '../with-api';
import { anyRequest } from './any-request';
import type { KnownValues } from './any-value';
import { readKnownValues } from './read-known-values';
import { readOperations } from './read-operations';
import { send, toBytes } from './send';

/** `npm test` runs a sample; `npm run audit` sets FUZZ_REQUESTS=10000. FUZZ_SEED repeats a run. */
const requests = Number(process.env.FUZZ_REQUESTS ?? 150);
const seed = Number(process.env.FUZZ_SEED ?? Math.floor(Math.random() * 2 ** 31));
const LONGEST_MS = 60_000 + requests * 60;
/** A request can end its own session, so new shoppers replace old ones. */
const REQUESTS_PER_SHOPPER = 25;

const databases: DatabaseKind[] = requests > 300 ? ['postgres'] : ['pglite', 'postgres'];

describe.each(databases)('requests made from the OpenAPI document, on %s', (database) => {
  let paystack: RunningPaystackSandbox;
  let identity: TestIdentity;
  const env: Record<string, string> = { RATE_LIMIT_SCALE: '1000000', CAPTCHA_COST: '1' };
  beforeAll(async () => {
    const quiet = { webhookUrl: 'http://127.0.0.1:9/', retryDelaysMs: [], nodeEnvironment: 'test' };
    paystack = await startPaystackSandbox({ port: 0, secretKey: SANDBOX_PAYSTACK_KEY, ...quiet });
    identity = await startIdentity();
    Object.assign(env, identity.settings, { PAYSTACK_BASE_URL: paystack.url, OIDC_TIMEOUT_MS: '30000' });
  });
  afterAll(() => Promise.all([paystack?.close(), identity?.stop()]));
  const api = withApi({ database, contents: 'seeded', env });
  let port: number;
  let known: KnownValues;
  beforeAll(async () => {
    await api.app.listen({ port: 0, host: '127.0.0.1' });
    port = (api.app.server.address() as AddressInfo).port;
    known = await readKnownValues(api.db);
  });

  it(
    'are never answered with 5xx',
    async () => {
      const operations = readOperations(api.app.swagger());
      expect(operations.length).toBeGreaterThan(70);
      const statuses = new Map<number | null, number>();
      const failures: string[] = [];
      let played = 0;
      let authorization = '';
      await fc.assert(
        fc.asyncProperty(anyRequest(operations, known, SANDBOX_PAYSTACK_KEY), async (request) => {
          if (played++ % REQUESTS_PER_SHOPPER === 0)
            ({ authorization } = await api.signIn(await api.createShopper({ email: `fuzz${played}@example.com` })));
          const sent = toBytes(request, authorization);
          const status = await send(port, sent);
          statuses.set(status, (statuses.get(status) ?? 0) + 1);
          const bad = status === null ? sent.whole : status >= 500;
          if (bad) failures.push(`${status}: ${sent.bytes.subarray(0, 2_000).toString('latin1')}`);
        }),
        { seed, numRuns: requests },
      );
      expect({ FUZZ_SEED: seed, failures }).toEqual({ FUZZ_SEED: seed, failures: [] });
      // A run where everything is refused proves nothing.
      expect(statuses.get(200) ?? 0).toBeGreaterThan(requests / 10);
      expect(statuses.get(422) ?? 0).toBeGreaterThan(requests / 20);
      expect((await api.inject({ url: '/health' })).statusCode).toBe(200);
    },
    LONGEST_MS,
  );
});
