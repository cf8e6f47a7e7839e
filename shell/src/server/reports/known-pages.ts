import type { ReleaseDocument } from '@nkm/contracts';
import { ReleaseError, readSlice, type ReleaseStore } from '@nkm/releases';
import { liveVersionsOf } from '../worker-pools/quarantine';
import type { KnownPages } from './read-report';

/** The versions of a document that pages can run, and the routes that they claim. Leaves out unreadable versions. */
export function knownPages(document: ReleaseDocument, store: ReleaseStore): KnownPages {
  const read = liveVersionsOf(document).flatMap((key) => {
    const [slice, version] = key.split('@') as [string, string];
    try {
      return [{ key, routes: readSlice(store, slice, version, document).routes }];
    } catch (error) {
      if (error instanceof ReleaseError) return []; // reported where a page would use it
      throw error;
    }
  });
  return {
    versions: new Set(read.map(({ key }) => key)),
    routes: new Set(read.flatMap(({ routes }) => routes.map(({ path }) => path))),
  };
}
