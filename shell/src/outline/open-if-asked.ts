import type { BusRecord, HostBus } from '@nkm/platform/host';
import type { SliceVersions } from '../slices/boot-data';
import type { BrowserHost } from '../slices/browser-host';
import type { Federation } from '../slices/federation';
import { messages } from '../app/messages';

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

/**
 * `?outline`: a development tool that works in production too. Without it, a page loads only this check; the outline
 * itself reads the details of the address.
 */
export function openOutlineIfAsked(parts: OutlineParts): void {
  if (!location.search.includes('outline') && !isStored()) return;
  const early: BusRecord[] = []; // messages from before the panel's start
  const noting = parts.bus.log.subscribe((record) => early.push(record));
  import(/* webpackChunkName: "outline" */ './open-outline')
    .then(({ openOutline }) => openOutline(parts, early))
    .catch((cause: unknown) => {
      console.warn('The outline cannot be loaded:', cause);
      parts.tell(messages.partDown);
    })
    .finally(() => noting.unsubscribe());
}

function isStored(): boolean {
  try {
    return 'outline' in sessionStorage;
  } catch {
    return false; // storage is blocked
  }
}
