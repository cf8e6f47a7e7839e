import { type ComponentType, type MouseEvent, useState } from 'react';
import { messages } from '../../messages';
import pills from '../../products/pills.module.css';
import styles from './listing.module.css';
import type { SidebarProps } from './sidebar';
import type { SidebarDrawerProps } from './sidebar-drawer';

export interface SidebarOpenerProps extends Omit<SidebarProps, 'onFollow'> {
  /** Id of the sidebar in the page. */
  sidebarId: string;
}

/**
 * On phones the sidebar is out of sight. The link brings it into the page by its address; with scripts it opens as a
 * drawer, whose code comes with the press. Where that cannot be had, the link does what it says.
 */
export function SidebarOpener({ sidebarId, ...sidebar }: SidebarOpenerProps) {
  const [Panel, setPanel] = useState<ComponentType<SidebarDrawerProps> | null>(null);
  const [open, setOpen] = useState(false);

  async function press(event: MouseEvent) {
    event.preventDefault();
    try {
      const { default: Loaded } = await import(/* webpackChunkName: "sidebar-drawer" */ './sidebar-drawer');
      setPanel(() => Loaded);
      setOpen(true);
    } catch {
      location.hash = sidebarId; // shows it in the page, see the styles; the next press tries again
    }
  }
  return (
    <>
      <a className={`${pills.pill} ${styles.opener}`} href={`#${sidebarId}`} onClick={(event) => void press(event)}>
        {messages.filters.title}
      </a>
      {Panel && <Panel {...sidebar} open={open} onClose={() => setOpen(false)} />}
    </>
  );
}
