import type { InvoiceProduct, Product } from '@nkm/contracts';
import { ApiError, type Platform, usePlatform } from '@nkm/platform';
import { Button } from '@nkm/ui';
import { useEffect, useState } from 'react';
import { paths } from '../../paths';
import { messages } from './messages';

const MOST = 3;

interface Shelf {
  title: string;
  to: string;
}

/** Links to the shelves of what is sold out; a search for its name until, and where, the shelf is not known. */
export function SimilarProducts({ lines }: { lines: readonly InvoiceProduct[] }) {
  const { api } = usePlatform();
  const [shelves, setShelves] = useState<readonly Shelf[]>(() => lines.slice(0, MOST).map(searchFor));
  const ids = lines
    .slice(0, MOST)
    .map(({ id }) => id)
    .join();

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    void Promise.all(lines.slice(0, MOST).map((line) => shelfOf(api, line, signal))).then(
      (found) => signal.aborted || setShelves(found),
    );
    return () => controller.abort();
    // By what they are: the order comes anew with each answer.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [api, ids]);

  const once = shelves.filter(({ to }, index) => shelves.findIndex((other) => other.to === to) === index);
  return once.map(({ title, to }) => (
    <Button key={to} to={to}>
      {title}
    </Button>
  ));
}

async function shelfOf(api: Platform['api'], line: InvoiceProduct, signal: AbortSignal): Promise<Shelf> {
  try {
    const { data } = await api.get<{ data: Product }>(`/products/${line.id}`, { signal, background: true });
    const { name, slug } = data.subcategory;
    return { title: messages.similar(name), to: paths.shelf(slug) };
  } catch (error) {
    // A product that is not sold any more has no page: its name still finds what is like it.
    if (error instanceof ApiError || signal.aborted) return searchFor(line);
    throw error;
  }
}

const searchFor = ({ name }: InvoiceProduct): Shelf => ({ title: messages.similarTo(name), to: paths.search(name) });
