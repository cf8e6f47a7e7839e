import type { ScreenProps } from '@nkm/contracts';
import { Breadcrumb } from '@nkm/ui';
import { messages as words } from '../../features/stores/messages';
import { StoreBanner } from '../../features/stores/store-banner';
import { StoreFacts } from '../../features/stores/store-facts';
import { StoreInfo } from '../../features/stores/store-info';
import { StoreNav } from '../../features/stores/store-nav';
import styles from '../../features/stores/store-page.module.css';
import { messages } from '../../messages';
import { paths } from '../../paths';
import page from '../../products/page.module.css';
import type { StoreInfoData } from './data';

/** /store-detail-info?vendor= (CAT-ROUTE-010). */
export default function StoreInfoPage({ data }: ScreenProps<StoreInfoData>) {
  const { store } = data;
  const trail = [
    { title: messages.listing.home, to: paths.home() },
    { title: messages.titles.stores, to: paths.stores() },
    { title: store.store_name, to: paths.store(store.id) },
    { title: words.about },
  ];
  return (
    <div className={page.page}>
      <Breadcrumb items={trail} />
      <StoreBanner store={store} heading={store.store_name} />
      <StoreNav store={store} on="info" />
      <div className={styles.columns}>
        <StoreInfo store={store} reviews={data.reviews} page={data.page} pages={data.pages} />
        <aside className={styles.side}>
          <StoreFacts store={store} />
        </aside>
      </div>
    </div>
  );
}
