import { deferred, FailurePanel } from '@nkm/ui';
import { messages } from '../../app/messages';
import type { NotFoundPageProps } from './not-found-page';
import { PageSkeleton } from './page-skeleton';

/** The page for unknown addresses. Its code is deferred because few shoppers need it. */
export const NotFoundPage = deferred<NotFoundPageProps>(
  async () => (await import(/* webpackChunkName: "not-found" */ './not-found-page')).NotFoundPage,
  { loading: () => <PageSkeleton />, failed: () => <FailurePanel title={messages.notFound} /> },
);
