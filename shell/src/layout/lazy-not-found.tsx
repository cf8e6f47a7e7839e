import { FailurePanel } from '@nkm/ui';
import { lazy, Suspense } from 'react';
import { messages } from '../messages';
import { PageSkeleton } from './page-skeleton';

const Down = () => <FailurePanel title={messages.notFound} />;

/** Never rejects: the page would go down. */
const Page = lazy(async () => {
  try {
    return { default: (await import(/* webpackChunkName: "not-found" */ './not-found-page')).NotFoundPage };
  } catch {
    return { default: Down };
  }
});

/** The page of an address that nobody knows, whose code few shoppers need. */
export function NotFoundPage() {
  return (
    <Suspense fallback={<PageSkeleton />}>
      <Page />
    </Suspense>
  );
}
