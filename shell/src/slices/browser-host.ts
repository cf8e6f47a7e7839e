import type { SliceService } from '@nkm/contracts';
import type { Platform } from '@nkm/platform';
import type { SliceVersion, SliceVersions } from './boot-data';
import type { Federation } from './federation';
import { createPageLoader, type PageLoader, type PageLoaderOptions } from './page-loader';
import { createServiceRunner, type ServiceSeat } from './service-runner';
import type { SliceHost } from './slice-host';
import { createTryVersions, type TryVersionsOptions } from './try-versions';
import { type BrokenKind, createVersionChoice } from './version-choice';
import { createWidgetLoader, type WidgetLoader } from './widget-loader';

export interface BrowserHost extends SliceHost, PageLoader, WidgetLoader {
  /** Starts the slice's service once; rejects when no version of it loads. */
  startService(slice: string): Promise<void>;
  /** Stops the slice's service; the next command for it starts it again. */
  stopService(slice: string): void;
  isBroken(slice: string, version: string): boolean;
  /** Version of the running service of the slice, if any. */
  runningService(slice: string): string | undefined;
  /** Fires when a slice's health or running service changes. */
  onChange(listener: () => void): () => void;
}

export interface BrowserHostOptions extends Pick<TryVersionsOptions, 'timeoutMs' | 'onLoaded'> {
  versions: SliceVersions;
  federation: Federation;
  platformFor(slice: string, version?: SliceVersion): Platform;
  /** Whether a call to the API is pending. */
  isCalling(): boolean;
  /** Separate bus access for each run of a service. */
  seatFor(slice: string, version: SliceVersion): ServiceSeat;
  /** `kind`: its code does not load, or it throws when it runs. */
  report(slice: string, version: string, cause: unknown, kind: BrokenKind): void;
}

/** Runs the slices in this document: their pages, widgets and services, from the best version that works. */
export function createBrowserHost(options: BrowserHostOptions): BrowserHost {
  const { versions, federation, timeoutMs, seatFor, platformFor } = options;
  const choice = createVersionChoice(versions, options.report);
  const services = new Map<string, Promise<void>>();
  const runner = createServiceRunner({
    load: async (version) => (await federation.load<{ service: SliceService<Platform> }>(version, 'service')).service,
    seatFor,
    isBroken: choice.isBroken,
  });
  const { inTime, withVersions } = createTryVersions({
    choice,
    timeoutMs,
    onLoaded: options.onLoaded,
    onFailed: setAside,
  });

  /** Replaces the running service of a broken version by the next version's; without a next version, it continues. */
  function setAside(slice: string, version: string, cause: unknown, kind: BrokenKind = 'load'): void {
    choice.markBroken(slice, version, cause, kind);
    if (runner.versionOf(slice) !== version || choice.sound(slice).length === 0) return;
    services.delete(slice);
    tryService(slice);
  }

  function markBroken(slice: string, version: string, cause: unknown, kind: BrokenKind = 'render'): void {
    setAside(slice, version, cause, kind);
    choice.notePageFailed(slice);
  }

  function startService(slice: string): Promise<void> {
    const known = services.get(slice);
    if (known) return known;
    const starting = withVersions(slice, 'service', async (version) => {
      await runner.run(slice, version);
      return true;
    }).then((started) => {
      if (started) return;
      services.delete(slice); // the next command tries again
      throw new Error(`${slice} cannot be reached right now`);
    });
    services.set(slice, starting);
    return starting;
  }

  /** A failure is reported, and the next command tries again. */
  const tryService = (slice: string) => void startService(slice).catch(() => undefined);

  const onPageFailed: PageLoaderOptions['onPageFailed'] = (...failure) => markBroken(...failure, 'load');

  return {
    ...createPageLoader({ versions, federation, choice, inTime, withVersions, onPageFailed }),
    ...createWidgetLoader({
      versions,
      federation,
      platformFor,
      withVersions,
      // A widget shows the state of its slice's service, which can have failed to start earlier.
      onWidget: (slice) => versions[slice]?.some(({ exposes }) => exposes.includes('service')) && tryService(slice),
    }),
    startService,
    stopService(slice) {
      runner.stop(slice);
      services.delete(slice);
    },
    // Two versions of a page fit into the limit.
    patience: () => timeoutMs / 2,
    isCalling: options.isCalling,
    platformFor: (slice, name) =>
      platformFor(
        slice,
        versions[slice]?.find(({ version }) => version === name),
      ),
    isBroken: choice.isBroken,
    onChange: choice.onChange,
    runningService: runner.versionOf,
    markBroken,
    forgive: choice.giveAnotherChance,
  };
}
