import { Button, Field, Notice } from '@nkm/ui';
import { messages } from '../../messages';
import { firstPhone } from './first-phone';
import type { StepProps } from './step-props';
import styles from './account-deletion.module.css';
import { StepButtons } from './step-buttons';

const texts = messages.deletion.form;

/** Step 4: the account's data, read-only. Its button requests the emailed code. */
export function FormStep({ removal, user }: StepProps) {
  const sending = removal.work === 'request';
  const entries = [
    [texts.id, String(user.id)],
    [texts.surname, user.surname],
    [texts.otherNames, user.other_names],
    [texts.email, user.email],
    [texts.phone, firstPhone(user)],
    [texts.store, user.store_name],
  ] as const;
  return (
    <form
      className={styles.step}
      onSubmit={(event) => {
        event.preventDefault();
        void removal.verifyForm();
      }}
    >
      <p>{texts.intro}</p>
      {removal.error && <Notice tone="error">{removal.error}</Notice>}
      <div className={styles.entries}>
        {entries.map(([label, value]) => (
          <Field key={label} label={label} value={value || texts.none} readOnly className={styles.entry} />
        ))}
      </div>
      <StepButtons onBack={removal.back}>
        <Button type="submit" variant="main" busy={sending}>
          {sending ? texts.sending : messages.deletion.proceed}
        </Button>
      </StepButtons>
    </form>
  );
}
