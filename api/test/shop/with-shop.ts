import { startPaystackSandbox, type RunningPaystackSandbox } from '../../src/sandbox/paystack/start-paystack-sandbox';
import { SANDBOX_PAYSTACK_KEY } from '../../src/platform/environment/paystack-settings';
import type { Connections, DatabaseKind } from '../test-databases';
import { withApi, type TestApi } from '../with-api';
import { addProduct, addShelves, type NewProduct, type ShelfIds, type TestProduct } from './products';

export interface Shopper {
  id: number;
  email: string;
  headers: { authorization: string };
}

export interface TestShop extends TestApi {
  readonly sandbox: RunningPaystackSandbox;
  /** The pickup station of the tests, in Lagos. */
  readonly stationId: number;
  readonly vendorIds: readonly [number, number];
  product(product?: Partial<NewProduct>): Promise<TestProduct>;
  shopper(): Promise<Shopper>;
  /** Units left of a product without variants. */
  stockOf(productId: number): Promise<number>;
  /** Units left of a variant. */
  stockOfVariant(variantId: number): Promise<number>;
}

/** Nothing listens here: the tests deliver webhooks explicitly. */
const NOBODY_LISTENS = 'http://127.0.0.1:9/';

export interface ShopOptions extends Connections {
  providerTimeoutMs?: number;
  webhookUrl?: string;
  /** Additional modules. */
  modules?: string[];
  env?: Record<string, string>;
}

/** An API with a small catalog and the payment sandbox, for the tests of one `describe`. */
export function withShop(
  database: DatabaseKind,
  {
    providerTimeoutMs = 20_000,
    webhookUrl = NOBODY_LISTENS,
    modules = [],
    env: more = {},
    ...connections
  }: ShopOptions = {},
): TestShop {
  const env: Record<string, string> = {
    ...more,
    PUBLIC_URL: 'http://localhost:3200',
    PAYSTACK_TIMEOUT_MS: String(providerTimeoutMs),
  };
  let sandbox: RunningPaystackSandbox;
  let shelves: ShelfIds;

  beforeAll(async () => {
    sandbox = await startPaystackSandbox({
      port: 0,
      secretKey: SANDBOX_PAYSTACK_KEY,
      webhookUrl,
      retryDelaysMs: [100, 200, 400],
      nodeEnvironment: 'test',
    });
    env.PAYSTACK_BASE_URL = sandbox.url;
  });
  const api = withApi({
    database,
    ...connections,
    env,
    modules: ['cart', 'wishlist', 'checkout', 'orders', 'payments', ...modules],
  });
  beforeAll(async () => {
    shelves = await addShelves(api.db);
  });
  afterAll(() => sandbox?.close());

  return Object.defineProperties({} as TestShop, {
    ...Object.getOwnPropertyDescriptors(api),
    ...Object.getOwnPropertyDescriptors({
      get sandbox() {
        return sandbox;
      },
      get stationId() {
        return shelves.stationId;
      },
      get vendorIds() {
        return shelves.vendorIds;
      },
      product: (product: Partial<NewProduct> = {}) => addProduct(api.db, shelves, product),
      shopper: async (): Promise<Shopper> => {
        const shopper = await api.createShopper();
        return { ...shopper, headers: await api.signIn(shopper) };
      },
      stockOf: async (productId: number) => {
        const row = await api.db
          .selectFrom('products')
          .select('stock')
          .where('id', '=', productId)
          .executeTakeFirstOrThrow();
        return row.stock;
      },
      stockOfVariant: async (variantId: number) => {
        const rows = api.db.selectFrom('product_variants').select('stock').where('id', '=', variantId);
        return (await rows.executeTakeFirstOrThrow()).stock;
      },
    }),
  });
}
