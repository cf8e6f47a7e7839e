import {
  type ComponentType,
  createElement,
  memo,
  type ReactNode,
  startTransition,
  Suspense,
  use,
  useEffect,
  useState,
} from 'react';
import styles from './deferred.module.css';
import { firstViewOver, useServerHtml } from './first-view';
import { once, type Once } from './once';

/** Milliseconds that hydration waits for code, because a navigation waits for hydration. */
const CODE_MS = 3_000;
/** With this status, React's `use` does not suspend. */
const NOTHING = Object.assign(Promise.resolve(null), { status: 'fulfilled', value: null });
const EMPTY = { __html: '' };
const isBrowser = typeof window !== 'undefined';

export interface DeferredOptions<P extends object> {
  /**
   * The server renders the part (default), so its styles must be among those of the page. Otherwise the server renders
   * `loading`.
   */
  server?: boolean;
  /** What hydration of the server's HTML waits for; by default the end of the first view. */
  hydrateAfter?: () => Promise<unknown>;
  /**
   * What a render in the browser waits for, such as `afterPaint`. A history entry that has shown the part before, or an
   * address with a fragment, shows it at once: restoring the scroll position needs the full height.
   */
  renderAfter?: () => Promise<unknown>;
  /** Media query of the screens that show the part. Others do not load its code. */
  media?: string;
  /** Shown until the code has loaded; by default nothing. */
  loading?: ComponentType<P>;
  /** Shown when the code fails to load; by default `loading` stays. */
  failed?: ComponentType<P & { retry(): void }>;
}

/** The loaded part, or what stands in its place; `html` is the HTML of the server. */
type Shown<P> = ComponentType<P> | 'html' | 'loading' | 'failed';

/**
 * A part of a page whose code loads after the page. Give `once(…)` as `load` when other code preloads it.
 *
 * HTML from the server is readable at once and hydrates after the first view. If the code fails to load, the HTML
 * stays: its links and forms work. In a page that the browser renders, the code loads with the first render. A failed
 * load is repeated when the network is back, or by `failed`.
 */
export function deferred<P extends object>(
  load: (() => Promise<ComponentType<P>>) | Once<ComponentType<P>>,
  options: DeferredOptions<P> = {},
): ComponentType<P> {
  const { server = true, hydrateAfter = firstViewOver, renderAfter, media } = options;
  const { loading: Loading, failed: Failed } = options;
  const code = 'load' in load ? load : once(load);
  const shownBy = new Set<unknown>();
  let hydration: Promise<ComponentType<P> | null> | null = null;

  const isVisible = () => !media || matchMedia(media).matches;

  /** The code for the server's HTML; `null` when the browser does not need it or it comes too late. */
  async function codeForHydration(): Promise<ComponentType<P> | null> {
    if (!isVisible()) return null;
    await hydrateAfter();
    const tooLate = new Promise<null>((resolve) => setTimeout(resolve, CODE_MS, null));
    return Promise.race([code.load(), tooLate]).catch(() => null); // the effect below tries again
  }

  const codeForHtml = () => (isBrowser ? (hydration ??= codeForHydration()) : code.load());

  function Part(props: P) {
    const isServerHtml = useServerHtml();
    const hydrated = use(server && isServerHtml ? codeForHtml() : NOTHING);
    const [shown, show] = useState<Shown<P>>(() => {
      if (isServerHtml) return hydrated ?? (server ? 'html' : 'loading');
      const shows = !renderAfter || location.hash || shownBy.has(historyEntry());
      return (shows && code.current) || 'loading';
    });

    useEffect(() => {
      if (typeof shown !== 'string') return void shownBy.add(historyEntry());
      async function start(): Promise<void> {
        if (!isVisible()) return;
        try {
          await renderAfter?.();
          const Loaded = await code.load();
          startTransition(() => show(() => Loaded));
        } catch (error) {
          console.warn('Failed to load a page part:', error);
          show((now: Shown<P>) => (now === 'loading' ? 'failed' : now));
        }
      }
      if (shown !== 'failed') void start();
      const query = media ? matchMedia(media) : null;
      query?.addEventListener('change', start);
      window.addEventListener('online', start);
      return () => {
        query?.removeEventListener('change', start);
        window.removeEventListener('online', start);
      };
    }, [shown]);

    if (shown === 'html') {
      // React ignores the content of such an element while it hydrates.
      return <div className={styles.box} suppressHydrationWarning dangerouslySetInnerHTML={EMPTY} />;
    }
    let part: ReactNode = Loading && <Loading {...props} />;
    if (shown === 'failed') part = Failed ? <Failed {...props} retry={() => show('loading')} /> : part;
    else if (shown !== 'loading') part = createElement(shown, props);
    return server ? <div className={styles.box}>{part}</div> : part;
  }

  const Suspended = (props: P) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  );
  return memo(server ? Suspended : Part) as ComponentType<P>;
}

/** Server HTML of these children hydrates after the first view. A page that the browser renders shows them at once. */
export function Deferred({ children }: { children: ReactNode }) {
  return (
    <Suspense>
      <HydrateLater>{children}</HydrateLater>
    </Suspense>
  );
}

function HydrateLater({ children }: { children: ReactNode }) {
  const awaited: Promise<unknown> = useServerHtml() && isBrowser ? firstViewOver() : NOTHING;
  use(awaited);
  return children;
}

/** The router's key of the history entry. */
const historyEntry = () => (history.state as { key?: string } | null)?.key;
