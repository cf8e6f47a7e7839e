import type { ScreenProps } from '@nkm/contracts';
import { Breadcrumb, Button } from '@nkm/ui';
import { DealLinks } from '../../features/deals/deal-links';
import { Listing } from '../../features/listing/listing';
import { ListingCarousels } from '../../features/listing/listing-carousels';
import { NothingFound } from '../../features/listing/nothing-found';
import { SHOP_SORTS } from '../../features/listing/sorts';
import { messages } from '../../messages';
import { paths } from '../../paths';
import page from '../../products/page.module.css';
import type { DealsData } from './data';

const { listing: words, titles } = messages;

/** /deals (CAT-ROUTE-012). */
export default function Deals({ data: { listing, around } }: ScreenProps<DealsData>) {
  const list = { listing, sorts: SHOP_SORTS, pathname: paths.deals() };
  return (
    <div className={page.page}>
      <Breadcrumb items={[{ title: words.home, to: paths.home() }, { title: titles.deals }]} />
      <DealLinks />
      <Listing
        {...list}
        heading={titles.deals}
        around={around}
        empty={
          <NothingFound
            {...list}
            title={words.noProductInSearch}
            categories={around.categories}
            action={<Button to={paths.shop()}>{messages.home.allProducts}</Button>}
          />
        }
        nextLabel={words.next}
      />
      <ListingCarousels around={around} />
    </div>
  );
}
