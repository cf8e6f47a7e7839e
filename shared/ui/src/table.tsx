import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './table.module.css';
import { VisuallyHidden } from './visually-hidden';

export interface TableColumn {
  title: string;
  /** Align numbers and money with `end`. */
  align?: 'end';
}

export interface TableProps {
  caption: string;
  hideCaption?: boolean;
  columns: readonly TableColumn[];
  /** Cells in the order of the columns. */
  rows: readonly { key: string | number; cells: readonly ReactNode[] }[];
  className?: string;
}

/** A table; on phones each row becomes a card with labelled values. */
export function Table({ caption, hideCaption, columns, rows, className }: TableProps) {
  return (
    <table className={clsx(styles.table, className)}>
      <caption className={styles.caption}>{hideCaption ? <VisuallyHidden>{caption}</VisuallyHidden> : caption}</caption>
      <thead className={styles.head}>
        <tr>
          {columns.map(({ title, align }) => (
            <th key={title} scope="col" data-align={align}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells }) => (
          <tr key={key} className={styles.row}>
            {columns.map(({ title, align }, index) => (
              <td key={title} data-title={title} data-align={align}>
                {cells[index]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
