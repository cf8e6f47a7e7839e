import { Button, Drawer } from '@nkm/ui';
import { messages } from '../../messages';
import { Sidebar, type SidebarProps } from './sidebar';

export interface SidebarDrawerProps extends Omit<SidebarProps, 'onFollow'> {
  open: boolean;
  onClose(): void;
}

/** The sidebar on phones: a drawer over the list, whose button shows the number of results. */
export default function SidebarDrawer({ open, onClose, ...sidebar }: SidebarDrawerProps) {
  return (
    <Drawer
      side="start"
      open={open}
      title={messages.filters.title}
      onClose={onClose}
      actions={
        <Button variant="main" wide onClick={onClose}>
          {messages.filters.show(sidebar.listing.total)}
        </Button>
      }
    >
      <Sidebar {...sidebar} onFollow={onClose} />
    </Drawer>
  );
}
