/** Deaths within this many milliseconds count together. */
const WITHIN_MS = 60_000;
/** Deaths from which their versions are set aside. */
const MANY = 3;

/** Counts the workers that ended while a version was rendering a page in them. */
export interface DeathCount {
  /** Whether this is the third one within a minute. The count then begins again. */
  isTooMany(version: string): boolean;
}

export function createDeathCount(): DeathCount {
  const deaths = new Map<string, number[]>();
  return {
    isTooMany(version) {
      const recent = (deaths.get(version) ?? []).filter((at) => Date.now() - at < WITHIN_MS);
      recent.push(Date.now());
      deaths.set(version, recent.length < MANY ? recent : []);
      return recent.length >= MANY;
    },
  };
}
