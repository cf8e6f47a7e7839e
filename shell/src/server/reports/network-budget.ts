import { LRUCache } from 'lru-cache';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** Reports of one network in a minute. */
export const NETWORK_REPORTS = 30;
/** Reports of one network on a day (UTC): one address cannot fill the file of the day. */
export const NETWORK_DAY_REPORTS = 500;
/** Reports of all networks in a minute, at one shell. */
export const ALL_REPORTS = 1_000;
const MOST_NETWORKS = 10_000;

export interface NetworkBudget {
  /** Whether the network may send a report now. */
  has(network: string): boolean;
  /** Counts reports. Returns how many of them are within the limits. */
  take(network: string, reports: number): number;
}

/** Limits the reports of one network, and of all of them. */
export function createNetworkBudget(now: () => number = Date.now): NetworkBudget {
  const inMinute = createCounts(MINUTE_MS, now);
  const onDay = createCounts(DAY_MS, now);
  const left = (network: string) =>
    Math.min(
      NETWORK_REPORTS - inMinute.of(network),
      NETWORK_DAY_REPORTS - onDay.of(network),
      ALL_REPORTS - inMinute.all(),
    );

  return {
    has: (network) => left(network) > 0,
    take(network, reports) {
      const taken = Math.max(0, Math.min(reports, left(network)));
      // An empty request costs something, too.
      const cost = Math.max(1, taken);
      for (const counts of [inMinute, onDay]) counts.add(network, cost);
      return taken;
    },
  };
}

/** Counts by network that start afresh with each period. */
function createCounts(periodMs: number, now: () => number) {
  let period = 0;
  let sum = 0;
  const counts = new LRUCache<string, number>({ max: MOST_NETWORKS });

  function current(): LRUCache<string, number> {
    const its = Math.floor(now() / periodMs);
    if (its !== period) {
      period = its;
      sum = 0;
      counts.clear();
    }
    return counts;
  }
  return {
    of: (network: string) => current().get(network) ?? 0,
    all: () => (current(), sum),
    add(network: string, count: number) {
      current().set(network, (counts.get(network) ?? 0) + count);
      sum += count;
    },
  };
}
