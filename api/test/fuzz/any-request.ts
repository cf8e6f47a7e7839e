import { createHmac } from 'node:crypto';
import fc, { type Arbitrary } from 'fast-check';
import { anyBody, anyBodyOfNothing, type Body, toJson, wellFormed } from './any-body';
import { anyValue, type KnownValues, strange } from './any-value';
import type { Operation, Parameter } from './read-operations';

export interface FuzzRequest {
  method: string;
  /** Request target as sent, encoded or not. */
  target: string;
  headers: Record<string, string>;
  signedIn: boolean;
  body: Body | null;
  /** Share of the body that the client sends before it disconnects; 1: all of it. */
  sent: number;
}

const WEBHOOK = '/payments/paystack/webhook';

/** Requests for all operations of a document, each equally often. */
export function anyRequest(
  operations: readonly Operation[],
  known: KnownValues,
  secretKey: string,
): Arbitrary<FuzzRequest> {
  return fc.oneof(
    ...operations.map((operation) =>
      operation.path === WEBHOOK ? anyWebhook(operation, secretKey) : requestFor(operation, known),
    ),
  );
}

function requestFor(operation: Operation, known: KnownValues): Arbitrary<FuzzRequest> {
  return fc.record({
    method: fc.constant(operation.method),
    target: targets(operation, known),
    headers: headers(operation.parameters, known),
    signedIn: fc.oneof({ weight: 2, arbitrary: fc.constant(true) }, { weight: 1, arbitrary: fc.constant(false) }),
    body: operation.body
      ? anyBody(operation.body, known)
      : operation.method === 'GET'
        ? fc.constant(null)
        : anyBodyOfNothing,
    sent: fc.oneof({ weight: 20, arbitrary: fc.constant(1) }, { weight: 1, arbitrary: fc.constantFrom(0, 0.5, 0.9) }),
  });
}

/** Events signed by the provider; a valid signature can still cover nonsense. */
function anyWebhook({ method, path }: Operation, secretKey: string): Arbitrary<FuzzRequest> {
  const payloads = fc.record({
    event: fc.oneof(fc.constant('charge.success'), strange),
    data: fc.oneof(fc.record({ reference: fc.oneof(fc.string(), strange) }), strange),
  });
  return fc.oneof(payloads, strange).map((payload) => {
    const bytes = Buffer.from(toJson(payload));
    const signature = createHmac('sha512', secretKey).update(bytes).digest('hex');
    const body = { type: 'application/json', bytes };
    return { method, target: path, headers: { 'x-paystack-signature': signature }, signedIn: false, body, sent: 1 };
  });
}

function targets({ path, parameters }: Operation, known: KnownValues): Arbitrary<string> {
  const inPath = fc.record(valuesOf(parameters, 'path', known));
  const inQuery = fc.record(valuesOf(parameters, 'query', known), { requiredKeys: [] });
  const extra = fc.constantFrom(
    '',
    '',
    '',
    '',
    '',
    '',
    '&page=2&page=3',
    '&%ff=%fe',
    '&a[b]=c',
    '&__proto__=1',
    '&=&&',
    '&x=%',
  );
  return fc.tuple(inPath, inQuery, extra).map(([values, query, more]) => {
    const address = path.replace(/\{(\w+)\}/g, (_whole, name: string) => encode(values[name]) || '%20');
    const pairs = Object.entries(query).flatMap(([name, value]) =>
      [value].flat().map((one) => `${name}=${encode(one)}`),
    );
    return `${address}?${pairs.join('&')}${more}`;
  });
}

function headers(parameters: Parameter[], known: KnownValues): Arbitrary<Record<string, string>> {
  const named = fc.record(valuesOf(parameters, 'header', known), { requiredKeys: [] });
  return named.map((values) =>
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, encode(value).slice(0, 500)])),
  );
}

const valuesOf = (parameters: Parameter[], place: Parameter['in'], known: KnownValues) =>
  Object.fromEntries(
    parameters.filter((one) => one.in === place).map(({ name, schema }) => [name, anyValue(schema, known, name)]),
  );

/** The router refuses lines above 16 KB. */
function encode(value: unknown): string {
  const text = typeof value === 'object' ? toJson(value) : String(value);
  return encodeURIComponent(wellFormed(text.slice(0, 2_000)));
}
