import { Button } from '@nkm/ui';
import { type ReactNode, useId, useState } from 'react';
import { messages } from '../messages';
import styles from './show-more.module.css';

interface ShowMoreProps<T> {
  items: readonly T[];
  /** How many are shown at first. */
  first: number;
  /** A list item with its key. */
  children: (item: T) => ReactNode;
}

/** A list that shows its first items, and the rest on demand. */
export function ShowMore<T>({ items, first, children }: ShowMoreProps<T>) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const hidden = items.length - first;
  return (
    <>
      <ul className={styles.list} id={id}>
        {items.slice(0, open ? items.length : first).map(children)}
      </ul>
      {hidden > 0 && (
        <Button
          variant="quiet"
          size="s"
          className={styles.more}
          aria-expanded={open}
          meaning={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {open ? messages.showLess : messages.showMore}
        </Button>
      )}
    </>
  );
}
