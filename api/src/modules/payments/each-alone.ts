/**
 * Processes each item even when others fail, so that one bad order does not block the rest. Throws an AggregateError at
 * the end when any failed.
 */
export async function eachAlone<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const errors: unknown[] = [];
  for (const item of items) {
    try {
      await work(item);
    } catch (error) {
      errors.push(error);
    }
  }
  if (errors.length > 0) throw new AggregateError(errors, `${errors.length} of ${items.length} failed`);
}
