import styles from './progress-bar.module.css';

/** The thin bar on top of the page while a navigation is under way (spec 1 §2.1). */
export function ProgressBar({ active }: { active: boolean }) {
  return <div className={styles.bar} data-active={active || undefined} aria-hidden="true" />;
}
