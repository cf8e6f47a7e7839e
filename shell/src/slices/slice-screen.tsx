import { FailurePanel } from '@nkm/ui';
import { PlatformProvider } from '@nkm/platform';
import {
  Component,
  type ComponentType,
  type ReactNode,
  Suspense,
  use,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';
import { useMatches, useRevalidator } from 'react-router-dom';
import { useShell } from '../app/shell-context';
import { announceAlive } from '../browser/alive';
import { withLater } from '../browser/load-later';
import type { FailedOutcome, PageFailureProps } from '../failure/page-failure';
import { NotFoundPage } from '../layout/lazy-not-found';
import { PageSkeleton } from '../layout/page-skeleton';
import { messages } from '../messages';
import type { HostClaim } from './boot-data';
import type { PageMatch, RouteOutcome } from './route-outcome';
import type { Screen, SliceHost } from './slice-host';

type Ready = Extract<RouteOutcome, { kind: 'ready' }>;

/** The place of a slice in the page: its screen, or what stands there while it loads or when it fails. */
export function SliceScreen() {
  const match = useMatches().at(-1) as PageMatch;
  const outcome = match.loaderData!; // its loader never fails
  switch (outcome.kind) {
    case 'not-found':
      return <NotFoundPage />;
    case 'pending':
      return <PageSkeleton title={match.handle!.title} />;
    case 'unavailable':
    case 'error':
      return <Failure outcome={outcome} claim={match.handle} />;
    case 'ready':
      return <ReadyPage match={match} outcome={outcome} />;
  }
}

function ReadyPage({ match, outcome }: { match: PageMatch; outcome: Ready }) {
  const { host } = useShell();
  const { revalidate } = useRevalidator();
  const onCrash = useCallback(
    (error: unknown) => {
      host.markBroken(outcome.slice, outcome.version, error);
      void revalidate(); // the loader takes the last good version, or finds that there is none
    },
    [host, outcome, revalidate],
  );
  return (
    <Suspense fallback={<PageSkeleton />}>
      <CrashBoundary key={`${outcome.version} ${match.pathname}`} outcome={outcome} onCrash={onCrash}>
        <PlatformProvider platform={host.platformFor(outcome.slice, outcome.version)}>
          <LoadedScreen
            host={host}
            routeId={match.handle!.id}
            outcome={outcome}
            params={match.params}
            onMissing={revalidate}
          />
        </PlatformProvider>
      </CrashBoundary>
    </Suspense>
  );
}

interface LoadedScreenProps {
  host: SliceHost;
  routeId: string;
  outcome: Ready;
  /** The same object for as long as the page stays; what `useParams` gives is new at each state of a navigation. */
  params: PageMatch['params'];
  onMissing(): void;
}

/**
 * After the server rendered a page, its code may still be loading: the boundary around this waits and keeps the
 * server's HTML readable. If the code cannot be had at all, that HTML stays until the page was loaded afresh.
 */
function LoadedScreen({ host, routeId, outcome, params, onMissing }: LoadedScreenProps) {
  const { slice, version, data } = outcome;
  const known = host.screenOf(slice, version, routeId);
  const Screen = use(known instanceof Promise ? known : hadAlready(known));
  // Every state of a navigation passes here: the page is rendered again only when something of it has changed.
  // eslint-disable-next-line react-hooks/static-components -- the host gives the same component each time
  const page = useMemo(() => Screen && <Screen data={data} params={params} />, [Screen, data, params]);
  return page ? (
    <div ref={announceAlive} data-slice={slice} data-version={version} data-page={routeId}>
      {page}
    </div>
  ) : (
    <KeptHtml slice={slice} version={version} page={routeId} onShown={onMissing} />
  );
}

const had = new WeakMap<Screen, Promise<Screen>>();

/** A promise of what is there, which React reads at once: a part that has called `use` must do so each time. */
function hadAlready(screen: Screen): Promise<Screen> {
  const promise =
    had.get(screen) ?? Object.assign(Promise.resolve(screen), { status: 'fulfilled' as const, value: screen });
  had.set(screen, promise);
  return promise;
}

interface KeptHtmlProps {
  slice: string;
  version: string;
  page: string;
  onShown(): void;
}

function KeptHtml({ slice, version, page, onShown }: KeptHtmlProps) {
  useEffect(() => void onShown(), [onShown]); // what it returns is no clean-up
  // React leaves the children of such an element alone while it hydrates.
  return (
    <div
      data-slice={slice}
      data-version={version}
      data-page={page}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  );
}

interface CrashBoundaryProps {
  outcome: Ready;
  onCrash(error: unknown): void;
  children: ReactNode;
}

/** Keeps a screen that throws while rendering away from header, footer and the other slices. */
class CrashBoundary extends Component<CrashBoundaryProps, { crashed: boolean }> {
  override state = { crashed: false };

  static getDerivedStateFromError() {
    return { crashed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onCrash(error);
  }

  override componentDidUpdate(previous: CrashBoundaryProps) {
    // A new outcome is a new attempt, even of the same version: Retry was pressed.
    if (this.state.crashed && previous.outcome !== this.props.outcome) this.setState({ crashed: false });
  }

  override render() {
    return this.state.crashed ? <PageSkeleton /> : this.props.children;
  }
}

function Failure({ outcome, claim }: { outcome: FailedOutcome; claim: HostClaim | undefined }) {
  const { host } = useShell();
  const { revalidate, state } = useRevalidator();
  const [Explained, setExplained] = useState<ComponentType<PageFailureProps> | null>(null);
  useLayoutEffect(() => withLater(({ PageFailure }) => setExplained(() => PageFailure)), []);
  const retry = () => {
    host.forgive(outcome.slice);
    void revalidate();
  };
  const busy = state === 'loading';
  if (Explained) return <Explained outcome={outcome} claim={claim} retry={retry} busy={busy} />;
  return <FailurePanel title={messages.pageDown} onRetry={retry} retryLabel={messages.retry} busy={busy} />;
}
