/** Digits of the content hash in a version: 40 bits, far more than one working copy ever has versions. */
const DIGITS = 10;

/**
 * The version under which a local start publishes unreleased work: derived from the contents, so that a version never
 * changes. The letter keeps a hash of digits only from being read as a number.
 */
export function localVersion(version: string, contentHash: string): string {
  return `${version}${version.includes('-') ? '.' : '-'}dev.h${contentHash.slice(0, DIGITS)}`;
}

export const isLocalVersion = (version: string) => /[-.]dev\.h[0-9a-f]{10}$/.test(version);
