import { Button, Notice, RadioGroup } from '@nkm/ui';
import { useState } from 'react';
import { messages } from '../../messages';
import type { StepProps } from './step-props';
import type { DeletionAction } from './deletion-step';
import styles from './account-deletion.module.css';
import { StepButtons } from './step-buttons';

const texts = messages.deletion.action;

/** Step 2: deactivation or deletion. */
export function ActionStep({ removal }: StepProps) {
  const [action, setAction] = useState<DeletionAction | null>(null);
  return (
    <form
      className={styles.step}
      onSubmit={(event) => {
        event.preventDefault();
        if (action) void removal.choose(action);
      }}
    >
      {removal.error && <Notice tone="error">{removal.error}</Notice>}
      <RadioGroup<DeletionAction>
        legend={texts.legend}
        className={styles.titledAbove}
        value={action}
        onChange={setAction}
        options={[
          { value: 'deactivate', label: texts.deactivate, hint: texts.deactivateHint },
          { value: 'delete', label: texts.delete, hint: texts.deleteHint },
        ]}
      />
      <StepButtons onBack={removal.back}>
        <Button type="submit" variant="main" disabled={action === null} busy={removal.work === 'deactivate'}>
          {messages.deletion.proceed}
        </Button>
      </StepButtons>
    </form>
  );
}
