const LONGEST_NAME = 200;

/** Whether a value of the provider can name something. Names are index keys, whose length PostgreSQL limits. */
export function isName(value: unknown): value is string {
  return typeof value === 'string' && value.length > 0 && value.length <= LONGEST_NAME;
}
