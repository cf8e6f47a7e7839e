import type { BusRecord, HostBus } from '@nkm/platform/host';
import type { SliceVersions } from '../slices/boot-data';
import type { BrowserHost } from '../slices/browser-host';
import type { Federation } from '../slices/federation';
import { messages } from '../messages';
import { isOutlineAsked } from './is-outline-asked';

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

/** `?outline`: a development tool that works in production too. Whoever does not ask for it loads nothing of it. */
export function openOutlineIfAsked(parts: OutlineParts): void {
  if (!isOutlineAsked(location.search, () => sessionStorage)) return;
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
