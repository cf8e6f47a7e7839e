import type { ScreenProps } from '@nkm/contracts';
import { Breadcrumb, Button, EmptyState } from '@nkm/ui';
import { Listing } from '../features/listing/listing';
import { SEARCH_SORTS } from '../features/listing/sorts';
import { messages } from '../messages';
import { paths } from '../paths';
import page from '../products/page.module.css';
import type { SearchData } from './search.data';

const { listing: words } = messages;

export default function Search({ data: { query, category, ...listing } }: ScreenProps<SearchData>) {
  return (
    <div className={page.page}>
      <Breadcrumb items={[{ title: words.home, to: paths.home() }, { title: words.search }]} />
      <Listing
        heading={words.searchHeading(query)}
        listing={listing}
        sorts={SEARCH_SORTS}
        pathname={paths.search(query, category)}
        empty={
          <EmptyState
            title={words.noProductInSearch}
            action={
              category === undefined ? (
                <Button to={paths.shop()}>{messages.home.viewAll}</Button>
              ) : (
                <Button to={paths.search(query)}>{words.searchEverywhere}</Button>
              )
            }
          >
            {words.searchAgain}
          </EmptyState>
        }
        nextLabel={words.nextPage}
        scrollsToList
      />
    </div>
  );
}
