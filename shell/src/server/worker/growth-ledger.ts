/** Megabytes per page from which a version is suspected: pages of others leave next to nothing behind. */
const LEAST_MB = 2;
/** Megabytes of all its pages together: garbage that was not collected yet looks like growth. */
const LEAST_SUM_MB = 64;
/** How much more than the other versions it must leave behind. */
const TIMES = 4;
const MB = 1024 * 1024;

/** Which version memory went to. */
export interface GrowthLedger {
  /** `bytes`: what the process uses at this moment. */
  begin(job: number, bytes: number): void;
  /** `versions`: those that ran for the job. */
  end(job: number, bytes: number, versions: readonly string[]): void;
  /** The version that most of the growth belongs to, if it is one that grows with its pages; else null. */
  suspect(): string | null;
}

/**
 * Shares out the growth between two moments among the pages that were under way. What is collected later is taken off in
 * the same way, so that over many pages only lasting growth adds up.
 */
export function createGrowthLedger(): GrowthLedger {
  const shares = new Map<number, number>();
  const sums = new Map<string, { bytes: number; pages: number }>();
  let last = 0;

  function note(bytes: number): void {
    for (const [job, share] of shares) shares.set(job, share + (bytes - last) / shares.size);
    last = bytes;
  }

  return {
    begin(job, bytes) {
      note(bytes);
      shares.set(job, 0);
    },
    end(job, bytes, versions) {
      note(bytes);
      const share = (shares.get(job) ?? 0) / Math.max(1, versions.length);
      shares.delete(job);
      for (const version of versions) {
        const { bytes: before, pages } = sums.get(version) ?? { bytes: 0, pages: 0 };
        sums.set(version, { bytes: before + share, pages: pages + 1 });
      }
    },
    suspect() {
      const [first, ...others] = [...sums].sort(([, a], [, b]) => b.bytes - a.bytes);
      if (!first) return null;
      const [version, sum] = first;
      const mean = sum.bytes / sum.pages;
      const meanOfOthers = Math.max(0, ...others.map(([, { bytes, pages }]) => bytes / pages));
      if (sum.bytes < LEAST_SUM_MB * MB) return null;
      return mean >= LEAST_MB * MB && mean >= TIMES * meanOfOthers ? version : null;
    },
  };
}
