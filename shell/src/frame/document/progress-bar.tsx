import { useNavigation } from 'react-router-dom';
import styles from './progress-bar.module.css';

/** The thin bar at the top of the page during a navigation (SH-SCR-002). */
export function ProgressBar() {
  const active = useNavigation().state !== 'idle';
  return <div className={styles.bar} data-active={active || undefined} aria-hidden="true" />;
}
