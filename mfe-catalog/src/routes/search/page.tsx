import type { ScreenProps } from '@nkm/contracts';
import { usePlatform } from '@nkm/platform';
import { Breadcrumb, Button } from '@nkm/ui';
import { useEffect } from 'react';
import { Listing } from '../../features/listing/listing';
import { NothingFound } from '../../features/listing/nothing-found';
import { SEARCH_SORTS } from '../../features/listing/sorts';
import { RecentlyViewed } from '../../features/product/recently-viewed/deferred-recently-viewed';
import { messages } from '../../messages';
import { paths } from '../../paths';
import page from '../../products/page.module.css';
import { ProductCarousel } from '../../products/product-carousel';
import { rememberSearch } from '../../search-query/recent-searches';
import type { SearchData } from './data';

const { listing: words } = messages;

export default function Search({
  data: { query, searchedFor, listing, categories, popular },
}: ScreenProps<SearchData>) {
  const { storage } = usePlatform();
  // Here and not where a search is sent, because the form works before any code has loaded.
  useEffect(() => rememberSearch(storage, query), [storage, query]);
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
          <div className={page.part}>
            <NothingFound
              {...list}
              title={words.noProductInSearch}
              categories={categories}
              action={<Button to={paths.shop()}>{messages.home.allProducts}</Button>}
            >
              {words.searchAgain}
            </NothingFound>
            <RecentlyViewed />
            <ProductCarousel title={words.bestSale} products={popular} />
          </div>
        }
        nextLabel={words.nextPage}
        scrollsToList
      />
    </div>
  );
}
