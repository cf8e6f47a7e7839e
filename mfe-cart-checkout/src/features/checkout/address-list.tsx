import { RadioGroup } from '@nkm/ui';
import { messages } from './address-messages';
import { areaOf, recipientOf, type SavedAddress, takesParcels } from './addresses';
import styles from './delivery-choices.module.css';
import { NewAddress } from './new-address';
import { SavedAddresses } from './saved-addresses';

export interface AddressListProps {
  chosen: number | null;
  onChoose: (addressId: number) => void;
}

/** The shopper's delivery addresses, for servers that offer `Drop off`. */
export function AddressList({ chosen, onChoose }: AddressListProps) {
  return (
    <SavedAddresses>
      {(addresses, reload) => (
        <>
          {addresses.length === 0 ? (
            <p>{messages.noAddresses}</p>
          ) : (
            <RadioGroup
              legend={messages.deliveryAddress}
              value={chosen === null ? null : `${chosen}`}
              options={addresses.map(asOption)}
              onChange={(value) => onChoose(Number(value))}
            />
          )}
          <NewAddress
            onSaved={(saved) => {
              if (takesParcels(saved)) onChoose(saved.id);
              reload();
            }}
          />
        </>
      )}
    </SavedAddresses>
  );
}

function asOption(saved: SavedAddress) {
  const lines = [areaOf(saved), recipientOf(saved)].filter(Boolean);
  const hint = lines.length > 0 && (
    <span className={styles.details}>
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </span>
  );
  return { value: `${saved.id}`, label: saved.address, hint };
}
