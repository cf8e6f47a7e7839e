import { Button, Notice } from '@nkm/ui';
import { useEffect, useState } from 'react';
import { keepContinuePath, restoreContinuePath } from '../../continue-path/continue-path';
import { messages } from './messages';

/** Leads a shopper who had to verify the phone back to the page of before, once. */
export function ContinueNotice() {
  const [path] = useState(restoreContinuePath);
  useEffect(() => keepContinuePath(null), []);
  if (path === null) return null;
  return (
    <Notice tone="success" action={<Button to={path}>{messages.continue.link}</Button>}>
      <p>{messages.continue.verified}</p>
    </Notice>
  );
}
