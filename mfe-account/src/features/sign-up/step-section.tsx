import { type ReactNode, type Ref, useId } from 'react';
import { messages } from './messages';
import styles from './sign-up.module.css';
import { numberOf, type Step, STEPS } from './steps';

interface StepSectionProps {
  step: Step;
  shown: boolean;
  heading: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

/** One step. All steps stay mounted, so that moving between them loses no value, not even the password. */
export function StepSection({ step, shown, heading, children }: StepSectionProps) {
  const id = useId();
  return (
    <section className={styles.step} aria-labelledby={id} hidden={!shown}>
      <h2 id={id} className={styles.title} ref={shown ? heading : undefined} tabIndex={-1}>
        <span className={styles.count}>{messages.step(numberOf(step), STEPS.length)}</span>{' '}
        <span>{messages.titles[step]}</span>
      </h2>
      {children}
    </section>
  );
}
