import { Button, Notice } from '@nkm/ui';
import { paths } from '../../paths';
import type { ProfileLock } from './find-lock';
import { messages } from './messages';

/** Says why the form is locked. */
export function LockNotice({ lock }: { lock: ProfileLock }) {
  const contact = <Button to={paths.contact}>{messages.locks.contact}</Button>;
  return (
    <Notice tone="warning" action={lock === 'verified' ? contact : undefined}>
      <p>{messages.locks[lock]}</p>
    </Notice>
  );
}
