import type { SearchSuggestionsProps } from '@nkm/contracts';
import { usePlatform } from '@nkm/platform';
import { VisuallyHidden } from '@nkm/ui';
import { type MouseEvent, useEffect, useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { readSearches, storeSearches, withoutSearch } from '../../search-query/recent-searches';
import { messages } from './messages';
import styles from './search-suggestions.module.css';
import { type Suggestion, suggestionGroups } from './suggestion-groups';
import { SuggestionLine } from './suggestion-line';
import { useCombobox } from './use-combobox';
import { useSuggestions } from './use-suggestions';

/** The list under the search box: recent searches, or search terms, categories and products for the typed text. */
export default function SearchSuggestions({ box }: SearchSuggestionsProps) {
  const id = useId();
  const { storage } = usePlatform();
  const navigate = useNavigate();
  const [typed, setTyped] = useState(() => box.current?.value ?? '');
  const [category, setCategory] = useState(() => categoryBeside(box.current));
  const [open, setOpen] = useState(() => document.activeElement === box.current);
  const [active, setActive] = useState(-1);
  const [recent, setRecent] = useState(() => readSearches(storage));
  const [said, setSaid] = useState('');

  const groups = suggestionGroups(typed, recent, useSuggestions(typed, category, open), category);
  const items = groups.flatMap((group) => group.items);
  const shown = open && items.length > 0;
  const reached = shown ? items[active] : undefined;
  const idOf = (item: Suggestion) => `${id}-${items.indexOf(item)}`;

  function close() {
    setOpen(false);
    setActive(-1);
  }
  function change(searches: string[]) {
    storeSearches(storage, searches);
    setRecent(searches);
    setActive(-1);
  }
  function forget(search: string) {
    change(withoutSearch(readSearches(storage), search));
    setSaid(messages.removed(search));
  }
  function forgetAll() {
    change([]);
    setSaid(messages.cleared);
    box.current?.focus(); // the pressed button disappears
  }
  function follow(item: Suggestion) {
    close();
    void navigate(item.to);
  }
  function move(event: KeyboardEvent, step: 1 | -1) {
    event.preventDefault();
    if (!shown) return setOpen(true);
    // The arrow keys pass through the box between the last and the first line.
    setActive(((active + 1 + step + items.length + 1) % (items.length + 1)) - 1);
  }
  const KEYS: Record<string, (event: KeyboardEvent) => void> = {
    ArrowDown: (event) => move(event, 1),
    ArrowUp: (event) => move(event, -1),
    Escape(event) {
      if (!shown) return; // the browser clears the box
      event.preventDefault();
      close();
    },
    Enter(event) {
      if (!reached) return; // the form searches for the typed text
      event.preventDefault();
      follow(reached);
    },
    Delete(event) {
      if (reached?.kind !== 'recent') return;
      event.preventDefault();
      forget(reached.title);
    },
  };

  useCombobox(
    box,
    { listId: `${id}-list`, open: shown, activeId: reached ? idOf(reached) : null },
    {
      onType(text) {
        setTyped(text);
        setRecent(readSearches(storage)); // the page of results has stored its search
        setSaid('');
        setActive(-1);
        setOpen(true);
      },
      onEnter() {
        setTyped(box.current?.value ?? '');
        setCategory(categoryBeside(box.current));
        setRecent(readSearches(storage)); // another tab may have searched
        setOpen(true);
      },
      onLeave: close,
      onSearch: close,
      onKey: (event) => !event.isComposing && KEYS[event.key]?.(event),
    },
  );
  useEffect(() => {
    // In braces: scrollIntoView can return a promise, which React must not take for a clean-up.
    document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);

  function press(event: MouseEvent, item: Suggestion) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return; // opens in a new tab
    event.preventDefault();
    const isCross = (event.target as Element).closest('[data-forget]') !== null;
    if (isCross) forget(item.title);
    else follow(item);
  }
  return (
    <>
      <VisuallyHidden>
        <span role="status">{said || (shown && typed.trim() !== '' ? messages.found(items.length) : '')}</span>
      </VisuallyHidden>
      {shown && (
        // A press on a line must not move the focus: the list would close before the click.
        // eslint-disable-next-line jsx-a11y/no-static-element-interactions
        <div className={styles.popup} onMouseDown={(event) => event.preventDefault()}>
          <div role="listbox" id={`${id}-list`} aria-label={messages.suggestions}>
            {groups.map((group) => (
              <div role="group" key={group.title} aria-label={group.title} className={styles.group}>
                <span className={styles.title} aria-hidden="true">
                  {group.title}
                </span>
                {group.items.map((item) => (
                  <SuggestionLine
                    key={item.to}
                    id={idOf(item)}
                    item={item}
                    typed={typed}
                    active={item === reached}
                    onPress={press}
                  />
                ))}
              </div>
            ))}
          </div>
          {typed.trim() === '' && (
            <button type="button" className={styles.clear} onClick={forgetAll}>
              {messages.clearRecent}
            </button>
          )}
        </div>
      )}
    </>
  );
}

/** Slug of the category in the select beside the box; '' for all. */
function categoryBeside(box: HTMLInputElement | null): string {
  return box?.form?.querySelector('select')?.value ?? '';
}
