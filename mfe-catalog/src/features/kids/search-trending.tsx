import { Tabs } from '@nkm/ui';
import { useEffect, useRef, useState } from 'react';
import type { CardData } from '../../products/card';
import { CardGrid } from '../../products/card-grid';
import four from '../../products/fours.module.css';
import styles from './kids.module.css';
import { HOT_TRENDING, TRENDING_TABS } from './kids-categories';
import { messages } from './messages';
import { TrendingPanel } from './trending-panel';

const HEADING_ID = 'search-trending';

/**
 * The search-trending tabs (CAT-SCR-083). The first comes with the page, the others load when opened. The address names
 * the open one (`#toys`); the page from the server shows the first.
 */
export function SearchTrending({ hot }: { hot: readonly CardData[] }) {
  const block = useRef<HTMLElement>(null);
  const [{ selected, opened }, setTabs] = useState(() => openTab([], HOT_TRENDING.id));

  useEffect(() => {
    const follow = () => {
      const named = TRENDING_TABS.find(({ id }) => `#${id}` === location.hash);
      if (!named) return;
      setTabs((tabs) => openTab(tabs.opened, named.id));
      block.current?.scrollIntoView();
    };
    follow();
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, []);

  function select(id: string) {
    setTabs(openTab(opened, id));
    history.replaceState(history.state, '', `#${id}`);
  }
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
    <section ref={block} className={styles.block} aria-labelledby={HEADING_ID}>
      <header className={styles.header}>
        <h2 id={HEADING_ID}>{messages.trending}</h2>
        <p className={styles.updated}>{messages.updated}</p>
      </header>
      <Tabs tabs={tabs} label={messages.trending} selected={selected} onSelect={select} />
    </section>
  );
}

/** The open tab, and the tabs that were opened so far. */
const openTab = (opened: readonly string[], id: string) => ({ selected: id, opened: [...opened, id] });
