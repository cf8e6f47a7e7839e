import type { HostBus } from '@nkm/platform/host';
import type { SliceVersions } from '../slices/boot-data';
import type { BrowserHost } from '../slices/browser-host';
import type { Federation } from '../slices/federation';

/** The parts of the shop that the outline reads and controls. */
export interface OutlineParts {
  bus: HostBus;
  host: BrowserHost;
  federation: Federation;
  versions: SliceVersions;
  /** Loads the current page again, from the versions that work now. */
  reloadPage(): void;
  /** Goes to an address without an entry in the history. */
  replaceAddress(path: string): void;
  tell(message: string): void;
}
