/** The versions of the slices that a visitor has, from the shop to the API: `mfe-catalog@1.0.1,mfe-orders@1.2.0`. */
export const VERSIONS_HEADER = 'x-slice-versions';

export interface SliceVersion {
  slice: string;
  version: string;
}

/** Visitors can send anything to an API that they reach directly. */
const MOST_CHARACTERS = 1_000;
const ENTRY = /^([a-z][a-z0-9-]{0,39})@([0-9A-Za-z][0-9A-Za-z.+-]{0,39})$/;

export const writeVersions = (versions: readonly SliceVersion[]): string =>
  versions
    .map(({ slice, version }) => `${slice}@${version}`)
    .toSorted()
    .join(',');

/** @returns the versions of a header, each slice once; none if one of them is not well formed */
export function readVersions(header: string | string[] | undefined): SliceVersion[] {
  if (typeof header !== 'string' || header === '' || header.length > MOST_CHARACTERS) return [];
  const found = new Map<string, SliceVersion>();
  for (const entry of header.split(',')) {
    const [, slice, version] = ENTRY.exec(entry) ?? [];
    if (slice === undefined || version === undefined || found.has(slice)) return [];
    found.set(slice, { slice, version });
  }
  return [...found.values()];
}
