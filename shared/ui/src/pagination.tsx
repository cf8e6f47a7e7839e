import { type MouseEvent, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { clampPage, pageWindow } from './page-window';
import styles from './pagination.module.css';
import { VisuallyHidden } from './visually-hidden';

export interface PaginationProps {
  page: number;
  totalPages: number;
  /** Returns the address of a page, so that each number is a real link. */
  hrefOf: (page: number) => string;
  /** Id of the list, which receives the focus after the shopper changes the page. */
  controls: string;
  prevLabel?: string;
  nextLabel?: string;
  label?: string;
}

/** Prev, numbers, Next; hidden for a single page. */
export function Pagination(props: PaginationProps) {
  const { totalPages, hrefOf, controls, prevLabel = 'Prev', nextLabel = 'Next', label = 'Pages' } = props;
  const page = clampPage(props.page, totalPages);
  const onFollow = useFocusOnList(page, controls);
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
        onClick={onFollow}
      >
        {text}
      </Link>
    );
  }
  return (
    <nav aria-label={label}>
      <VisuallyHidden role="status">{`Page ${page} of ${totalPages}`}</VisuallyHidden>
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

/** Moves the focus from below the list to its start after a page change through these links (WCAG 2.4.3). */
function useFocusOnList(page: number, listId: string) {
  const isFollowed = useRef(false);
  useEffect(() => {
    if (!isFollowed.current) return;
    isFollowed.current = false;
    const list = document.getElementById(listId);
    if (!list) return;
    list.tabIndex = -1; // makes the list focusable by scripts
    list.focus({ preventScroll: true });
  }, [page, listId]);
  return ({ ctrlKey, metaKey, shiftKey }: MouseEvent) => {
    isFollowed.current = !(ctrlKey || metaKey || shiftKey); // these open another tab or window
  };
}
