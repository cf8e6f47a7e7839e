import type { ScreenProps } from '@nkm/contracts';
import { usePlatform } from '@nkm/platform';
import { Breadcrumb, Button, EmptyState, Notice } from '@nkm/ui';
import { useEffect, useRef } from 'react';
import { Comparison } from '../../features/compare/comparison-view';
import type { CompareData } from '../../features/compare/load-compare';
import { messages } from '../../features/compare/messages';
import { messages as shared } from '../../messages';
import { paths } from '../../paths';
import { readCompared, toggleCompared } from '../../products/compare-list';
import page from '../../products/page.module.css';
import { useCompared } from '../../products/use-compared';

const { compare: title } = shared.titles;

/** /compare (CAT-ROUTE-015). */
export default function Compare({ data }: ScreenProps<CompareData>) {
  const platform = usePlatform();
  const heading = useRef<HTMLHeadingElement>(null);
  const compared = useCompared();
  const products = data.products.filter(({ slug }) => compared.includes(slug));
  const kinds = new Set(products.flatMap(({ kind }) => kind ?? []));
  const { gone } = data;

  useEffect(() => {
    for (const slug of gone) if (readCompared(platform).includes(slug)) toggleCompared(platform, slug);
  }, [platform, gone]);

  function remove(slug: string) {
    toggleCompared(platform, slug);
    heading.current?.focus(); // the button disappears with its column
  }

  return (
    <div className={page.page}>
      <Breadcrumb items={[{ title: shared.listing.home, to: paths.home() }, { title }]} />
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {kinds.size > 1 && <Notice tone="info">{messages.differentKinds([...kinds])}</Notice>}
      {gone.length > 0 && <Notice tone="warning">{messages.gone(gone.length)}</Notice>}
      {products.length === 0 ? (
        <EmptyState
          title={messages.empty}
          action={
            <Button to={paths.shopAsList()} variant="main">
              {messages.browse}
            </Button>
          }
        >
          {messages.emptyDetail}
        </EmptyState>
      ) : (
        <Comparison products={products} onRemove={remove} />
      )}
    </div>
  );
}
