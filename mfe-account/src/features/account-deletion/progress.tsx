import { messages } from '../../messages';
import { REMOVAL_STEPS, type DeletionStep, stepNumber } from './deletion-step';
import styles from './account-deletion.module.css';

/** Shows the progress as five pieces and as text. */
export function Progress({ step }: { step: DeletionStep }) {
  const now = stepNumber(step);
  const words = messages.deletion.progress(now, REMOVAL_STEPS.length);
  return (
    <div className={styles.progress}>
      <p className={styles.words} role="status">
        {words}
      </p>
      <div
        className={styles.pieces}
        role="progressbar"
        aria-label={words}
        aria-valuemin={1}
        aria-valuemax={REMOVAL_STEPS.length}
        aria-valuenow={now}
      >
        {REMOVAL_STEPS.map((piece) => (
          <span key={piece} className={styles.piece} data-done={stepNumber(piece) <= now} />
        ))}
      </div>
    </div>
  );
}
