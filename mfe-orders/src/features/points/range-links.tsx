import { Link } from 'react-router-dom';
import { paths } from '../../paths';
import { messages } from './messages';
import { type Range, RANGES } from './range';
import styles from './range-links.module.css';

const texts = messages.dashboard;

/** Links to the ranges, so that each has its own address. */
export function RangeLinks({ current }: { current: Range }) {
  return (
    <nav aria-label={texts.ranges} className={styles.ranges}>
      {RANGES.map((range) => (
        <Link
          key={range}
          to={paths.dashboard(range)}
          preventScrollReset
          className={styles.range}
          aria-current={range === current ? 'true' : undefined}
        >
          {texts.range[range]}
        </Link>
      ))}
    </nav>
  );
}
