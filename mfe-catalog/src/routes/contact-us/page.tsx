import { readOrderNumber } from '@nkm/contracts';
import { usePlatform } from '@nkm/platform';
import { Breadcrumb } from '@nkm/ui';
import { useSearchParams } from 'react-router-dom';
import styles from '../../features/contact/contact.module.css';
import { ContactWays } from '../../features/contact/contact-ways';
import { messages } from '../../features/contact/messages';
import { sendContactMessage } from '../../features/contact/send-contact-message';
import { LONGEST } from '../../contact-form/check-contact-message';
import { ContactForm } from '../../contact-form/contact-form';
import { messages as shared } from '../../messages';
import { paths } from '../../paths';
import page from '../../products/page.module.css';

/** /Contact-Us (CAT-ROUTE-019). The address can name an order: `?order=NKM-…`. */
export default function ContactUs() {
  const platform = usePlatform();
  const [query] = useSearchParams();
  const order = readOrderNumber(query.get('order') ?? '').slice(0, LONGEST.order);
  return (
    <div className={page.page}>
      <Breadcrumb items={[{ title: shared.listing.home, to: paths.home() }, { title: shared.titles.contactUs }]} />
      <h1>{shared.titles.contactUs}</h1>
      <p>{messages.promise}</p>
      <div className={styles.columns}>
        <div>
          <noscript>{messages.needsScripts}</noscript>
          <ContactForm
            label={messages.form}
            order={{ known: order }}
            send={(letter, token) => sendContactMessage(platform, letter, token)}
          />
        </div>
        <ContactWays />
      </div>
    </div>
  );
}
