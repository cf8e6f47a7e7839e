import { areaOf, recipientOf } from './addresses';
import { messages } from './messages';
import { messages as words } from './address-messages';
import { type Arrival, ArrivalDay } from './arrival-day';
import styles from './pickup-place.module.css';
import { SavedAddresses } from './saved-addresses';

/** The address of a door delivery and the day of arrival, to check before paying. */
export function ChosenAddress({ id, arrival }: { id: number | null; arrival: Arrival }) {
  return (
    <SavedAddresses>
      {(addresses) => {
        const saved = addresses.find((address) => address.id === id);
        if (!saved) return null; // it leaves the draft with a notice
        return (
          <dl className={styles.facts}>
            <dt>{words.deliveryAddress}</dt>
            <dd>
              <div>{[saved.address, areaOf(saved)].filter(Boolean).join(', ')}</div>
              {recipientOf(saved) && <div>{recipientOf(saved)}</div>}
            </dd>
            <dt>{messages.deliveryDay}</dt>
            <dd>
              <ArrivalDay arrival={arrival} />
            </dd>
          </dl>
        );
      }}
    </SavedAddresses>
  );
}
