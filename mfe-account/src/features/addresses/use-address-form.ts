import type { Address, AddressType, User } from '@nkm/contracts';
import { usePlatform } from '@nkm/platform';
import { type RefObject, useState } from 'react';
import { useOneRequest } from '../../one-request/use-one-request';
import { draftKey, keepDraft, restoreDraft } from './address-draft';
import { type AddressValues, newAddress, tidied, valuesOf } from './address-values';
import { type AddressFaults, checkAddress, FIELDS } from './check-address';
import { failureOf } from './failure';
import { messages } from './messages';
import { saveAddress } from './save-address';

export interface AddressFormOptions {
  form: RefObject<HTMLFormElement | null>;
  user: User;
  address: Address | undefined;
  /** The only possible type. */
  type?: AddressType | undefined;
  onSaved(address: Address): void;
}

/** State and actions of the address form. Its values survive a failure and a reload. */
export function useAddressForm({ form, user, address, type, onSaved }: AddressFormOptions) {
  const platform = usePlatform();
  const key = draftKey(user.id, address?.id);
  const typed = (from: AddressValues): AddressValues => (type ? { ...from, type } : from);
  const untouched = () => typed(address ? valuesOf(address) : newAddress(user));
  const [restored, setRestored] = useState(() => restoreDraft(key));
  const [values, setValues] = useState(() => (restored ? typed(restored) : untouched()));
  const [faults, setFaults] = useState<AddressFaults>({});
  const [failure, setFailure] = useState('');
  const request = useOneRequest<'save'>();
  /** Stays true: a second press while the next page loads would add the address twice. */
  const [isSaved, setSaved] = useState(false);

  function change(changes: Partial<AddressValues>) {
    const next = { ...values, ...changes };
    setValues(next);
    keepDraft(key, next);
    const now = checkAddress(tidied(next));
    const changed = Object.keys(changes) as (keyof AddressValues)[];
    setFaults((shown) => ({
      ...shown,
      ...Object.fromEntries(changed.filter((name) => shown[name]).map((name) => [name, now[name]])),
    }));
  }

  /** Shows the errors, and moves the focus to the first of them. */
  function point(found: AddressFaults) {
    setFaults(found);
    const first = FIELDS.find((name) => found[name]);
    const input = first && form.current?.elements.namedItem(first);
    if (input instanceof HTMLElement) input.focus();
  }

  async function submit() {
    if (isSaved) return;
    const sent = tidied(values);
    const found = checkAddress(sent);
    setFailure('');
    point(found);
    if (Object.keys(found).length > 0) return;
    await request.run(
      'save',
      async () => {
        const saved = await saveAddress(platform, sent, address?.id);
        keepDraft(key, null);
        setSaved(true);
        platform.toast('success', messages.form.saved);
        onSaved(saved);
      },
      (cause) => {
        const failed = failureOf(cause);
        platform.toastError(cause);
        setFailure(failed.text);
        point(failed.faults);
      },
    );
  }

  return {
    values,
    faults,
    failure,
    busy: request.work !== null || isSaved,
    isRestored: restored !== null,
    change,
    submit,
    discard: () => keepDraft(key, null),
    startAgain() {
      keepDraft(key, null);
      setRestored(null);
      setValues(untouched());
      setFaults({});
    },
  };
}
