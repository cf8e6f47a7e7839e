import type { ScreenProps } from '@nkm/contracts';
import { Button } from '@nkm/ui';
import styles from '../../features/content/content.module.css';
import type { ComingSoonData } from '../../features/content/load-coming-soon';
import { messages } from '../../features/content/messages';
import { messages as shared } from '../../messages';
import { paths } from '../../paths';
import { TextPage } from '../../text-page/text-page';

const { comingSoon: words } = messages;

/** /Coming-Soon (CAT-ROUTE-018): features that the shop announces but does not offer yet. */
export default function ComingSoon({ data: { payment, shipping, now } }: ScreenProps<ComingSoonData>) {
  const parts = [
    { title: words.payment, options: payment },
    { title: words.shipping, options: shipping },
    { title: words.now, options: now },
  ].filter(({ options }) => options.length > 0);
  return (
    <TextPage path={paths.comingSoon()} title={shared.titles.comingSoon}>
      <div className={styles.text}>
        <p>{payment.length + shipping.length > 0 ? words.intro : words.nothing}</p>
        {parts.map(({ title, options }) => (
          <section key={title}>
            <h2>{title}</h2>
            <dl className={styles.options}>
              {options.map((option) => (
                <div key={option.title}>
                  <dt>{option.title}</dt>
                  <dd>{option.how}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
        <section>
          <p>{words.news}</p>
          <Button to={paths.shop()} variant="main">
            {words.browse}
          </Button>
        </section>
      </div>
    </TextPage>
  );
}
