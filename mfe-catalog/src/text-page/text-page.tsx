import { Breadcrumb } from '@nkm/ui';
import type { ReactNode } from 'react';
import { messages } from '../messages';
import { paths } from '../paths';
import page from '../products/page.module.css';
import { HelpWays } from './help-ways';
import styles from './text-page.module.css';

export interface TextPageProps {
  /** Address of the page. */
  path: string;
  /** Last step of the breadcrumb, and the heading unless that differs. */
  title: string;
  heading?: string;
  /** Further steps of the breadcrumb, between home and this page. */
  below?: readonly { title: string; to: string }[];
  children: ReactNode;
}

/** A page of text. The ways to get an answer stand beside it, on a phone below it. */
export function TextPage({ path, title, heading = title, below = [], children }: TextPageProps) {
  return (
    <div className={`${page.page} ${styles.page}`}>
      <Breadcrumb items={[{ title: messages.listing.home, to: paths.home() }, ...below, { title }]} />
      <h1>{heading}</h1>
      <div className={styles.columns}>
        <div className={page.part}>{children}</div>
        <HelpWays beside={path} />
      </div>
    </div>
  );
}
