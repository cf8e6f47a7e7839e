import { usePlatform } from '@nkm/platform';
import { FailurePanel, Spinner } from '@nkm/ui';
import { useEffect, useState } from 'react';
import type { CardData } from '../../products/card';
import { CardGrid } from '../../products/card-grid';
import four from '../../products/fours.module.css';
import { getKidsProducts } from './get-kids-products';
import styles from './kids.module.css';
import type { KidsHeading } from './kids-categories';
import { messages } from './messages';

/** The products of a tab, which load when it first opens. */
export function TrendingPanel({ title, source }: Pick<KidsHeading, 'title' | 'source'>) {
  const platform = usePlatform();
  const [products, setProducts] = useState<CardData[] | 'loading' | 'failed'>('loading');
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    setProducts('loading');
    getKidsProducts(platform, source, signal).then(
      (found) => signal.aborted || setProducts(found),
      () => signal.aborted || setProducts('failed'),
    );
    return () => controller.abort();
  }, [platform, source, attempt]);

  if (products === 'failed')
    return <FailurePanel title={messages.unavailable} onRetry={() => setAttempt(attempt + 1)} />;
  if (products === 'loading') {
    return (
      <p className={styles.loading} role="status">
        <Spinner /> {messages.loading}
      </p>
    );
  }
  return products.length > 0 ? (
    <CardGrid products={products} label={title} className={four.fours} />
  ) : (
    <p>{messages.nothing}</p>
  );
}
