import type { ScreenProps } from '@nkm/contracts';
import { Breadcrumb, Button, EmptyState } from '@nkm/ui';
import { Listing } from '../features/listing/listing';
import { SHOP_SORTS } from '../features/listing/sorts';
import { messages } from '../messages';
import { paths } from '../paths';
import page from '../products/page.module.css';
import type { CategoryData } from './category.data';

const { listing: words } = messages;

export default function Category({ data: { title, slug, ...listing } }: ScreenProps<CategoryData>) {
  const trail = [{ title: words.home, to: paths.home() }, { title: words.shop, to: paths.shop() }, { title }];
  return (
    <div className={page.page}>
      <Breadcrumb items={trail} />
      <Listing
        heading={title}
        listing={listing}
        sorts={SHOP_SORTS}
        pathname={paths.subcategory(slug)}
        empty={
          <EmptyState
            title={words.noProductInCategory}
            action={<Button to={paths.shop()}>{messages.home.viewAll}</Button>}
          />
        }
        nextLabel={words.next}
      />
    </div>
  );
}
