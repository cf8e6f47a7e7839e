import type { BusRecord } from '@nkm/platform/host';
import { messages } from '../app/messages';
import type { OutlineParts } from './outline-parts';

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
