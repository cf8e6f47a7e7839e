import { RadioGroup } from '@nkm/ui';
import { messages } from './messages';
import { areaOf, recipientOf, type SavedAddress, takesParcels } from './addresses';
import { NewAddress } from './new-address';
import { SavedAddresses } from './saved-addresses';

interface AddressListProps {
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

const asOption = (saved: SavedAddress) => ({
  value: `${saved.id}`,
  label: saved.address,
  hint: [areaOf(saved), recipientOf(saved)].filter(Boolean).join(' · ') || undefined,
});
