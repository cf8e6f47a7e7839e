import { findSlice } from './publishing/find-slices';
import { publishAll, type PublishProgress } from './publishing/publish-all';
import { publishFolder } from './publishing/publish-folder';
import type { Publication } from './publishing/publish-slice';
import { publishSources } from './publishing/publish-sources';
import { formatProgress, nextStep, typesNote } from './status/format-status';
import { refusal } from './store/release-error';
import type { ReleaseStore } from './store/release-store';

export { findSlice };
export { recordSlice } from './publishing/record-slice';
export { checkPageSizes, recordPageSizes } from './record-sizes';

/** Options of `nkm publish`. */
export interface PublishFlags {
  dist?: string;
  local?: true;
  all?: true;
  hold?: true;
  removeRoutes?: true;
  dirty?: true;
  older?: true;
}

interface PublishCommand {
  root: string;
  store: ReleaseStore;
  /** Undefined: all slices. */
  name: string | undefined;
  flags: PublishFlags;
  print: (text: string) => void;
}

/**
 * Publishes one slice, or all, and prints a line for each.
 * @throws ReleaseError when options contradict each other or the gate refuses a slice
 */
export async function publish({ root, store, name, flags, print }: PublishCommand): Promise<void> {
  const { hold, removeRoutes, dirty, older } = flags;
  const local = flags.local === true;
  if ((name === undefined) !== (flags.all === true)) throw refusal('name one slice or pass --all');
  if (flags.dist !== undefined && (local || flags.all))
    throw refusal('--dist cannot be combined with --local or --all');
  if (hold && local) throw refusal('--hold cannot be combined with --local');
  if (name === undefined) {
    const onProgress = (progress: PublishProgress) => print(formatProgress(progress));
    await publishAll({ root, store, local, hold, removeRoutes, dirty, older, onProgress, onWarning: print });
  } else if (flags.dist !== undefined) {
    const request = { root, store, slice: name, dist: flags.dist, hold, removeRoutes, older, onWarning: print };
    print(published(await publishFolder(request)));
  } else {
    const publication = await publishSources({
      root,
      store,
      slice: findSlice(root, name),
      goal: local ? 'hand-back' : 'stored',
      hold,
      removeRoutes,
      dirty,
      older,
      onWarning: print,
    });
    if (publication.unchanged && !local) {
      const { version, live } = publication;
      throw refusal(`${name} ${version} is already published${live ? '' : `; ${nextStep(name, version)}`}`);
    }
    print(published(publication));
  }
}

function published({ slice, version, live, types }: Publication): string {
  const next = live ? 'all visitors get it' : nextStep(slice, version);
  return `${slice} ${version}: published${typesNote(types)}; ${next}`;
}
