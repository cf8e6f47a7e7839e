import { readText } from '@nkm/contracts';
import type { HostClaim } from '../../slices/boot-data';

/**
 * Paths match in any case. Static segments redirect to the spelling of the claim, and values in the
 * path (names, queries) to their one spelling, in the same case. Null: the path is already canonical.
 * @param claim the claim that the path matches
 */
export function canonicalPath(pathname: string, claim: HostClaim): string | null {
  const given = pathname.replace(/\/+$/, '').split('/');
  const canonical = claim.path
    .split('/')
    .map((segment, index) => (segment.startsWith(':') ? canonicalValue(given[index] ?? '') : segment))
    .join('/');
  return canonical !== '' && canonical !== pathname ? canonical : null;
}

/** A value with other hyphens, decomposed letters or invisible characters names the same thing. */
function canonicalValue(given: string): string {
  const text = decoded(given);
  const read = readText(text);
  // A path cannot have these as a segment.
  if (/^\.{0,2}$/.test(read)) return given;
  return read === text && !/%2d/i.test(given) ? given : encodeURIComponent(read);
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
