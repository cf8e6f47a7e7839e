import type { SliceProvenance } from '@nkm/contracts';
import { refusal } from '../store/release-error';
import { checkTypes } from './check-types';
import type { SliceSource } from './find-slices';
import { readGit } from './git';
import { sourcesOf } from './hash-sources';

/** What is known before the publication. */
export type SourceProvenance = Omit<SliceProvenance, 'published_at'>;

/** Of a build from elsewhere, and of unreleased work. */
export const UNKNOWN: SourceProvenance = { commit: null, author: null, dirty: null, types: 'not checked' };

/** Names of changed files in a message. */
const NAMED = 3;

/**
 * Checks that the sources of a slice can be found again in git and have no errors in their types.
 * @param options `root`: folder of the project; `allowsDirty`: changes need not be committed
 * @throws ReleaseError `refused`
 */
export async function proveSources(
  slice: SliceSource,
  { root, allowsDirty }: { root: string; allowsDirty: boolean },
): Promise<SourceProvenance> {
  const git = await readGit(root, sourcesOf(slice.name));
  const changed = git?.changed ?? [];
  if (changed.length > 0 && !allowsDirty)
    throw refusal(`${slice.name} has changes that are not committed: ${listed(changed)} (--dirty allows it)`);
  const { types, fault } = await checkTypes(root, slice);
  if (fault !== null) throw refusal(`${slice.name} is refused: ${fault}`);
  return { commit: git?.commit ?? null, author: git?.author ?? null, dirty: git ? changed.length > 0 : null, types };
}

function listed(files: readonly string[]): string {
  const named = files.slice(0, NAMED).join(', ');
  return files.length > NAMED ? `${named} and ${files.length - NAMED} more` : named;
}
