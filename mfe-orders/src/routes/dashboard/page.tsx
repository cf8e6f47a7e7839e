import { formatMoney, groupThousands, hasFeature, type ScreenProps } from '@nkm/contracts';
import { usePlatform } from '@nkm/platform';
import { Breadcrumb } from '@nkm/ui';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { Donut, type Slice } from '../../features/points/donut';
import { messages } from '../../features/points/messages';
import { PointCards } from '../../features/points/point-cards';
import { RangeLinks } from '../../features/points/range-links';
import { paths } from '../../paths';
import type { Data } from './data';
import styles from './page.module.css';
import page from '../page.module.css';

const { breadcrumb, dashboard: texts } = messages;
const SERIES = ['earned', 'debitted', 'orders', 'available'] as const;

/** /Dashboard: the shopper's coins and orders in a time range. */
export default function Dashboard({ data: { summary, range } }: ScreenProps<Data>) {
  const { settings } = usePlatform();
  const heading = useId();
  const slices = SERIES.map((name): Slice => {
    const value = summary[name] ?? 0;
    const parts = { label: texts.chart[name], meaning: texts.meaning[name], value };
    if (name !== 'orders') return { ...parts, text: formatMoney(value) };
    return { ...parts, text: texts.orderCount(value, groupThousands(value)), isBesideRing: true };
  });
  return (
    <div className={page.page}>
      <Breadcrumb items={[{ title: breadcrumb.home, to: paths.home }, { title: breadcrumb.dashboard }]} />
      <h1>{texts.heading}</h1>
      {hasFeature(settings, 'coin-ranges') && <RangeLinks current={range} />}
      <PointCards summary={summary} />
      <section aria-labelledby={heading} className={styles.overview}>
        <h2 id={heading} className={styles.title}>
          {texts.overview}
        </h2>
        <p className={styles.span}>
          <span>{texts.span[range]}</span> <span>{texts.worth}</span>
        </p>
        <Donut
          slices={slices}
          center={{ value: formatMoney(summary.available ?? 0), name: texts.center }}
          empty={texts.nothing}
        />
      </section>
      <p className={styles.links}>
        <Link to={paths.coinsHistory()}>{texts.history}</Link>
        <Link to={paths.myOrders()}>{texts.orders}</Link>
      </p>
    </div>
  );
}
