import fc, { type Arbitrary } from 'fast-check';
import { anyValue, type KnownValues, strange } from './any-value';
import type { Schema } from './read-operations';

export interface Body {
  /** Null: no content type. */
  type: string | null;
  bytes: Buffer;
}

const BOUNDARY = 'fuzz';
const MULTIPART = `multipart/form-data; boundary=${BOUNDARY}`;

/** JSON with numbers too large for a double: `JSON.parse` reads 1e309 as Infinity. */
export function toJson(value: unknown): string {
  const marked = JSON.stringify(value, (_key, inner: unknown) =>
    inner === Infinity || inner === -Infinity ? `#${String(inner)}#` : inner,
  );
  return (marked ?? 'null').replaceAll('"#Infinity#"', '1e309').replaceAll('"#-Infinity#"', '-1e309');
}

/** A body for a schema in each encoding that the API reads: complete, truncated and malformed. */
export function anyBody(schema: Schema, known: KnownValues): Arbitrary<Body> {
  const value = anyValue(schema, known);
  return fc.oneof(
    { weight: 10, arbitrary: value.map((inner) => json(toJson(inner))) },
    { weight: 3, arbitrary: value.map((inner) => ({ type: MULTIPART, bytes: multipart(inner) })) },
    { weight: 2, arbitrary: value.map((inner) => ({ type: 'application/x-www-form-urlencoded', bytes: form(inner) })) },
    { weight: 2, arbitrary: cut(value.map((inner) => ({ type: MULTIPART, bytes: multipart(inner) }))) },
    { weight: 1, arbitrary: cut(value.map((inner) => json(toJson(inner)))) },
    { weight: 2, arbitrary: fc.constantFrom(...oddities()) },
    { weight: 1, arbitrary: bytesOfNoEncoding() },
  );
}

function json(text: string): Body {
  return { type: 'application/json', bytes: Buffer.from(text) };
}

function cut(body: Arbitrary<Body>): Arbitrary<Body> {
  return fc
    .tuple(body, fc.double({ min: 0, max: 1, noNaN: true }))
    .map(([{ type, bytes }, share]) => ({ type, bytes: bytes.subarray(0, Math.floor(bytes.length * share)) }));
}

function bytesOfNoEncoding(): Arbitrary<Body> {
  const types = fc.constantFrom(
    'application/json',
    MULTIPART,
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'text/plain',
    'x',
    null,
  );
  return fc
    .tuple(types, fc.uint8Array({ maxLength: 200 }))
    .map(([type, bytes]) => ({ type, bytes: Buffer.from(bytes) }));
}

/** Unusual or almost valid JSON that breaks careless programs. */
function oddities(): Body[] {
  return [
    json(''),
    json('\ufeff{}'),
    json('{"__proto__":{"admin":true}}'),
    json('{"constructor":{"prototype":{"admin":true}}}'),
    json('{"id":1,"id":"2","id":null}'),
    json('['.repeat(50_000)),
    json(`{"a":${'['.repeat(20_000)}${']'.repeat(20_000)}}`),
    json(`{"products":${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}}`),
    json(`{"products":[${Array.from({ length: 30_000 }, (_, at) => at).join(',')}]}`),
    json(`{"ids":[${'1e309,'.repeat(1_000)}1]}`),
    json('"\\ud800"'),
    { type: 'application/json', bytes: Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]) },
  ];
}

function multipart(value: unknown): Buffer {
  const parts = pairs(value).map(([name, text]) => {
    const quoted = name.replaceAll('"', '%22').replace(/[\r\n]/g, ' ');
    return `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${quoted}"\r\n\r\n${text}\r\n`;
  });
  return Buffer.from(`${parts.join('')}--${BOUNDARY}--\r\n`);
}

function form(value: unknown): Buffer {
  const encode = (text: string) => encodeURIComponent(wellFormed(text));
  return Buffer.from(
    pairs(value)
      .map(([name, text]) => `${encode(name)}=${encode(text)}`)
      .join('&'),
  );
}

function pairs(value: unknown): [name: string, text: string][] {
  if (typeof value !== 'object' || value === null) return [['value', String(value)]];
  return Object.entries(value).flatMap(([name, inner]): [string, string][] =>
    Array.isArray(inner) ? inner.map((one) => [`${name}[]`, textOf(one)]) : [[name, textOf(inner)]],
  );
}

/** A lone surrogate has no encoding in UTF-8. */
export function wellFormed(text: string): string {
  return Buffer.from(text).toString();
}

function textOf(value: unknown): string {
  return typeof value === 'object' ? toJson(value) : String(value);
}

export const anyBodyOfNothing: Arbitrary<Body | null> = fc.oneof(
  { weight: 4, arbitrary: fc.constant(null) },
  { weight: 1, arbitrary: strange.map((inner) => json(toJson(inner))) },
  { weight: 1, arbitrary: strange.map((inner) => ({ type: MULTIPART, bytes: multipart(inner).subarray(0, 40) })) },
);
