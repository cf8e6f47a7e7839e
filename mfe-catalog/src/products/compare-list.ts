import type { Platform } from '@nkm/platform';

/** Key of local storage: a JSON array of product slugs. */
const COMPARED_KEY = 'compare';
/** Products that stand beside each other on /compare (decision "/compare is a static table"). */
export const MOST_COMPARED = 4;

type Storage = Pick<Platform, 'storage'>;

/** Slugs of the products to compare, in the order in which they were chosen. */
export function readCompared({ storage }: Storage): string[] {
  return (storage.read(COMPARED_KEY, isListOfSlugs) ?? []).slice(0, MOST_COMPARED);
}

/** Chooses a product or takes it off the list; `full`: there is no room for another one, and nothing was changed. */
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

/** Calls `listener` when the list was changed, here or in another tab. */
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
