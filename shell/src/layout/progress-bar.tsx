import { useNavigation } from 'react-router-dom';
import styles from './progress-bar.module.css';

/** The thin bar on top of the page while a navigation is under way (spec 1 §2.1). */
export function ProgressBar() {
  const active = useNavigation().state !== 'idle';
  return <div className={styles.bar} data-active={active || undefined} aria-hidden="true" />;
}
