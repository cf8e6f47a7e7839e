import { type MouseEvent, useState } from 'react';
import { useDeferredPart } from '../../deferred-part/use-deferred-part';
import { messages } from '../../messages';
import pills from '../../products/pills.module.css';
import { filterEntries } from './filters';
import styles from './listing.module.css';
import type { SidebarProps } from './sidebar';

const loadDrawer = async () => (await import(/* webpackChunkName: "list-parts" */ './sidebar-drawer')).default;

export interface SidebarOpenerProps extends Omit<SidebarProps, 'onFollow'> {
  /** Element id of the sidebar. */
  sidebarId: string;
}

/**
 * Phones hide the sidebar. The link shows it in the page by its address. With scripts it opens as a drawer, whose code
 * loads on the click; when loading fails, the link's address works as before.
 */
export function SidebarOpener({ sidebarId, ...sidebar }: SidebarOpenerProps) {
  // A failure shows the sidebar in the page by its address, see the styles.
  const [Panel, load] = useDeferredPart(loadDrawer, () => void (location.hash = sidebarId));
  const [open, setOpen] = useState(false);
  const chosen = filterEntries(sidebar.listing.filters).length;

  function press(event: MouseEvent) {
    event.preventDefault();
    load();
    setOpen(true);
  }
  return (
    <>
      <a className={`${pills.pill} ${styles.opener}`} href={`#${sidebarId}`} onClick={press}>
        {messages.filters.open(chosen)}
      </a>
      {Panel && <Panel {...sidebar} open={open} onClose={() => setOpen(false)} />}
    </>
  );
}
