import type { Address } from '@nkm/contracts';
import { VisuallyHidden } from '@nkm/ui';
import { useEffect, useId, useState } from 'react';
import styles from './address-form.module.css';
import type { AddressValues } from './address-values';
import type { AddressFaults } from './check-address';
import { LgaSelect } from './lga-select';
import { messages } from './messages';
import { StateSelect } from './state-select';

const texts = messages.form;

export interface PlaceFieldsProps {
  values: Pick<AddressValues, 'state' | 'lga'>;
  faults: AddressFaults;
  /** The stored address, whose state and LGA are shown as text at first. */
  address: Address | undefined;
  onChange(changes: Partial<Pick<AddressValues, 'state' | 'lga'>>): void;
}

/**
 * State and LGA. Those of a stored address are plain text; a press on the state switches to selects and loads the
 * states and the state's LGAs, which the API calls landmarks (API-FIELD-008).
 */
export function PlaceFields({ values: { state, lga }, faults, address, onChange }: PlaceFieldsProps) {
  const [isOpened, setOpened] = useState(false);
  const id = useId();
  const isStored = address?.state_id === state && address?.lga_id === lga;
  const hasNames = Boolean(address?.state_name && address.lga_name);
  const isText = hasNames && isStored && !isOpened && !faults.state && !faults.lga;
  // The pressed button is gone; the focus continues in the select.
  useEffect(() => {
    if (isOpened) document.getElementById(id)?.focus();
  }, [isOpened, id]);

  if (isText) {
    return (
      <>
        <div>
          <p className={styles.label}>{texts.state}</p>
          <button type="button" className={styles.state} onClick={() => setOpened(true)}>
            <VisuallyHidden>{texts.state}: </VisuallyHidden>
            <span>{address?.state_name}</span> <span className={styles.change}>{texts.change}</span>
          </button>
        </div>
        <div>
          <p className={styles.label}>{texts.lga}</p>
          <p className={styles.text}>{address?.lga_name}</p>
        </div>
      </>
    );
  }
  return (
    <>
      <StateSelect
        id={id}
        value={state}
        name={state === address?.state_id ? address?.state_name : undefined}
        error={faults.state}
        onChange={(chosen) => {
          setOpened(true);
          onChange({ state: chosen, lga: null });
        }}
      />
      <LgaSelect
        key={state}
        stateId={state}
        value={lga}
        name={lga === address?.lga_id ? address?.lga_name : undefined}
        error={faults.lga}
        onChange={(chosen) => onChange({ lga: chosen })}
      />
    </>
  );
}
