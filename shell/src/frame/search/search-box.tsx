import { hasFeature, LONGEST_QUERY, queryOfPath } from '@nkm/contracts';
import { Icon, icons, once } from '@nkm/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useShell } from '../../app/shell-context';
import { messages } from '../../app/messages';
import styles from './search-box.module.css';
import { SearchSuggestions } from './search-suggestions';

const pathCode = once(() => import(/* webpackChunkName: "deferred" */ './search-path'));

/**
 * Goes to /search/{query}; empty text does nothing (SH-RULE-007, SH-RULE-008). Without JavaScript, or its code for
 * addresses, the server redirects there.
 */
export function SearchBox() {
  const { frame, settings } = useShell();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const box = useRef<HTMLInputElement>(null);
  const [isUsed, setUsed] = useState(false);
  const searched = queryOfPath(pathname);
  const within = searched === '' ? '' : (new URLSearchParams(search).get('category') ?? '');

  // After a navigation the box shows the new page's search. Early input stays.
  const shown = useRef(searched);
  useEffect(() => {
    if (shown.current === searched) return;
    shown.current = searched;
    if (box.current) box.current.value = searched;
  }, [searched]);

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const { q, category } = Object.fromEntries(new FormData(form));
    pathCode.load().then(
      ({ searchPath }) => {
        const to = searchPath(String(q), String(category ?? ''));
        if (to !== null) void navigate(to);
      },
      () => form.submit(),
    );
  }
  // A server with only the documented API searches in all categories, so the select would do nothing.
  const choices = hasFeature(settings, 'search-category') ? frame.categories : [];
  return (
    <form className={styles.search} action="/search" role="search" onSubmit={send} onFocus={() => setUsed(true)}>
      {choices.length > 0 && (
        <select key={within} name="category" aria-label={messages.searchIn} defaultValue={within}>
          <option value="">{messages.everywhere}</option>
          {choices.map(({ slug, title }) => (
            <option key={slug} value={slug}>
              {title}
            </option>
          ))}
        </select>
      )}
      <input
        ref={box}
        type="search"
        name="q"
        aria-label={messages.addressOfSearch}
        placeholder={messages.searchPlaceholder}
        defaultValue={searched}
        maxLength={LONGEST_QUERY}
        autoComplete="off"
        enterKeyHint="search"
      />
      <button type="submit" aria-label={messages.search}>
        <Icon path={icons.search} />
      </button>
      {isUsed && <SearchSuggestions box={box} />}
    </form>
  );
}
