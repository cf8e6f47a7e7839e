import { type Address, type AddressType, hasFeature } from '@nkm/contracts';
import { usePlatform } from '@nkm/platform';
import { EmptyState } from '@nkm/ui';
import { useRef, useState } from 'react';
import { AddressCard } from './address-card';
import styles from './address-list.module.css';
import { DeleteDialog } from './delete-dialog';
import { messages } from './messages';
import { useAddresses } from './use-addresses';

const TYPES: readonly AddressType[] = ['Delivery', 'Billing'];

/** The delivery and billing addresses (ACC-SCR-031), each with its actions. */
export function AddressList({ addresses: loaded }: { addresses: readonly Address[] }) {
  const { settings } = usePlatform();
  const { addresses, work, remove, makeDefault } = useAddresses(loaded);
  const [asked, setAsked] = useState<Address | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const canChange = hasFeature(settings, 'addresses');

  async function confirm(address: Address) {
    if (!(await remove(address))) return;
    setAsked(null);
    list.current?.focus({ preventScroll: true }); // the pressed button is gone
  }

  return (
    <div className={styles.lists} ref={list} tabIndex={-1}>
      {addresses.length === 0 && <EmptyState title={messages.empty}>{messages.emptyHint}</EmptyState>}
      {addresses.length > 0 &&
        TYPES.map((type) => {
          const ofType = addresses.filter((address) => address.type === type);
          return (
            <section key={type} className={styles.list} aria-label={messages.lists[type]}>
              <h2>{messages.lists[type]}</h2>
              {ofType.length === 0 && <p className={styles.hint}>{messages.noneOf[type]}</p>}
              <ul className={styles.cards}>
                {ofType.map((address) => (
                  <li key={address.id}>
                    <AddressCard
                      address={address}
                      changes={
                        canChange
                          ? {
                              busy: work === `default ${address.id}`,
                              onDelete: () => setAsked(address),
                              onMakeDefault: () => void makeDefault(address),
                            }
                          : undefined
                      }
                    />
                  </li>
                ))}
              </ul>
            </section>
          );
        })}
      {asked && (
        <DeleteDialog
          address={asked}
          busy={work === `delete ${asked.id}`}
          onClose={() => setAsked(null)}
          onConfirm={() => void confirm(asked)}
        />
      )}
    </div>
  );
}
