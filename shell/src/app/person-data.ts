import { STORAGE_KEYS } from '@nkm/platform';
import type { WholeStorage } from '@nkm/platform/host';
import { isOfDevice, leaveNothing, type StoredKey } from '@nkm/platform/stored';

/**
 * How long the values of a dead session wait for their owner, in milliseconds (docs/rules.md "What signing out
 * leaves").
 */
const HIDDEN_MS = 24 * 3_600_000;

interface Hidden {
  /** Milliseconds since 1970. */
  since: number;
  values: Record<string, string>;
}

export interface PersonDataOptions {
  /** Local storage. */
  local: WholeStorage;
  /** Session storage. */
  tab: WholeStorage;
  /** Milliseconds since 1970. */
  now(): number;
}

export type PersonData = ReturnType<typeof createPersonData>;

const isHidden = (value: unknown): value is Hidden => {
  const { since, values } = Object(value) as Partial<Hidden>;
  return typeof since === 'number' && typeof values === 'object' && values !== null;
};
const isBundle = (key: string) => key.startsWith('hidden:');
/** Known anew from each session. */
const OF_SESSION: readonly string[] = [STORAGE_KEYS.token, STORAGE_KEYS.profile];

/** What this browser stores of a person, in both storage areas. */
export function createPersonData({ local, tab, now }: PersonDataOptions) {
  const areas = [local, tab];
  const keysOf = (area: WholeStorage) => area.keys().filter((key) => !isOfDevice(key)) as StoredKey[];
  const remove = (area: WholeStorage, keys: StoredKey[]) => keys.forEach((key) => area.remove(key));

  function hideIn(area: WholeStorage, userId: number): void {
    const place = `hidden:${userId}` as const;
    if (area.get(place) !== null) return; // another tab has hidden them; later values are those of a guest
    const keys = keysOf(area).filter((key) => !isBundle(key));
    const kept = keys.filter((key) => !OF_SESSION.includes(key)).map((key) => [key, area.get(key)]);
    area.write(place, { since: now(), values: Object.fromEntries(kept) } satisfies Hidden);
    remove(area, keys);
    tellPage(keys);
  }

  function giveBackIn(area: WholeStorage, userId: number): void {
    for (const place of area.keys().filter(isBundle) as StoredKey[]) {
      const hidden = area.read(place, isHidden);
      area.remove(place);
      if (place !== `hidden:${userId}` || hidden === null || isTooOld(hidden)) continue;
      const values = Object.entries(hidden.values) as [StoredKey, string][];
      const back = values.filter(([key]) => area.get(key) === null); // what a guest stored since then is newer
      for (const [key, value] of back) area.set(key, value);
      tellPage(back.map(([key]) => key));
    }
  }

  /** Whether the last session ended with a sign-out, in any tab. */
  const wasSignedOut = () => local.get('signed-out-at') !== null;

  const isTooOld = ({ since }: Hidden) => since + HIDDEN_MS <= now();

  return {
    /** After a sign-out in this tab. */
    erase(): void {
      const keys = areas.flatMap(keysOf);
      leaveNothing({ storage: local }, now());
      areas.forEach((area) => remove(area, keysOf(area)));
      tellPage(keys);
    },
    /** After a sign-out in another tab, which has erased local storage. */
    eraseTab: () => remove(tab, keysOf(tab)),
    /** After the session has died: the values wait for this shopper. */
    hide: (userId: number): void => areas.forEach((area) => hideIn(area, userId)),
    /** The shopper has signed in: returns the values of a dead session, and erases those of everybody else. */
    giveBack(userId: number): void {
      local.remove('signed-out-at');
      areas.forEach((area) => giveBackIn(area, userId));
    },
    /** Erases values that nobody has come back for, or whose owner has signed out in another tab. */
    expire(): void {
      for (const area of areas)
        for (const place of area.keys().filter(isBundle) as StoredKey[]) {
          const hidden = area.read(place, isHidden);
          if (hidden === null || isTooOld(hidden) || wasSignedOut()) area.remove(place);
        }
    },
    wasSignedOut,
  };
}

/** Only other tabs get the browser's event, so the parts of this page receive one, too. The session knows already. */
function tellPage(keys: readonly string[]): void {
  // Afterwards, when the session has been published: what a signed-in shopper's parts reload must not be asked for.
  queueMicrotask(() => {
    for (const key of keys) {
      if (OF_SESSION.includes(key)) continue;
      window.dispatchEvent(new StorageEvent('storage', { key, newValue: localStorageValue(key) }));
    }
  });
}

function localStorageValue(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null; // blocked
  }
}
