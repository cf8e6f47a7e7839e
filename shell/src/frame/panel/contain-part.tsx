import { type ComponentType, useState } from 'react';
import { PartFailure } from './part-failure';
import { PartBoundary } from './part-boundary';

/**
 * The part in a boundary of its own: if it throws, a message with Retry replaces it, and the page around it works on.
 * @param Failure the message, by default without a box
 */
export function containPart<P extends object>(
  Part: ComponentType<P>,
  Failure: ComponentType<P & { retry(): void }> = PlainFailure,
): ComponentType<P> {
  return function ContainedPart(props: P) {
    const [hasCrashed, setCrashed] = useState(false);
    if (hasCrashed) return <Failure {...props} retry={() => setCrashed(false)} />;
    return (
      <PartBoundary onCrash={() => setCrashed(true)}>
        <Part {...props} />
      </PartBoundary>
    );
  };
}

/** Takes no other properties of the part. */
const PlainFailure = ({ retry }: { retry(): void }) => <PartFailure retry={retry} />;
