import { LONGEST_QUERY } from '@nkm/contracts';
import { PlainButton } from '@nkm/ui';
import { Link } from 'react-router-dom';
import { useShell } from '../../app/shell-context';
import { messages } from '../../app/messages';
import { paths } from '../../app/paths';
import form from '../newsletter/newsletter-form.module.css';
import styles from './not-found-page.module.css';

// Not in ../messages: only this file's chunk needs them.
const DETAIL = 'The address may be mistyped, or the page has moved.';
const SEARCH_LABEL = 'Search the shop';

export interface NotFoundPageProps {
  /** Why the page does not exist. */
  detail?: string;
}

/** An unknown address (SH-SCR-027), with a search (by the server) and links to the home page and the categories. */
export function NotFoundPage({ detail = DETAIL }: NotFoundPageProps) {
  const { frame } = useShell();
  return (
    <section className={styles.page}>
      <h1>{messages.notFound}</h1>
      <p>{detail}</p>
      <form action="/search" className={styles.search} role="search" aria-label={SEARCH_LABEL}>
        <label className={form.field}>
          {SEARCH_LABEL}
          <input type="search" name="q" maxLength={LONGEST_QUERY} enterKeyHint="search" />
        </label>
        <PlainButton type="submit">{messages.search}</PlainButton>
      </form>
      <ul className={styles.ways}>
        <li>
          <Link to={paths.home}>{messages.backHome}</Link>
        </li>
        {frame.categories.map(({ title, slug }) => (
          <li key={slug}>
            <Link to={paths.category(slug)}>{title}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
