import { Tabs } from '@nkm/ui';
import { useState } from 'react';
import type { CardData } from '../../common/products/card';
import { CardGrid } from '../../common/products/card-grid';
import four from '../../common/products/fours.module.css';
import styles from './kids.module.css';
import { HOT_TRENDING, TRENDING_TABS } from './kids-categories';
import { messages } from './messages';
import { TrendingPanel } from './trending-panel';

const HEADING_ID = 'search-trending';

/** The search-trending tabs (spec 2 §2). The first comes with the page, the others load when opened. */
export function SearchTrending({ hot }: { hot: readonly CardData[] }) {
  const [opened, setOpened] = useState<readonly string[]>([HOT_TRENDING.id]);
  const tabs = [
    {
      ...HOT_TRENDING,
      panel:
        hot.length > 0 ? (
          <CardGrid products={hot} label={HOT_TRENDING.title} className={four.fours} />
        ) : (
          <p>{messages.unavailable}</p>
        ),
    },
    ...TRENDING_TABS.map(({ id, title, source }) => ({
      id,
      title,
      panel: opened.includes(id) && <TrendingPanel title={title} source={source} />,
    })),
  ];
  return (
    <section className={styles.block} aria-labelledby={HEADING_ID}>
      <header className={styles.header}>
        <h2 id={HEADING_ID}>{messages.trending}</h2>
        <p className={styles.updated}>{messages.updated}</p>
      </header>
      <Tabs tabs={tabs} label={messages.trending} onSelect={(id) => setOpened([...opened, id])} />
    </section>
  );
}
