import { NAME_LENGTH, type User } from '@nkm/contracts';
import { Button, Field, Notice, RadioGroup } from '@nkm/ui';
import { type FormEvent, useRef } from 'react';
import { LONGEST_EMAIL } from '../../email-address';
import { paths } from '../../paths';
import { ProofDialog } from '../../proof/deferred-proof-dialog';
import { asksForLatinName } from './check-profile';
import { findLock, isSeller, type ProfileLock } from './find-lock';
import { messages } from './messages';
import { PendingEmail } from './pending-email';
import { PhoneRow } from './phone-row';
import styles from './profile.module.css';
import { useProfileForm } from './use-profile-form';

const GENDERS = (['Male', 'Female', 'Unspecified'] as const).map((value) => ({
  value,
  label: messages.genders[value],
}));

/** Names, email, birthday, gender and phone. */
export function ProfileForm({ user }: { user: User }) {
  const form = useRef<HTMLFormElement>(null);
  const { values, faults, failure, busy, hasChanges, today, change, save, proof } = useProfileForm(user, form);
  const lock = findLock(user);
  const isLocked = lock !== null;
  const keepsEmail = isSeller(user);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isLocked) void save();
  }
  const name = { maxLength: NAME_LENGTH.max * 4, autoCapitalize: 'words', spellCheck: false, readOnly: isLocked };
  return (
    <>
      <form ref={form} className={styles.form} method="post" noValidate onSubmit={submit}>
        {lock && <LockNotice lock={lock} />}
        {failure && <Notice tone="error">{failure}</Notice>}
        <Field
          {...name}
          required
          label={messages.surname}
          name="surname"
          autoComplete="family-name"
          value={values.surname}
          error={faults.surname}
          onChange={({ target }) => change('surname', target.value)}
        />
        <Field
          {...name}
          required
          label={messages.otherNames}
          name="other_names"
          autoComplete="given-name"
          value={values.other_names}
          error={faults.other_names}
          onChange={({ target }) => change('other_names', target.value)}
        />
        {asksForLatinName(user, values) && (
          <Field
            {...name}
            label={messages.latinName}
            name="latin_name"
            hint={messages.latinNameHint}
            value={values.latin_name}
            error={faults.latin_name}
            onChange={({ target }) => change('latin_name', target.value)}
          />
        )}
        <Field
          required
          type="email"
          label={messages.email}
          name="email"
          autoComplete="email"
          maxLength={LONGEST_EMAIL}
          readOnly={isLocked || keepsEmail}
          hint={isLocked ? undefined : keepsEmail ? messages.sellerEmail : messages.emailHint}
          value={values.email}
          error={faults.email}
          onChange={({ target }) => change('email', target.value)}
        />
        <PendingEmail />
        <Field
          type="date"
          label={messages.dob}
          name="dob"
          autoComplete="bday"
          max={today}
          readOnly={isLocked}
          value={values.dob}
          error={faults.dob}
          onChange={({ target }) => change('dob', target.value)}
        />
        <RadioGroup
          legend={messages.gender}
          name="gender"
          options={GENDERS.map((option) => ({ ...option, disabled: isLocked }))}
          value={values.gender}
          error={faults.gender}
          onChange={(gender) => change('gender', gender)}
        />
        <PhoneRow phone={user.phone} />
        <div className={styles.bar} data-page-bar={hasChanges || undefined}>
          <Button type="submit" variant="main" disabled={isLocked} busy={busy}>
            {busy ? messages.updating : messages.update}
          </Button>
        </div>
      </form>
      {proof.email !== null && (
        <ProofDialog
          title={messages.proof.heading}
          submit={messages.proof.submit}
          submitting={messages.updating}
          onClose={proof.cancel}
          onConfirm={proof.confirm}
        >
          <p>{messages.proof.hint(proof.email)}</p>
        </ProofDialog>
      )}
    </>
  );
}

/** Says why the form is locked. */
function LockNotice({ lock }: { lock: ProfileLock }) {
  const contact = <Button to={paths.contact}>{messages.locks.contact}</Button>;
  return (
    <Notice tone="warning" action={lock === 'verified' ? contact : undefined}>
      <p>{messages.locks[lock]}</p>
    </Notice>
  );
}
