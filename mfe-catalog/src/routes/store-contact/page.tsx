import type { ScreenProps } from '@nkm/contracts';
import { usePlatform } from '@nkm/platform';
import { Breadcrumb } from '@nkm/ui';
import { useSearchParams } from 'react-router-dom';
import { ChooseStore } from '../../features/stores/choose-store';
import { messages as words } from '../../features/stores/messages';
import { sendInquiry } from '../../features/stores/send-inquiry';
import { StoreFacts } from '../../features/stores/store-facts';
import styles from '../../features/stores/store-page.module.css';
import { ContactForm } from '../../contact-form/contact-form';
import { messages } from '../../messages';
import { paths } from '../../paths';
import page from '../../products/page.module.css';
import { TextPage } from '../../text-page/text-page';
import type { StoreContactData } from './data';

const LONGEST_REFERENCE = 40;

/** /store-detail: the form in which a shopper writes to a store, about the invoice that the address names. */
export default function StoreContact({ data: { store, stores } }: ScreenProps<StoreContactData>) {
  const platform = usePlatform();
  const [query] = useSearchParams();
  const order = query.get('order')?.slice(0, LONGEST_REFERENCE);
  const allStores = { title: messages.titles.stores, to: paths.stores() };
  if (!store)
    return (
      <TextPage path={paths.storeContacts()} title={messages.titles.storeContact} below={[allStores]}>
        <ChooseStore stores={stores} />
      </TextPage>
    );
  const trail = [
    { title: messages.listing.home, to: paths.home() },
    allStores,
    { title: store.store_name, to: paths.store(store.id) },
    { title: messages.titles.storeContact },
  ];
  return (
    <div className={page.page}>
      <Breadcrumb items={trail} />
      <h1>{words.contactTitle(store.store_name)}</h1>
      <div className={styles.columns}>
        <div className={page.part}>
          <p>{words.answered}</p>
          <noscript>{words.needsScripts}</noscript>
          <ContactForm
            key={store.id}
            label={words.form}
            {...(order && { subject: words.aboutOrder(order) })}
            send={(letter, token) => sendInquiry(platform, store, letter, token)}
          />
        </div>
        <aside className={styles.side}>
          <StoreFacts store={store} writing />
        </aside>
      </div>
    </div>
  );
}
