import { Icon } from '@nkm/ui';
import { type FormEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { messages } from '../messages';
import styles from './header.module.css';

/** Goes to /search/{query}; empty text does nothing (spec 1 §2.3). Without JavaScript the server redirects there. */
export function SearchBox() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const box = useRef<HTMLInputElement>(null);

  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const query = box.current?.value.trim() ?? '';
    if (query !== '') void navigate(`/search/${encodeURIComponent(query)}`);
  }

  return (
    <form className={styles.search} action="/search" role="search" onSubmit={search}>
      <input
        ref={box}
        key={queryOf(pathname)}
        type="search"
        name="q"
        aria-label={messages.addressOfSearch}
        placeholder={messages.searchPlaceholder}
        defaultValue={queryOf(pathname)}
        maxLength={200}
        autoComplete="off"
        enterKeyHint="search"
      />
      <button type="submit" aria-label={messages.search}>
        <Icon name="search" />
      </button>
    </form>
  );
}

function queryOf(pathname: string): string {
  const encoded = /^\/search\/([^/]+)/i.exec(pathname)?.[1] ?? '';
  try {
    return decodeURIComponent(encoded);
  } catch {
    return encoded; // a stray percent sign, typed by hand
  }
}
