import { readOrderNumber } from '@nkm/contracts';
import { usePlatform } from '@nkm/platform';
import { useSearchParams } from 'react-router-dom';
import { messages } from '../../features/contact/messages';
import { sendContactMessage } from '../../features/contact/send-contact-message';
import { LONGEST } from '../../contact-form/check-contact-message';
import { ContactForm } from '../../contact-form/contact-form';
import { messages as shared } from '../../messages';
import { paths } from '../../paths';
import { TextPage } from '../../text-page/text-page';

/** /Contact-Us (CAT-ROUTE-019). The address can name an order: `?order=NKM-…`. */
export default function ContactUs() {
  const platform = usePlatform();
  const [query] = useSearchParams();
  const order = readOrderNumber(query.get('order') ?? '').slice(0, LONGEST.order);
  return (
    <TextPage path={paths.contactUs()} title={shared.titles.contactUs}>
      <p>{messages.promise}</p>
      <noscript>{messages.needsScripts}</noscript>
      <ContactForm
        label={messages.form}
        order={{ known: order }}
        send={(letter, token) => sendContactMessage(platform, letter, token)}
      />
    </TextPage>
  );
}
