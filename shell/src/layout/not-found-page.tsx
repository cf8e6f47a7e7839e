import { PlainButton } from '@nkm/ui';
import { Link } from 'react-router-dom';
import { useShell } from '../app/shell-context';
import { messages } from '../messages';
import { LONGEST_QUERY, paths } from '../paths';
import form from './footer.module.css';
import styles from './not-found-page.module.css';

// Here and not in ../messages: only this file's own chunk needs them.
const DETAIL = 'The address may be mistyped, or the page has moved.';
const SEARCH_LABEL = 'Look for something else';

/** An address that nobody knows (spec 2 §2), with ways on: a search (by the server), the home page, the categories. */
export function NotFoundPage() {
  const { frame } = useShell();
  return (
    <section className={styles.page}>
      <h1>{messages.notFound}</h1>
      <p>{DETAIL}</p>
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
