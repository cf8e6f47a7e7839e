/** Hexadecimal digits of the content hash in a version: 40 bits make collisions in one working copy unlikely. */
const DIGITS = 10;

/**
 * The version under which a local start publishes unreleased work. It derives from the contents, so that a version
 * never changes. The letter `h` prevents a hash of only digits from being parsed as a number.
 */
export function localVersion(version: string, contentHash: string): string {
  return `${version}${version.includes('-') ? '.' : '-'}dev.h${contentHash.slice(0, DIGITS)}`;
}

export const isLocalVersion = (version: string) => /[-.]dev\.h[0-9a-f]{10}$/.test(version);
