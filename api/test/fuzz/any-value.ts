import fc, { type Arbitrary } from 'fast-check';
import type { Schema } from './read-operations';

/** Existing values in the shop by field name; most other values end at "not found". */
export type KnownValues = Record<string, readonly unknown[]>;

const STRANGE_TEXTS = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  'a\udfffb',
  '📱👗',
  'Adébáyọ̀',
  '\u202eabc',
  '1e309',
  '-1',
  'NaN',
  'null',
  "' or 1=1 --",
  '%00',
  '../../etc/passwd',
  '{brand}',
  '__proto__',
  'constructor',
  '\r\nx: y',
  'a'.repeat(3_000),
  '9'.repeat(400),
  'é'.repeat(70_000),
];
const STRANGE_NUMBERS = [
  0,
  -0,
  -1,
  1.5,
  1e-7,
  2 ** 31 - 1,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 53 - 1,
  2 ** 53,
  2 ** 63,
  1e21,
  -1e308,
  Infinity,
  -Infinity,
];

/** Values that no schema expects. */
export const strange: Arbitrary<unknown> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...STRANGE_TEXTS) },
  { weight: 3, arbitrary: fc.constantFrom(...STRANGE_NUMBERS) },
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.constantFrom(null, true, false, [], {}, [null], { $gt: '' }, [[]]),
  fc.jsonValue({ maxDepth: 4 }),
);

/** A value for a schema: entirely meaningful, or with strange parts at any depth. */
export function anyValue(schema: Schema, known: KnownValues, name = ''): Arbitrary<unknown> {
  const build = (strangeness: number) => valueFor(schema, { known, strangeness }, name);
  return fc.oneof(build(0), build(1));
}

interface Choice {
  known: KnownValues;
  /** Number of strange values among ten. */
  strangeness: number;
}

function valueFor(schema: Schema, choice: Choice, name: string): Arbitrary<unknown> {
  const fitting = fits(schema, choice, name);
  const meaningful = choice.known[name];
  const mostly = meaningful
    ? fc.oneof(
        { weight: 4, arbitrary: fc.constantFrom(...meaningful) },
        { weight: choice.strangeness, arbitrary: fitting },
      )
    : fitting;
  return fc.oneof(
    { weight: 10 - choice.strangeness, arbitrary: mostly },
    { weight: choice.strangeness, arbitrary: strange },
  );
}

function fits(schema: Schema, choice: Choice, name: string): Arbitrary<unknown> {
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((one) => fits(one, choice, name)));
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  switch ([schema.type].flat()[0]) {
    case 'object':
      return objects(schema, choice);
    case 'array':
      return fc.array(valueFor(schema.items ?? {}, choice, name), { maxLength: Math.min(schema.maxItems ?? 5, 5) });
    case 'integer':
      return fc.oneof(fc.constantFrom(...borders(schema)), fc.integer({ min: 1, max: 100 }));
    case 'number':
      return fc.oneof(fc.constantFrom(...borders(schema)), fc.double({ min: 0, max: 1e6, noNaN: true }));
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'string':
      return texts(schema);
    default:
      return strange;
  }
}

function objects({ properties = {}, required = [] }: Schema, choice: Choice): Arbitrary<unknown> {
  const fields = Object.entries(properties).map(([name, inner]) => [name, valueFor(inner, choice, name)] as const);
  const whole = fc.record(Object.fromEntries(fields), { requiredKeys: required });
  const lacking = fc.record(Object.fromEntries(fields), { requiredKeys: [] });
  return fc.oneof({ weight: 8, arbitrary: whole }, { weight: choice.strangeness, arbitrary: lacking });
}

/** The limits of the allowed range, and one step beyond. */
function borders({ minimum = 0, maximum = Number.MAX_SAFE_INTEGER }: Schema): number[] {
  return [minimum, minimum - 1, minimum + 1, maximum, maximum + 1, maximum - 1];
}

function texts({ minLength = 0, maxLength = 40, pattern, format }: Schema): Arbitrary<string> {
  if (pattern) return fc.stringMatching(new RegExp(pattern, 'u'), { size: 'small' });
  if (format === 'email') return fc.emailAddress();
  const long = fc.constantFrom(maxLength, maxLength + 1).map((letters) => 'x'.repeat(Math.min(letters, 30_000)));
  const usual = fc.string({ unit: 'grapheme', minLength, maxLength: Math.max(minLength, Math.min(maxLength, 40)) });
  return fc.oneof({ weight: 5, arbitrary: usual }, { weight: 1, arbitrary: long });
}
