import { includesCollector } from '@nkm/contracts/payment-methods';
import { usePlatform } from '@nkm/platform';
import { Link } from 'react-router-dom';
import { AppPromotion } from '../../features/content/app-promotion';
import styles from '../../features/content/content.module.css';
import { messages } from '../../features/content/messages';
import { StartSelling } from '../../features/content/start-selling';
import { messages as shared } from '../../messages';
import { paths } from '../../paths';
import { TextPage } from '../../text-page/text-page';

const { vendor: words } = messages;

/** /become-a-vendor (CAT-ROUTE-008). */
export default function BecomeVendor() {
  const { brand, payments = [] } = usePlatform().settings;
  return (
    <TextPage path={paths.becomeVendor()} title={shared.titles.becomeVendor} heading={words.heading(brand)}>
      <div className={styles.text}>
        <section>
          <p>{words.intro}</p>
          <StartSelling />
        </section>
        <section>
          <h2>{words.terms}</h2>
          <ul className={styles.terms}>
            {words.termList.map(({ figure, name }) => (
              <li key={name}>
                <strong className={styles.figure}>{figure}</strong> <span>{name}</span>
              </li>
            ))}
          </ul>
        </section>
        <section>
          <h2>{words.payment}</h2>
          <p>{words.paymentText(includesCollector(payments, 'courier'))}</p>
        </section>
        <section>
          <h2>{words.steps}</h2>
          <ol>
            {words.stepList.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <Link to={paths.faqs()}>{words.questions}</Link>
        </section>
        <AppPromotion />
      </div>
    </TextPage>
  );
}
