import type { SliceTrust } from '@nkm/contracts';
import { dayOf, keyFault } from '../store/slice-key';

/** One line for each key. @param now milliseconds */
export function formatKeys({ keys = {} }: SliceTrust, now: number): string {
  const lines = Object.entries(keys)
    .sort(([a], [b]) => a.localeCompare(b))
    .flatMap(([slice, ofSlice]) =>
      ofSlice.map((key) => {
        const inForce = key.until === null ? 'in force' : `in force until ${dayOf(key.until)}`;
        const addresses = key.addresses === null ? '' : `, only ${key.addresses.join(', ')}`;
        return `${slice}  ${key.id}  ${keyFault(key, now) ?? inForce}${addresses}`;
      }),
    );
  return lines.join('\n') || "no slice has its own key: the operator's key signs all of them";
}
