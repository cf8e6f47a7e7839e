import { deferred, FailurePanel } from '@nkm/ui';
import { PlatformProvider } from '@nkm/platform';
import { type ReactNode, Suspense, use, useCallback, useEffect, useMemo } from 'react';
import { useMatches, useRevalidator } from 'react-router-dom';
import { useShell } from '../../app/shell-context';
import { announceHydrated } from '../../platform/early-input/hydrated';
import type { FailedOutcome, PageFailureProps } from '../failure/page-failure';
import { FreshBoundary } from '../panel/fresh-boundary';
import { NotFoundPage } from './deferred-not-found';
import { PageSkeleton } from './page-skeleton';
import { messages } from '../../app/messages';
import type { HostClaim } from '../../slices/boot-data';
import type { PageMatch, RouteOutcome } from '../../slices/route-outcome';
import type { Screen, SliceHost } from '../../slices/slice-host';

type Ready = Extract<RouteOutcome, { kind: 'ready' }>;

/** A slice's part of the page: its screen, a skeleton while it loads, or a panel when it fails. */
export function SliceScreen() {
  const match = useMatches().at(-1) as PageMatch;
  const outcome = match.loaderData!; // its loader never fails
  switch (outcome.kind) {
    case 'not-found':
      return <NotFoundPage {...(outcome.detail && { detail: outcome.detail })} />;
    case 'pending':
      return <PageSkeleton title={match.handle!.title} isBare={match.handle!.frame === 'bare'} />;
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
      void revalidate(); // the loader uses the last good version, if there is one
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
  /** Stable while the page stays; the result of `useParams` is new at each navigation state. */
  params: PageMatch['params'];
  onMissing(): void;
}

/**
 * The code of a server-rendered page can still be loading: the boundary around this waits and keeps the server's HTML
 * readable. If the code fails to load, the preserved HTML stays until the page has been loaded again.
 */
function LoadedScreen({ host, routeId, outcome, params, onMissing }: LoadedScreenProps) {
  const { slice, version, data } = outcome;
  const known = host.screenOf(slice, version, routeId);
  const Screen = use(known instanceof Promise ? known : hadAlready(known));
  // Each navigation state renders this component; the page renders again only when its own input changes.
  // eslint-disable-next-line react-hooks/static-components -- the host gives the same component each time
  const page = useMemo(() => Screen && <Screen data={data} params={params} />, [Screen, data, params]);
  return page ? (
    <div ref={announceHydrated} data-slice={slice} data-version={version} data-page={routeId}>
      {page}
    </div>
  ) : (
    <PreservedHtml slice={slice} version={version} page={routeId} onShown={onMissing} />
  );
}

const had = new WeakMap<Screen, Promise<Screen>>();

/** A resolved promise that React reads at once: a component that has called `use` must call it each time. */
function hadAlready(screen: Screen): Promise<Screen> {
  const promise =
    had.get(screen) ?? Object.assign(Promise.resolve(screen), { status: 'fulfilled' as const, value: screen });
  had.set(screen, promise);
  return promise;
}

interface PreservedHtmlProps {
  slice: string;
  version: string;
  page: string;
  onShown(): void;
}

function PreservedHtml({ slice, version, page, onShown }: PreservedHtmlProps) {
  useEffect(() => void onShown(), [onShown]); // its result is not a clean-up function
  // React ignores the children of such an element while it hydrates.
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

/** Contains a screen that throws while rendering, so that header, footer and the other slices continue. */
class CrashBoundary extends FreshBoundary<CrashBoundaryProps> {
  override componentDidUpdate(previous: CrashBoundaryProps) {
    // A new outcome is a new attempt, even of the same version: Retry was pressed.
    if (this.state.crashed && previous.outcome !== this.props.outcome) this.setState({ crashed: false });
  }

  override render() {
    return this.state.crashed ? <PageSkeleton /> : this.props.children;
  }
}

/** The panel of a page that failed; the reason appears when its code has loaded. */
const ExplainedFailure = deferred(
  async () => (await import(/* webpackChunkName: "deferred" */ '../failure/page-failure')).PageFailure,
  {
    server: false,
    loading: ({ retry, busy }: PageFailureProps) => (
      <FailurePanel title={messages.pageDown} onRetry={retry} retryLabel={messages.retry} busy={busy} />
    ),
  },
);

function Failure({ outcome, claim }: { outcome: FailedOutcome; claim: HostClaim | undefined }) {
  const { host } = useShell();
  const { revalidate, state } = useRevalidator();
  const retry = useCallback(() => {
    host.forgive(outcome.slice);
    void revalidate();
  }, [host, outcome, revalidate]);
  return <ExplainedFailure outcome={outcome} claim={claim} retry={retry} busy={state === 'loading'} />;
}
