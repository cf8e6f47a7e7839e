import type { Address } from '@nkm/contracts';
import { Badge, Button } from '@nkm/ui';
import { paths } from '../../paths';
import { addressLines, shownPhone } from './address-lines';
import styles from './address-list.module.css';
import { messages } from './messages';

export interface AddressCardProps {
  address: Address;
  /** Absent when the server cannot delete addresses and has no default ones. */
  changes?: { busy: boolean; onDelete(): void; onMakeDefault(): void } | undefined;
}

/** A saved address with its actions. */
export function AddressCard({ address, changes }: AddressCardProps) {
  const name = [address.other_names, address.surname].filter(Boolean).join(' ');
  // Without a name, the street is the heading and not repeated.
  const [street, ...region] = addressLines(address);
  const lines = name ? [street, ...region] : region;
  return (
    <article className={styles.card} aria-label={address.address}>
      <div className={styles.name}>
        <h3>{name || address.address}</h3>
        {address.is_default && <Badge tone="brand">{messages.isDefault}</Badge>}
      </div>
      <address className={styles.lines}>
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
        <span>{messages.phone(shownPhone(address.phone))}</span>
      </address>
      <div className={styles.actions}>
        <Button size="s" to={paths.editAddress(address.id)} aria-label={messages.editNamed(address.address)}>
          {messages.edit}
        </Button>
        {changes && (
          <Button size="s" aria-label={messages.deleteNamed(address.address)} onClick={changes.onDelete}>
            {messages.delete}
          </Button>
        )}
        {changes && !address.is_default && (
          <Button
            size="s"
            variant="quiet"
            busy={changes.busy}
            aria-label={messages.makeDefaultNamed(address.address)}
            onClick={changes.onMakeDefault}
          >
            {messages.makeDefault}
          </Button>
        )}
      </div>
    </article>
  );
}
