import type { ScreenProps } from '@nkm/contracts';
import { Breadcrumb } from '@nkm/ui';
import { messages as words } from '../../features/stores/messages';
import { StoreBanner } from '../../features/stores/store-banner';
import { StoreFacts } from '../../features/stores/store-facts';
import { StoreNav } from '../../features/stores/store-nav';
import styles from '../../features/stores/store-page.module.css';
import { StoreProducts } from '../../features/stores/store-products';
import { messages } from '../../messages';
import { paths } from '../../paths';
import page from '../../products/page.module.css';
import type { StoreData } from './data';

/** /store-detail/{vendorId} (CAT-ROUTE-009). */
export default function Store({ data }: ScreenProps<StoreData>) {
  const { store } = data.page;
  const trail = [
    { title: messages.listing.home, to: paths.home() },
    { title: messages.titles.stores, to: paths.stores() },
    { title: store.store_name },
  ];
  return (
    <div className={page.page}>
      <Breadcrumb items={trail} />
      <StoreBanner store={store} heading={words.welcome(store.store_name)} />
      <StoreNav store={store} on="products" />
      <div className={styles.columns}>
        <StoreProducts page={data.page} />
        <aside className={styles.side}>
          <StoreFacts store={store} />
        </aside>
      </div>
    </div>
  );
}
