import type { InvoiceProduct, Product } from '@nkm/contracts';
import { ApiError, type Platform, usePlatform } from '@nkm/platform';
import { Button } from '@nkm/ui';
import { useEffect, useState } from 'react';
import { paths } from '../../paths';
import { messages } from './messages';

const MOST = 3;

interface Similar {
  title: string;
  to: string;
}

/** Links to the subcategories of sold-out products, or to a search by name while a subcategory is unknown. */
export function SimilarProducts({ lines }: { lines: readonly InvoiceProduct[] }) {
  const { api } = usePlatform();
  const [similar, setSimilar] = useState<readonly Similar[]>(() => lines.slice(0, MOST).map(searchFor));
  const ids = lines
    .slice(0, MOST)
    .map(({ id }) => id)
    .join();

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    void Promise.all(lines.slice(0, MOST).map((line) => similarOf(api, line, signal))).then(
      (found) => signal.aborted || setSimilar(found),
    );
    return () => controller.abort();
    // Compared by ids, because each answer contains new objects.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [api, ids]);

  const once = similar.filter(({ to }, index) => similar.findIndex((other) => other.to === to) === index);
  return once.map(({ title, to }) => (
    <Button key={to} to={to}>
      {title}
    </Button>
  ));
}

async function similarOf(api: Platform['api'], line: InvoiceProduct, signal: AbortSignal): Promise<Similar> {
  try {
    const { data } = await api.get<{ data: Product }>(`/products/${line.id}`, { signal, background: true });
    const { name, slug } = data.subcategory;
    return { title: messages.similar(name), to: paths.category(slug) };
  } catch (error) {
    // A removed product has no page, but a search for its name finds similar ones.
    if (error instanceof ApiError || signal.aborted) return searchFor(line);
    throw error;
  }
}

const searchFor = ({ name }: InvoiceProduct): Similar => ({ title: messages.similarTo(name), to: paths.search(name) });
