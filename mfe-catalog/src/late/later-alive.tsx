import { type ReactNode, Suspense } from 'react';
import { useHydrationAfterFirstView } from './first-view';

/**
 * Parts below the first view. What the server wrote of them is read at once and comes alive after the first view, so
 * that the first view does sooner; whoever comes from another page sees no difference.
 */
export function LaterAlive({ children }: { children: ReactNode }) {
  return (
    <Suspense fallback={null}>
      <Gate>{children}</Gate>
    </Suspense>
  );
}

function Gate({ children }: { children: ReactNode }) {
  useHydrationAfterFirstView();
  return children;
}
