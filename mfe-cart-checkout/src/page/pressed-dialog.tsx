import { Button, deferred, Dialog } from '@nkm/ui';
import type { ComponentType } from 'react';
import { messages } from '../messages';

/** A dialog whose code loads with the press that opens it. */
export function pressedDialog<P extends { onClose: () => void }>(
  title: string,
  load: () => Promise<ComponentType<P>>,
): ComponentType<P> {
  return deferred<P>(load, {
    server: false,
    loading: ({ onClose }) => (
      <Dialog open title={title} onClose={onClose}>
        <p role="status">{messages.dialogLoading}</p>
      </Dialog>
    ),
    failed: ({ onClose, retry }) => (
      <Dialog open title={title} onClose={onClose} actions={<Button onClick={retry}>{messages.retry}</Button>}>
        <p role="alert">{messages.dialogFailed}</p>
      </Dialog>
    ),
  });
}
