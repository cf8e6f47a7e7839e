import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import styles from './breadcrumb.module.css';

export interface BreadcrumbProps {
  /** Starts with the home page; the last step is this page and needs no `to`. */
  items: readonly { title: string; to?: string }[];
}

/** The path to this page; each step except the last is a link. */
export function Breadcrumb({ items }: BreadcrumbProps) {
  return (
    <nav className={styles.breadcrumb} aria-label="Breadcrumb">
      <ol className={styles.list}>
        {items.map(({ title, to }, index) => (
          <Fragment key={`${to ?? ''} ${title}`}>
            <li className={styles.item}>
              {to !== undefined && index < items.length - 1 ? (
                <Link className={styles.link} to={to}>
                  {title}
                </Link>
              ) : (
                <span className={styles.here} aria-current={index === items.length - 1 ? 'page' : undefined}>
                  {title}
                </span>
              )}
            </li>
          </Fragment>
        ))}
      </ol>
    </nav>
  );
}
