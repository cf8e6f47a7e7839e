import type { ScreenProps } from '@nkm/contracts';
import { Breadcrumb, Button } from '@nkm/ui';
import { Listing } from '../../features/listing/listing';
import { ListingCarousels } from '../../features/listing/listing-carousels';
import { NothingFound } from '../../features/listing/nothing-found';
import { SHOP_SORTS } from '../../features/listing/sorts';
import { messages } from '../../messages';
import { paths } from '../../paths';
import page from '../../products/page.module.css';
import type { CategoryData } from './data';

const { listing: words } = messages;

export default function Category({ data: { title, slug, parent, listing, around } }: ScreenProps<CategoryData>) {
  const above = parent ? [{ title: parent.title, to: paths.subcategory(parent.slug) }] : [];
  const trail = [{ title: words.home, to: paths.home() }, { title: words.shop, to: paths.shop() }, ...above, { title }];
  const list = { listing, sorts: SHOP_SORTS, pathname: paths.subcategory(slug) };
  return (
    <div className={page.page}>
      <Breadcrumb items={trail} />
      <Listing
        {...list}
        heading={title}
        around={around}
        current={slug}
        empty={
          <NothingFound
            {...list}
            title={words.noProductInCategory}
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
