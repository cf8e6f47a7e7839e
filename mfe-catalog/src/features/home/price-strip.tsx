import { FlashCountdown, Price, ProductImage } from '@nkm/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { messages } from '../../messages';
import { paths } from '../../paths';
import type { StripData } from './choose-strip';
import styles from './price-strip.module.css';

const HEADING_ID = 'price-strip';

/** The first prices of the home page: the running flash deal with the remaining time, or else the newest deals. */
export function PriceStrip({ strip: { flash, products } }: { strip: StripData }) {
  const [isOver, setOver] = useState(false);
  if (products.length === 0 || isOver) return null;
  return (
    <section className={styles.strip} aria-labelledby={HEADING_ID}>
      <header className={styles.header}>
        <h2 id={HEADING_ID}>{flash ? messages.titles.flashDeals : messages.home.latestDeals}</h2>
        {flash && (
          <p className={styles.time}>
            {messages.home.endsIn} <FlashCountdown flash={flash} onEnd={() => setOver(true)} />
          </p>
        )}
        <Link className={styles.all} to={flash ? paths.flashDeals() : paths.deals()}>
          {messages.home.viewAll}
        </Link>
      </header>
      <ul className={styles.products}>
        {products.map(({ id, slug, title, picture, image, selling_price, original_price }) => (
          <li key={id}>
            <Link className={styles.product} to={paths.product(slug)}>
              <ProductImage className={styles.picture} picture={picture} src={image} alt="" sizes="72px" />
              <span className={styles.title}>{title}</span>
              <Price selling={selling_price} original={original_price} size="s" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
