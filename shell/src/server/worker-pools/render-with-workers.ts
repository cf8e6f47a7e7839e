import type { HostClaim } from '../../slices/boot-data';
import type { ReleaseRuntime } from '../releases/release-runtime';
import type { RenderedPage } from '../worker-messages/rendered-page';
import type { ShellMetrics } from '../metrics/shell-metrics';
import type { PageContext, PageRequest, SentFault } from '../worker-messages/messages';
import { keyOfVersion, type NamedVersion } from '../worker-messages/named-version';
import { NotRendered, WorkerLost } from './not-rendered';
import type { Quarantine } from './quarantine';
import type { RenderPools } from './render-pools';
import type { Rests } from './rests';

/** Workers that may end under a page. Beyond this number, the cause is another one. */
const MOST_LOSSES = 5;

export interface RendererOptions {
  pools: Pick<RenderPools, 'of'>;
  usable: Quarantine['usable'];
  /** A version failed on a page that another one rendered. Returns whether it is set aside. */
  judge(version: NamedVersion, reason: string): boolean;
  rests: Rests;
  /** Milliseconds that the code and the data of a page may take. */
  pageTimeoutMs: number;
  report(fault: SentFault): void;
  /** Code of a version failed on a page. */
  onFault(fault: SentFault, claim: HostClaim): void;
  metrics: Pick<ShellMetrics, 'rendered' | 'failed'>;
}

export interface PageJob extends Pick<PageRequest, 'address' | 'savesData' | 'headers' | 'preview'> {
  runtime: ReleaseRuntime;
  /** `name` is unique in this process. */
  context: Omit<PageContext, 'id' | 'set'> & { name: string };
}

export type RenderPage = (job: PageJob) => Promise<RenderedPage>;

/** A page, and the versions that ran for it. */
interface Judgement {
  page: RenderedPage;
  /** The one that rendered it; null for a frame. */
  version: NamedVersion | null;
  claim: HostClaim;
  /** The version that the visitor was given. */
  chosen: string | undefined;
  faults: SentFault[];
  /** A version in preview is never set aside: its team wants to see the fault. */
  isPreview: boolean;
}

/** A page of a version, as the key of a rest. */
const routeOf = (version: NamedVersion, { id }: HostClaim) => `${keyOfVersion(version)}/${id}`;

/**
 * Renders pages in the workers, with the best version of the page's slice. If that fails, or harms its worker, the next
 * version renders the page; without one, the page is its frame, and the browser loads the rest. A failed version goes
 * into quarantine once another one has rendered the same page.
 * @throws NoWorker, or the error of a page that cannot be rendered
 */
export function createPageRenderer(options: RendererOptions): RenderPage {
  const { pools, usable, rests, pageTimeoutMs, report, metrics } = options;

  /** The versions that may render the page, best first. */
  function versionsFor({ runtime, address, preview }: PageJob, claim: HostClaim | undefined): NamedVersion[] {
    if (!claim?.public || rests.has(address)) return [];
    const { slice } = claim;
    const stored = (runtime.versions[slice] ?? []).map(({ version }) => version);
    return (preview === null ? usable(slice, stored) : stored)
      .map((version) => ({ slice, version }))
      .filter((version) => !rests.has(keyOfVersion(version)) && !rests.has(routeOf(version, claim)));
  }

  /** Only a page without a failure panel proves that the versions before were at fault. */
  function judge({ page, version, claim, chosen, faults, isPreview }: Judgement): void {
    const works = version !== null && (page.kind === 'redirect' || page.status < 500);
    if (works) {
      metrics.rendered(version, version.version !== chosen);
      for (const key of [keyOfVersion(version), routeOf(version, claim)]) rests.succeed(key);
    }
    for (const fault of faults) {
      metrics.failed(fault);
      options.onFault(fault, claim);
      // Later pages do not wait for the same fault.
      if (fault.tookTooLong) rests.begin(routeOf(fault, claim));
      const isSetAside = works && !isPreview && options.judge(fault, fault.error.message);
      if (!isSetAside) report(fault);
    }
  }

  return async (job) => {
    const { runtime, address, savesData, headers, preview } = job;
    const { name, ...context } = job.context;
    const isPreview = preview !== null;
    const shared = { ...context, id: `${runtime.revision} ${runtime.key} ${name}`, set: runtime.set };
    const claim = runtime.matchClaim(address.replace(/[?#].*/, ''));
    const faults: SentFault[] = [];
    const tried = new Set<string>();
    for (let losses = 0; ;) {
      const left = versionsFor(job, claim).filter((each) => !tried.has(keyOfVersion(each)));
      const [version = null, ...others] = left;
      const timeMs = others.length > 0 ? pageTimeoutMs / 2 : pageTimeoutMs;
      try {
        const answer = await pools
          .of(version, isPreview)
          .run(shared, { address, savesData, headers, version, timeMs, preview });
        if (answer.kind === 'failed')
          throw Object.assign(new Error(answer.error.message), { stack: answer.error.stack });
        const { page, fault } = answer;
        if (fault) faults.push(fault);
        if (fault && others.length > 0) {
          tried.add(keyOfVersion(fault));
          continue;
        }
        const chosen = claim && runtime.set.slices[claim.slice]?.version;
        const used = fault ? null : version;
        if (claim) judge({ page, version: used, claim, chosen, faults, isPreview });
        return ownBytes(page, used);
      } catch (error) {
        losses += 1;
        if (losses === MOST_LOSSES || !(error instanceof NotRendered)) throw error;
        if (error instanceof WorkerLost) continue;
        // No worker of this version is free.
        if (version === null || others.length === 0) throw error;
        tried.add(keyOfVersion(version));
      }
    }
  };
}

/** Copies the bytes. A message of another process is a view of a larger buffer, which would stay in memory. */
const ownBytes = (page: RenderedPage, used: NamedVersion | null): RenderedPage =>
  page.kind === 'page' ? { ...page, html: Buffer.from(page.html), ...(used && { version: used.version }) } : page;
