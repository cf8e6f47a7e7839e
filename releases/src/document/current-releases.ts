import type { ReleaseDocument } from '@nkm/contracts';
import { ReleaseError } from '../store/release-error';
import type { ReleaseStore } from '../store/release-store';
import { readReleases } from './read-releases';

/** The releases and keys of all slices; empty before the first publication. @throws ReleaseError as readReleases */
export function currentReleases(store: ReleaseStore): Pick<ReleaseDocument, 'slices' | 'keys' | 'accepted'> {
  try {
    return readReleases(store);
  } catch (error) {
    if (error instanceof ReleaseError && error.code === 'no-releases') return { slices: {} };
    throw error;
  }
}
