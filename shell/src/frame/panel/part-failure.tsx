import { FailurePanel, PlainButton } from '@nkm/ui';
import { messages } from '../../app/messages';

interface PartFailureProps {
  /** Class of the box around the message. */
  box?: string | undefined;
  retry(): void;
  /** Closes the part. Without it, the message has no button for that. */
  onDismiss?: (() => void) | undefined;
}

/** Replaces a part of the page. The rest of the page still works. */
export function PartFailure({ box, retry, onDismiss }: PartFailureProps) {
  return (
    <div className={box}>
      {onDismiss && <PlainButton onClick={onDismiss}>{messages.close}</PlainButton>}
      <FailurePanel title={messages.partDown} retryLabel={messages.retry} onRetry={retry} />
    </div>
  );
}
