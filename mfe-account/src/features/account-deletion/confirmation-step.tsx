import { hasFeature } from '@nkm/contracts';
import { usePlatform } from '@nkm/platform';
import { Button, Notice, RadioGroup } from '@nkm/ui';
import { useState } from 'react';
import { messages } from '../../messages';
import type { StepProps } from './step-props';
import type { DeletionAnswer } from './deletion-step';
import styles from './account-deletion.module.css';
import { StepButtons } from './step-buttons';

const texts = messages.deletion.confirmation;

/** Step 3: the consequences, the data download and the confirmation. */
export function ConfirmationStep({ removal, user }: StepProps) {
  const { settings } = usePlatform();
  const [answer, setAnswer] = useState<DeletionAnswer | null>(null);
  const downloading = removal.work === 'download';
  return (
    <form
      className={styles.step}
      onSubmit={(event) => {
        event.preventDefault();
        if (answer) removal.answer(answer);
      }}
    >
      <p>{texts.erased}</p>
      {user.store_name && <p>{texts.store(user.store_name)}</p>}
      {removal.error && <Notice tone="error">{removal.error}</Notice>}
      {hasFeature(settings, 'account-export') && (
        <div className={styles.takeAlong}>
          <p>{texts.takeAlong}</p>
          <Button busy={downloading} onClick={() => void removal.download()}>
            {downloading ? messages.security.downloading : messages.security.download}
          </Button>
        </div>
      )}
      <RadioGroup<DeletionAnswer>
        legend={texts.legend}
        value={answer}
        onChange={setAnswer}
        options={[
          { value: 'no', label: texts.no },
          { value: 'yes', label: texts.yes },
        ]}
      />
      <StepButtons onBack={removal.back}>
        <Button type="submit" variant="main" disabled={answer === null}>
          {messages.deletion.proceed}
        </Button>
      </StepButtons>
    </form>
  );
}
