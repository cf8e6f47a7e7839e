import { Button, Notice, RadioGroup } from '@nkm/ui';
import { useState } from 'react';
import { messages } from '../../messages';
import type { StepProps } from './removal-dialog';
import type { RemovalAction } from './removal-step';
import styles from './removal.module.css';
import { StepButtons } from './step-buttons';

const texts = messages.removal.action;

/** Step 2: deactivation or deletion. */
export function ActionStep({ removal }: StepProps) {
  const [action, setAction] = useState<RemovalAction | null>(null);
  return (
    <form
      className={styles.step}
      onSubmit={(event) => {
        event.preventDefault();
        if (action) void removal.choose(action);
      }}
    >
      {removal.error && <Notice tone="error">{removal.error}</Notice>}
      <RadioGroup<RemovalAction>
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
          {messages.removal.proceed}
        </Button>
      </StepButtons>
    </form>
  );
}
