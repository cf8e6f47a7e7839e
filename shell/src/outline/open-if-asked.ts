import type { BusRecord, HostBus } from '@nkm/platform/host';
import type { SliceVersions } from '../slices/boot-data';
import type { BrowserHost } from '../slices/browser-host';
import type { Federation } from '../slices/federation';
import { messages } from '../messages';

/** What the outline looks at, and what it turns. */
export interface OutlineParts {
  bus: HostBus;
  host: BrowserHost;
  federation: Federation;
  versions: SliceVersions;
  /** Loads the shown page again, from the versions that work now. */
  reloadPage(): void;
  /** Goes to an address without an entry in the history. */
  replaceAddress(path: string): void;
  tell(message: string): void;
}

/**
 * `?outline`: a development tool that works in production too. Whoever does not ask for it loads this question only;
 * what exactly the address says is read by the outline itself.
 */
export function openOutlineIfAsked(parts: OutlineParts): void {
  if (!location.search.includes('outline') && !isKept()) return;
  const early: BusRecord[] = []; // what is said before the panel is there
  const noting = parts.bus.log.subscribe((record) => early.push(record));
  import(/* webpackChunkName: "outline" */ './open-outline')
    .then(({ openOutline }) => openOutline(parts, early))
    .catch((cause: unknown) => {
      console.warn('The outline cannot be loaded:', cause);
      parts.tell(messages.partDown);
    })
    .finally(() => noting.unsubscribe());
}

function isKept(): boolean {
  try {
    return 'outline' in sessionStorage;
  } catch {
    return false; // storage is blocked
  }
}
