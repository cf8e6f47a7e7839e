import { Skeleton } from './skeleton';

export interface LoadingLinesProps {
  /** Announced by screen readers. */
  label: string;
}

/** Stands for a few lines of a form or dialog while they load. */
export function LoadingLines({ label }: LoadingLinesProps) {
  return (
    <div role="status" aria-label={label}>
      <Skeleton shape="title" />
      <Skeleton />
    </div>
  );
}
