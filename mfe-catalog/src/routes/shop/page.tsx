import type { ScreenProps } from '@nkm/contracts';
import { Breadcrumb, Button } from '@nkm/ui';
import { Listing } from '../../features/listing/listing';
import { ListingCarousels } from '../../features/listing/listing-carousels';
import { NothingFound } from '../../features/listing/nothing-found';
import { SHOP_SORTS } from '../../features/listing/sorts';
import { messages } from '../../messages';
import { paths } from '../../paths';
import page from '../../products/page.module.css';
import type { ShopData } from './data';

const { listing: words } = messages;

export default function Shop({ data: { listing, around } }: ScreenProps<ShopData>) {
  const list = { listing, sorts: SHOP_SORTS, pathname: paths.shop() };
  return (
    <div className={page.page}>
      <Breadcrumb items={[{ title: words.home, to: paths.home() }, { title: words.shop }]} />
      <Listing
        {...list}
        heading={words.shop}
        around={around}
        empty={
          <NothingFound
            {...list}
            title={words.noProductInShop}
            categories={around.categories}
            action={<Button to={paths.home()}>{words.home}</Button>}
          />
        }
        nextLabel={words.next}
      />
      <ListingCarousels around={around} />
    </div>
  );
}
