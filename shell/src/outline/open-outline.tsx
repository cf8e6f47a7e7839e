import type { BusRecord } from '@nkm/platform/host';
import { createRoot } from 'react-dom/client';
import { createEventLog } from './event-log';
import { forgetOutline, isOutlineAsked } from './is-outline-asked';
import type { OutlineParts } from './outline-parts';
import { OutlinePanel } from './outline-panel';
import { createSliceBoard } from './slice-board';

/**
 * Renders the outline and its panel, if it is on in this tab. The panel is outside the body, because React hydrates the
 * body.
 */
export function openOutline(parts: OutlineParts, early: readonly BusRecord[]): void {
  if (!isOutlineAsked(location.search, () => sessionStorage)) return;
  const log = createEventLog(parts.bus.log, early);
  const board = createSliceBoard(parts);
  const place = document.createElement('div');
  document.documentElement.append(place);
  const root = createRoot(place);

  function close(): void {
    forgetOutline(() => sessionStorage);
    root.unmount();
    place.remove();
    board.end();
    log.end();
    const url = new URL(location.href);
    if (!url.searchParams.has('outline')) return;
    url.searchParams.delete('outline');
    parts.replaceAddress(url.pathname + url.search + url.hash);
  }
  root.render(<OutlinePanel board={board} log={log} onClose={close} />);
}
