import type { ScreenProps } from '@nkm/contracts';
import { Breadcrumb, Button, EmptyState } from '@nkm/ui';
import { messages as words } from '../../features/stores/messages';
import { StoreSearch } from '../../features/stores/store-search';
import { messages } from '../../messages';
import { paths } from '../../paths';
import page from '../../products/page.module.css';
import type { VendorStoreData } from './data';

/** /Vendor-Store (CAT-ROUTE-011). */
export default function VendorStore({ data: { stores } }: ScreenProps<VendorStoreData>) {
  const title = messages.titles.stores;
  return (
    <div className={page.page}>
      <Breadcrumb items={[{ title: messages.listing.home, to: paths.home() }, { title }]} />
      <h1>{title}</h1>
      {stores.length > 0 ? (
        <StoreSearch stores={stores} label={title} />
      ) : (
        <EmptyState title={words.noStores} action={<Button to={paths.shop()}>{messages.home.allProducts}</Button>} />
      )}
    </div>
  );
}
