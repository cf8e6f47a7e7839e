import { Button, Dialog } from '@nkm/ui';
import { messages } from './messages';

interface RemoveDialogProps {
  name: string;
  busy: boolean;
  onClose(): void;
  onConfirm(): void;
}

/** Asks before a passkey is removed. */
export function RemoveDialog({ name, busy, onClose, onConfirm }: RemoveDialogProps) {
  return (
    <Dialog
      open
      size="s"
      title={messages.removeHeading(name)}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{messages.keep}</Button>
          <Button variant="danger" busy={busy} onClick={onConfirm}>
            {busy ? messages.removing : messages.remove}
          </Button>
        </>
      }
    >
      <p>{messages.removeHint}</p>
    </Dialog>
  );
}
