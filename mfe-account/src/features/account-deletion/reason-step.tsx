import { checkReason, REASON_LENGTH, reasonLength } from '@nkm/contracts';
import { Button, TextArea, useSettledPress } from '@nkm/ui';
import { messages } from '../../messages';
import { hasReason, REASON_CHIPS, toggleReason } from './reason-chips';
import type { StepProps } from './step-props';
import styles from './account-deletion.module.css';
import { StepButtons } from './step-buttons';

const texts = messages.deletion.reason;

/** Step 1: the reason. A pasted text is never truncated: the form shows the excess and disables PROCEED. */
export function ReasonStep({ removal }: StepProps) {
  const { reason } = removal;
  const wrong = checkReason(reason);
  const tooLong = wrong !== null && 'tooLongBy' in wrong;
  return (
    <form
      className={styles.step}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (wrong === null) removal.giveReason();
      }}
    >
      <div className={styles.chips} role="group" aria-label={texts.commonReasons}>
        {REASON_CHIPS.map(({ label, text }) => (
          <Chip
            key={label}
            label={label}
            chosen={hasReason(reason, text)}
            onPress={() => removal.changeReason(toggleReason(reason, text))}
          />
        ))}
      </div>
      <TextArea
        label={texts.label}
        placeholder={texts.placeholder(REASON_LENGTH.max)}
        rows={5}
        required
        value={reason}
        onChange={(event) => removal.changeReason(event.target.value)}
        hint={hintOf(reason)}
        error={tooLong ? texts.tooLong(wrong.tooLongBy) : undefined}
      />
      <p className={styles.soft}>{texts.kept}</p>
      <StepButtons>
        <Button type="submit" variant="main" disabled={wrong !== null}>
          {messages.deletion.proceed}
        </Button>
      </StepButtons>
    </form>
  );
}

interface ChipProps {
  label: string;
  chosen: boolean;
  onPress: () => void;
}

function Chip({ label, chosen, onPress }: ChipProps) {
  const button = useSettledPress(chosen, { onClick: onPress });
  return (
    <button type="button" {...button} className={styles.chip} aria-pressed={chosen}>
      {label}
    </button>
  );
}

function hintOf(reason: string): string {
  const count = reasonLength(reason);
  const { min, max } = REASON_LENGTH;
  return count < min ? texts.missing(count, max, min - count) : texts.enough(count, max);
}
