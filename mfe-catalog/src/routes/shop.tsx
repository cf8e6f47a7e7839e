import type { ScreenProps } from '@nkm/contracts';
import { Breadcrumb, EmptyState } from '@nkm/ui';
import { Listing } from '../features/listing/listing';
import type { ListingData } from '../features/listing/load-listing';
import { SHOP_SORTS } from '../features/listing/sorts';
import { messages } from '../messages';
import { paths } from '../paths';
import page from '../products/page.module.css';

const { listing: words } = messages;

export default function Shop({ data }: ScreenProps<ListingData>) {
  return (
    <div className={page.page}>
      <Breadcrumb items={[{ title: words.home, to: paths.home() }, { title: words.shop }]} />
      <Listing
        heading={words.shop}
        listing={data}
        sorts={SHOP_SORTS}
        pathname={paths.shop()}
        empty={<EmptyState title={words.noProductInShop} />}
        nextLabel={words.next}
      />
    </div>
  );
}
