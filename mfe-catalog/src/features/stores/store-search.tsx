import type { StoreListItem } from '@nkm/contracts';
import { Field, useFieldValue } from '@nkm/ui';
import { useState } from 'react';
import { matchesWords } from '../../search-query/matches-words';
import { messages } from './messages';
import { StoreList } from './store-list';
import styles from './store-list.module.css';

/** All stores with a search by name, description and place. */
export function StoreSearch({ stores: all, label }: { stores: readonly StoreListItem[]; label: string }) {
  const [words, setWords] = useState('');
  const field = useFieldValue<HTMLInputElement>('', setWords);
  const stores = all.filter(({ store_name, about, location }) =>
    matchesWords([store_name, about, location].filter(Boolean).join(' '), words),
  );
  return (
    <>
      <div className={styles.search} data-scripted>
        <Field
          ref={field}
          type="search"
          label={messages.searchStores}
          onChange={(event) => setWords(event.target.value)}
        />
      </div>
      <p role="status">{stores.length > 0 ? messages.results(stores.length) : messages.noMatch(words)}</p>
      <StoreList stores={stores} label={label} />
    </>
  );
}
