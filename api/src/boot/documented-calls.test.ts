import { DOCUMENTED_CALLS, type DocumentedCall } from '@nkm/contracts/documented-calls';
import { withApi } from '../../test/with-api';

interface Schema {
  type?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  allOf?: Schema[];
}

/** The parts of a schema: alternatives and intersections count together. */
const partsOf = (schema: Schema): Schema[] => [
  schema,
  ...[schema.anyOf, schema.allOf].flatMap((more = []) => more.flatMap(partsOf)),
];

const fieldsOf = (schema: unknown): string[] =>
  schema ? partsOf(schema as Schema).flatMap(({ properties = {} }) => Object.keys(properties)) : [];

/** Finds `data.state` or `data[]` in a response schema. */
function declares(schema: Schema, read: string): boolean {
  const names = read.replace('[]', '').split('.');
  const found = names.reduce<Schema[]>(
    (schemas, name) => schemas.flatMap(partsOf).flatMap(({ properties }) => properties?.[name] ?? []),
    [schema],
  );
  return read.endsWith('[]') ? found.flatMap(partsOf).some(({ type }) => type === 'array') : found.length > 0;
}

/** The value of `data.state` or `data[]` in a body; undefined when it is absent, or no list. */
function valueOf(body: unknown, read: string): unknown {
  const names = read.replace('[]', '').split('.');
  const value = names.reduce<unknown>((inner, name) => (inner as Record<string, unknown> | undefined)?.[name], body);
  return read.endsWith('[]') && !Array.isArray(value) ? undefined : value;
}

const lacking = (wanted: readonly string[], has: (name: string) => boolean) => wanted.filter((name) => !has(name));

describe('API-RULE-002 every documented call', () => {
  const api = withApi({ database: 'pglite', contents: 'seeded' });

  function routeOf({ call }: DocumentedCall) {
    const [method, path = ''] = call.split(/ (.*)/);
    const shape = (address: string) => address.replace(/\{[^}]+\}|:[^/]+/g, '*');
    return api.app.routeList.find((route) => route.method === method && shape(route.url) === shape(path));
  }

  it.each(DOCUMENTED_CALLS.map((row) => [row.call, row] as const))('is served as written: %s', (_name, row) => {
    const { payload = [], query = [], reads = [], status } = row;
    const route = routeOf(row);
    expect(route).toBeDefined();
    const { body, querystring, response = {} } = route!.schema;
    const answers = response as Record<string, Schema>;
    const [success = ''] = Object.keys(answers).filter((code) => code.startsWith('2'));
    expect({
      status: success,
      payload: lacking(payload, (name) => fieldsOf(body).includes(name)),
      query: lacking(query, (name) => fieldsOf(querystring).includes(name)),
      reads: lacking(reads, (read) => declares(answers[success]!, read)),
    }).toEqual({ status: String(status ?? 200), payload: [], query: [], reads: [] });
  });

  const examples = DOCUMENTED_CALLS.filter(({ example }) => example !== undefined);
  it.each(examples.map((row) => [row.example!, row] as const))(
    'answers with its envelope: GET %s',
    async (example, row) => {
      const { users, products, vendors, states, invoices, coupons } = await someIds();
      const headers = await api.signIn({ id: users });
      const ids: Record<string, number> = {
        product: products,
        vendor: vendors,
        state: states,
        invoice: invoices,
        coupon: coupons,
      };
      const url = example.replace(/\{(\w+)\}/g, (_, name: string) => String(ids[name]));
      const answer = await api.inject({ url, headers });
      expect(answer.statusCode).toBe(200);
      const body: unknown = answer.json();
      expect(lacking(row.reads ?? [], (read) => valueOf(body, read) !== undefined)).toEqual([]);
    },
  );

  /** Ids of the seeded shop: a shopper with orders, and things that the examples name. */
  async function someIds() {
    const order = await api.db
      .selectFrom('orders')
      .innerJoin('invoices', 'invoices.order_id', 'orders.id')
      .select(['orders.user_id', 'invoices.id'])
      .limit(1)
      .executeTakeFirstOrThrow();
    const idIn = async (table: 'products' | 'vendors' | 'states' | 'coupons') =>
      (await api.db.selectFrom(table).select('id').orderBy('id').limit(1).executeTakeFirstOrThrow()).id;
    const [products, vendors] = await Promise.all([idIn('products'), idIn('vendors')]);
    const [states, coupons] = await Promise.all([idIn('states'), idIn('coupons')]);
    return { users: order.user_id, invoices: order.id, products, vendors, states, coupons };
  }
});
