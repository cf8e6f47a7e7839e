import { Icon, icons } from '@nkm/ui';
import { type ComponentType, type FormEvent, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useShell } from '../app/shell-context';
import { afterPaint } from '../browser/after-paint';
import { messages } from '../messages';
import { LONGEST_QUERY, paths, queryOf } from '../paths';
import type { SuggestBoxProps } from '../search/suggest-box';
import styles from './header.module.css';
import { PartBoundary } from './part-boundary';

const loadSuggestBox = () => import(/* webpackChunkName: "suggest" */ '../search/suggest-box');

/** Goes to /search/{query}; empty text does nothing (spec 1 §2.3). Without JavaScript the server redirects there. */
export function SearchBox() {
  const { frame, settings } = useShell();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const box = useRef<HTMLInputElement>(null);
  const [SuggestBox, setSuggestBox] = useState<ComponentType<SuggestBoxProps> | null>(null);
  const searched = queryOf(pathname);
  const within = searched === '' ? '' : (new URLSearchParams(search).get('category') ?? '');

  // Another page: the box shows what that one searched for. What is typed before the first script stays.
  const shown = useRef(searched);
  useEffect(() => {
    if (shown.current === searched) return;
    shown.current = searched;
    if (box.current) box.current.value = searched;
  }, [searched]);

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { q, category } = Object.fromEntries(new FormData(event.currentTarget));
    const to = paths.search(String(q), String(category ?? ''));
    if (to !== null) void navigate(to);
  }
  /** A help that may be missing: the box searches without it. The caret is shown first. */
  function help() {
    afterPaint()
      .then(loadSuggestBox)
      .then(
        (part) => setSuggestBox(() => part.SuggestBox),
        () => undefined,
      );
  }

  // A server as documented searches everywhere; there the choice would do nothing.
  const choices = settings.capabilities.includes('search-category') ? frame.categories : [];
  return (
    <form className={styles.search} action="/search" role="search" onSubmit={send} onFocus={help}>
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
      {SuggestBox && (
        <PartBoundary onCrash={() => setSuggestBox(null)}>
          <SuggestBox box={box} />
        </PartBoundary>
      )}
    </form>
  );
}
