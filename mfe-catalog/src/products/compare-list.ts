import type { Platform } from '@nkm/platform';

/** Local storage key of a JSON array of product slugs. */
const COMPARED_KEY = 'compare';
/** Maximum number of products on /compare. */
export const MOST_COMPARED = 4;

type Storage = Pick<Platform, 'storage'>;

/** Slugs of the products to compare, in the order of choosing. */
export function readCompared({ storage }: Storage): string[] {
  return (storage.read(COMPARED_KEY, isListOfSlugs) ?? []).slice(0, MOST_COMPARED);
}

/** Adds a product to the list or removes it; `full` means that the list had no room and is unchanged. */
export function toggleCompared(platform: Storage, slug: string): 'added' | 'removed' | 'full' {
  const compared = readCompared(platform);
  if (compared.includes(slug)) {
    const others = compared.filter((one) => one !== slug);
    keep(platform, others);
    return 'removed';
  }
  if (compared.length === MOST_COMPARED) return 'full';
  keep(platform, [...compared, slug]);
  return 'added';
}

const listeners = new Set<() => void>();

/** Calls `listener` when the list changes, here or in another tab. @returns a function that unsubscribes */
export function onComparedChange({ storage }: Storage, listener: () => void): () => void {
  listeners.add(listener);
  const stopListening = storage.onChange(COMPARED_KEY, listener);
  return () => {
    listeners.delete(listener);
    stopListening();
  };
}

function keep({ storage }: Storage, slugs: string[]): void {
  if (slugs.length === 0) storage.remove(COMPARED_KEY);
  else storage.write(COMPARED_KEY, slugs);
  for (const listener of listeners) listener();
}

function isListOfSlugs(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((slug) => typeof slug === 'string' && /^[\w-]{1,200}$/.test(slug));
}
