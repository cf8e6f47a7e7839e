import type { User } from '@nkm/contracts';
import { Dialog } from '@nkm/ui';
import { type ComponentType, useLayoutEffect, useRef } from 'react';
import { messages } from '../../messages';
import { ActionStep } from './action-step';
import { CodeStep } from './code-step';
import { ConfirmationStep } from './confirmation-step';
import { Farewell } from './farewell';
import { FormStep } from './form-step';
import { Progress } from './progress';
import { ReasonStep } from './reason-step';
import styles from './account-deletion.module.css';
import type { DeletionStep } from './deletion-step';
import type { StepProps } from './step-props';
import { useDeletion } from './use-deletion';

const STEPS: Record<DeletionStep, ComponentType<StepProps>> = {
  reason: ReasonStep,
  action: ActionStep,
  confirmation: ConfirmationStep,
  form: FormStep,
  code: CodeStep,
};

interface DeletionDialogProps {
  /** Passed in, because the dialog outlives the session. */
  user: User;
  onClose: () => void;
}

/** The five steps of account deletion and the final confirmation (ACC-SCR-046). */
export default function DeletionDialog({ user, onClose }: DeletionDialogProps) {
  const removal = useDeletion(user, onClose);
  const { step, isDone } = removal;
  const Step = STEPS[step];
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef(step);

  // Focuses the title of each new step, for screen readers; the dialog does it for the first one. A layout effect runs
  // before the effects of the step, which can focus a field.
  useLayoutEffect(() => {
    if (shown.current === step && !isDone) return;
    shown.current = step;
    place.current?.closest('dialog')?.querySelector('h2')?.focus();
  }, [step, isDone]);

  return (
    <Dialog
      open
      title={messages.deletion.titles[isDone ? 'done' : step]}
      onClose={isDone ? () => void removal.leave() : onClose}
    >
      <div ref={place} className={styles.place}>
        {isDone ? (
          <Farewell leave={removal.leave} />
        ) : (
          <>
            <Progress step={step} />
            <Step removal={removal} user={user} />
          </>
        )}
      </div>
    </Dialog>
  );
}
