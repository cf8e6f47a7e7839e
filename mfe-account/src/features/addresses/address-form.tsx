import { type Address, type AddressFormProps, type AddressType, hasFeature, type User } from '@nkm/contracts';
import { usePlatform, useTopic } from '@nkm/platform';
import { Button, Checkbox, Field, Notice, RadioGroup, Spinner } from '@nkm/ui';
import { useRef } from 'react';
import styles from './address-form.module.css';
import { messages } from './messages';
import { PlaceFields } from './place-fields';
import { useAddressForm } from './use-address-form';

const texts = messages.form;
const TYPES = (['Delivery', 'Billing'] as const).map((value) => ({ value, label: messages.types[value] }));

/** Adds or changes an address of the signed-in shopper. Also the widget `address-form`. */
export default function AddressForm(props: AddressFormProps) {
  const { user } = useTopic('session');
  if (!user) return <Spinner label={messages.loading} />;
  return <Form key={`${user.id} ${props.address?.id}`} {...props} user={user} />;
}

function Form({ address, type, user, onSaved, onCancel }: AddressFormProps & { user: User }) {
  const { settings } = usePlatform();
  const form = useRef<HTMLFormElement>(null);
  const state = useAddressForm({ form, user, address, type, onSaved });
  const { values, faults, change } = state;
  const text = (name: 'other_names' | 'surname' | 'address' | 'landmark' | 'city' | 'post_code' | 'phone') => ({
    name,
    value: values[name],
    error: faults[name],
    onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }),
  });
  return (
    <form
      className={styles.form}
      ref={form}
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void state.submit();
      }}
    >
      {state.isRestored && (
        <Notice
          action={
            <Button size="s" onClick={state.startAgain}>
              {texts.startAgain}
            </Button>
          }
        >
          {texts.restored}
        </Notice>
      )}
      {state.failure && (
        <Notice tone="error" title={state.failure}>
          {texts.kept}
        </Notice>
      )}
      {!type && (
        <RadioGroup<AddressType>
          legend={texts.type}
          name="type"
          options={TYPES}
          value={values.type}
          error={faults.type}
          onChange={(chosen) => change({ type: chosen })}
        />
      )}
      <div className={styles.fields}>
        <Field label={texts.firstName} autoComplete="given-name" maxLength={100} {...text('other_names')} />
        <Field label={texts.surname} autoComplete="family-name" maxLength={100} {...text('surname')} />
        <PlaceFields values={values} faults={faults} address={address} onChange={change} />
        <div className={styles.whole}>
          <Field label={texts.address} autoComplete="street-address" maxLength={300} required {...text('address')} />
        </div>
        <Field label={texts.landmark} hint={texts.landmarkHint} maxLength={300} {...text('landmark')} />
        <Field label={texts.city} autoComplete="address-level2" maxLength={100} {...text('city')} />
        <Field
          label={texts.phone}
          type="tel"
          autoComplete="tel"
          hint={texts.phoneHint}
          maxLength={40}
          required
          {...text('phone')}
        />
        <Field label={texts.postCode} autoComplete="postal-code" maxLength={20} {...text('post_code')} />
      </div>
      {hasFeature(settings, 'addresses') && !isDefault(address, values.type) && (
        <Checkbox
          label={texts.makeDefault}
          name="is_default"
          checked={values.is_default}
          onChange={(event) => change({ is_default: event.target.checked })}
        />
      )}
      <div className={styles.buttons}>
        <Button type="submit" variant="main" busy={state.busy}>
          {state.busy ? texts.saving : texts.save}
        </Button>
        <Button
          onClick={() => {
            state.discard();
            onCancel();
          }}
        >
          {texts.cancel}
        </Button>
      </div>
    </form>
  );
}

const isDefault = (address: Address | undefined, type: AddressType) =>
  address?.is_default === true && address.type === type;
