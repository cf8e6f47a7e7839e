import { type ComponentType, type ReactNode, Suspense, use } from 'react';
import { useHydrationAfterFirstView } from './first-view';

/** Milliseconds after which code that could not be had is asked for again, when its part is drawn the next time. */
const AGAIN_AFTER = 10_000;
const NEVER = new Promise<never>(() => undefined);

interface LatePartOptions {
  atOnce?: boolean;
  /** Keeps its place until the code is there. */
  fallback?: ReactNode;
}

/**
 * A part whose code comes after the first view, or when it is first drawn on a page that the browser makes. The server
 * draws it at once: its styles must be among those of the page. What few pages show, but those in their first view,
 * comes `atOnce`.
 *
 * Where the code cannot be had, the HTML of the server stays as it is, and a page that the browser makes does without.
 */
export function latePart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  { atOnce = false, fallback = null }: LatePartOptions = {},
): ComponentType<P> {
  let loading: Promise<ComponentType<P> | null> | null = null;
  let failedAt: number | null = null;

  function loadOnce(): Promise<ComponentType<P> | null> {
    if (failedAt !== null && Date.now() - failedAt > AGAIN_AFTER) loading = failedAt = null;
    return (loading ??= load().catch((error: unknown) => {
      console.warn('A part of the page is missing:', error);
      failedAt = Date.now();
      return null;
    }));
  }

  function Part(props: P) {
    const hydrates = useHydrationAfterFirstView(atOnce);
    const Found = use(loadOnce());
    if (Found) return <Found {...props} />;
    if (hydrates) use(NEVER);
    return null;
  }

  return function LatePart(props: P) {
    return (
      <Suspense fallback={fallback}>
        <Part {...props} />
      </Suspense>
    );
  };
}
