import { Link } from 'react-router-dom';
import { clampPage, pageWindow } from './page-window';
import styles from './pagination.module.css';

export interface PaginationProps {
  page: number;
  totalPages: number;
  /** Address of a page, so that each is a real link. */
  hrefOf: (page: number) => string;
  /** After a press on a page, e.g. to scroll to the list. The navigation itself is the link's. */
  onNavigate?: (page: number) => void;
  prevLabel?: string;
  nextLabel?: string;
  label?: string;
}

/** Prev, numbers, Next; nothing when there is one page only. */
export function Pagination(props: PaginationProps) {
  const { totalPages, hrefOf, onNavigate, prevLabel = 'Prev', nextLabel = 'Next', label = 'Pages' } = props;
  const page = clampPage(props.page, totalPages);
  if (totalPages <= 1) return null;

  function to(target: number, text: string | number, rel?: string) {
    if (target < 1 || target > totalPages) return <span className={styles.step}>{text}</span>;
    return (
      <Link
        className={styles.step}
        to={hrefOf(target)}
        rel={rel}
        aria-current={target === page ? 'page' : undefined}
        aria-label={typeof text === 'number' ? `Page ${text}` : undefined}
        onClick={() => onNavigate?.(target)}
      >
        {text}
      </Link>
    );
  }
  return (
    <nav aria-label={label}>
      <ul className={styles.pages}>
        <li>{to(page - 1, prevLabel, 'prev')}</li>
        {pageWindow(page, totalPages).map((step, index) => (
          <li key={step === 'gap' ? `gap${index}` : step}>
            {step === 'gap' ? <span className={styles.gap}>…</span> : to(step, step)}
          </li>
        ))}
        <li>{to(page + 1, nextLabel, 'next')}</li>
      </ul>
    </nav>
  );
}
