import { FailurePanel } from '@nkm/ui';
import { UNEXPECTED_ERROR } from '@nkm/platform';
import { useRevalidator, useRouteError } from 'react-router-dom';
import { useEffect } from 'react';
import { messages } from '../messages';

/** The last net under a page, for a fault of the shell itself: loaders and screens of slices are caught before. */
export function RouteCrash() {
  const error = useRouteError();
  const { revalidate, state } = useRevalidator();
  useEffect(() => console.error('A page failed in the shell:', error), [error]);
  return (
    <FailurePanel
      title={UNEXPECTED_ERROR}
      onRetry={() => void revalidate()}
      retryLabel={messages.retry}
      busy={state === 'loading'}
    />
  );
}
