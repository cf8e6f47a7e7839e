import type { Address } from '@nkm/contracts';
import { Button, Dialog } from '@nkm/ui';
import { addressLines } from './address-lines';
import styles from './address-list.module.css';
import { messages } from './messages';

interface DeleteDialogProps {
  address: Address;
  busy: boolean;
  onClose(): void;
  onConfirm(): void;
}

/** Asks before an address is deleted. */
export function DeleteDialog({ address, busy, onClose, onConfirm }: DeleteDialogProps) {
  return (
    <Dialog
      open
      size="s"
      title={messages.deleteHeading}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{messages.keepAddress}</Button>
          <Button variant="danger" busy={busy} onClick={onConfirm}>
            {busy ? messages.deleting : messages.deleteAddress}
          </Button>
        </>
      }
    >
      <address className={styles.lines}>
        {addressLines(address).map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      <p className={styles.hint}>{messages.deleteHint}</p>
    </Dialog>
  );
}
