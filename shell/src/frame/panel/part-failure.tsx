import { FailurePanel } from '@nkm/ui';
import { messages } from '../../app/messages';

/** Replaces a part of the page. The rest of the page still works. */
export function PartFailure({ box, retry }: { box?: string | undefined; retry(): void }) {
  return (
    <div className={box}>
      <FailurePanel title={messages.partDown} retryLabel={messages.retry} onRetry={retry} />
    </div>
  );
}
