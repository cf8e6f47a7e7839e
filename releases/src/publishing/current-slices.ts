import type { ReleaseDocument } from '@nkm/contracts';
import { readReleases } from '../document/read-releases';
import { ReleaseError } from '../store/release-error';
import type { ReleaseStore } from '../store/release-store';

/** The releases of all slices; empty before the first publication. */
export function currentSlices(store: ReleaseStore): ReleaseDocument['slices'] {
  try {
    return readReleases(store).slices;
  } catch (error) {
    if (error instanceof ReleaseError && error.code === 'no-releases') return {};
    throw error;
  }
}
