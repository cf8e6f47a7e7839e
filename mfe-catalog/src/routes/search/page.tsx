import type { ScreenProps } from '@nkm/contracts';
import { Breadcrumb, Button } from '@nkm/ui';
import { Listing } from '../../features/listing/listing';
import { NothingFound } from '../../features/listing/nothing-found';
import { SEARCH_SORTS } from '../../features/listing/sorts';
import { messages } from '../../messages';
import { paths } from '../../paths';
import page from '../../common/products/page.module.css';
import type { SearchData } from './data';

const { listing: words } = messages;

export default function Search({ data: { query, searchedFor, listing, categories } }: ScreenProps<SearchData>) {
  const list = { listing, sorts: SEARCH_SORTS, pathname: paths.search(query) };
  return (
    <div className={page.page}>
      <Breadcrumb items={[{ title: words.home, to: paths.home() }, { title: words.search }]} />
      <Listing
        {...list}
        heading={words.searchHeading(query)}
        around={{ categories }}
        note={searchedFor !== undefined && <p>{words.searchedFor(query, searchedFor)}</p>}
        empty={
          <NothingFound
            {...list}
            title={words.noProductInSearch}
            categories={categories}
            action={<Button to={paths.shop()}>{messages.home.viewAll}</Button>}
          >
            {words.searchAgain}
          </NothingFound>
        }
        nextLabel={words.nextPage}
        scrollsToList
      />
    </div>
  );
}
