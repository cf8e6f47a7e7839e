import { type ComponentType, type MouseEvent, useState } from 'react';
import { messages } from '../../messages';
import pills from '../../products/pills.module.css';
import { filterEntries } from './filters';
import styles from './listing.module.css';
import type { SidebarProps } from './sidebar';
import type { SidebarDrawerProps } from './sidebar-drawer';

export interface SidebarOpenerProps extends Omit<SidebarProps, 'onFollow'> {
  /** Element id of the sidebar. */
  sidebarId: string;
}

/**
 * Phones hide the sidebar. The link shows it in the page by its address. With scripts it opens as a drawer, whose code
 * loads on the click; when loading fails, the link's address works as before.
 */
export function SidebarOpener({ sidebarId, ...sidebar }: SidebarOpenerProps) {
  const [Panel, setPanel] = useState<ComponentType<SidebarDrawerProps> | null>(null);
  const [open, setOpen] = useState(false);
  const chosen = filterEntries(sidebar.listing.filters).length;

  async function press(event: MouseEvent) {
    event.preventDefault();
    try {
      const { default: Loaded } = await import(/* webpackChunkName: "list-parts" */ './sidebar-drawer');
      setPanel(() => Loaded);
      setOpen(true);
    } catch {
      location.hash = sidebarId; // shows it in the page, see the styles; the next click tries again
    }
  }
  return (
    <>
      <a className={`${pills.pill} ${styles.opener}`} href={`#${sidebarId}`} onClick={(event) => void press(event)}>
        {messages.filters.open(chosen)}
      </a>
      {Panel && <Panel {...sidebar} open={open} onClose={() => setOpen(false)} />}
    </>
  );
}
