/** Megabytes per page from which a version is suspected: other pages leak almost nothing. */
const LEAST_MB = 2;
/** Minimum megabytes of all its pages together, because uncollected garbage looks like growth. */
const LEAST_SUM_MB = 64;
/** How many times more than the other versions it must leak. */
const TIMES = 4;
const MB = 1024 * 1024;

/** Finds the version that leaks memory. */
export interface GrowthLedger {
  /** `bytes`: the current memory use of the process. */
  begin(job: number, bytes: number): void;
  /** `versions`: those that ran for the job. */
  end(job: number, bytes: number, versions: readonly string[]): void;
  /** The version with most of the growth, if it grows with its pages; else null. */
  suspect(): string | null;
}

/**
 * Divides the growth between two moments among the running pages. Memory that is freed later is subtracted in the same
 * way, so that over many pages only lasting growth adds up.
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
