import { FailurePanel } from '@nkm/ui';
import { UNEXPECTED_ERROR } from '@nkm/platform';
import { useRevalidator, useRouteError } from 'react-router-dom';
import { useEffect } from 'react';
import { messages } from '../../app/messages';

/** Last error boundary of a page, for errors of the shell. Errors in slices' loaders and screens are caught before. */
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
