import type { ScreenProps } from '@nkm/contracts';
import { usePlatform } from '@nkm/platform';
import { Button } from '@nkm/ui';
import { AppPromotion } from '../../features/content/app-promotion';
import styles from '../../features/content/content.module.css';
import type { PaymentNow } from '../../features/content/load-payment-now';
import { messages } from '../../features/content/messages';
import { messages as shared } from '../../messages';
import { paths } from '../../paths';
import { TextPage } from '../../text-page/text-page';

const { about: words } = messages;

/** /about (CAT-ROUTE-003). */
export default function About({ data: { insteadOfOnDelivery } }: ScreenProps<PaymentNow>) {
  const { brand } = usePlatform().settings;
  return (
    <TextPage path={paths.about()} title={shared.titles.about} heading={words.heading(brand)}>
      <div className={styles.text}>
        <p>{words.intro(brand)}</p>
        <section>
          <h2>{words.buying}</h2>
          <p>
            <strong>{words.buyingText}</strong> {words.buyingMore}
          </p>
          {insteadOfOnDelivery && <p>{words.payingNow(insteadOfOnDelivery)}</p>}
          <Button to={paths.shop()} variant="main">
            {words.browse}
          </Button>
        </section>
        <section>
          <h2>{words.promises}</h2>
          <ul className={styles.promises}>
            {shared.promises.map(({ title, text }) => (
              <li key={title}>
                <strong>{title}</strong>
                <span>{text}</span>
              </li>
            ))}
          </ul>
        </section>
        <AppPromotion />
        <section>
          <h2>{words.selling}</h2>
          <p>{words.sellingText}</p>
          <Button to={paths.becomeVendor()}>{words.sellOn(brand)}</Button>
        </section>
        <section>
          <h2>{shared.titles.contactUs}</h2>
          <p>{words.contactText}</p>
          <Button to={paths.contactUs()}>{shared.titles.contactUs}</Button>
        </section>
      </div>
    </TextPage>
  );
}
