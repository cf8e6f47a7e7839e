import type { ReactNode } from 'react';
import { Button } from './button';

export interface FailureLineProps {
  /** What failed. */
  children: ReactNode;
  onRetry: () => void;
  retryLabel?: string;
}

/** Replaces a failed part of a form or dialog, where FailurePanel would be too much. */
export function FailureLine({ children, onRetry, retryLabel = 'Try again' }: FailureLineProps) {
  return (
    <p role="alert">
      {children}{' '}
      <Button size="s" onClick={onRetry}>
        {retryLabel}
      </Button>
    </p>
  );
}
