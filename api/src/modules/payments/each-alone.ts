/**
 * Does work for each item although it fails for some: one bad order must not hold up the others. Throws an
 * AggregateError at the end when any failed.
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
