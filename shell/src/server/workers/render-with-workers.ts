import type { ReleaseSet } from '@nkm/contracts';
import type { ReleaseRuntime } from '../release-runtime';
import type { RenderedPage } from '../rendered-page';
import type { ShellMetrics } from '../shell-metrics';
import type { PageContext, PageRequest, SentFault } from './messages';
import { keyOfVersion, type NamedVersion, type Quarantine } from './quarantine';
import { WorkerLost } from './not-rendered';
import type { Answer } from './job-queue';
import type { RenderPool } from './render-pool';

/** A page may try several bad versions before a good one. Beyond this number, the cause is another one. */
const MOST_LOSSES = 5;

export interface RendererOptions {
  pool: Pick<RenderPool, 'run'>;
  quarantine: Quarantine;
  report(fault: SentFault): void;
  metrics: Pick<ShellMetrics, 'rendered' | 'failed'>;
}

export interface PageJob extends PageRequest {
  runtime: ReleaseRuntime;
  /** `name` is unique in this process. */
  context: Omit<PageContext, 'id' | 'set'> & { name: string };
}

export type RenderPage = (job: PageJob) => Promise<RenderedPage>;

/**
 * Renders pages in the workers. A page whose worker ended moves to another worker, without the version that was running
 * or whose page was the only one. If neither is known, the page runs alone. If it ends that worker too, its own version
 * is to blame.
 * @throws NoWorker, or the error of a page that no version can render
 */
export function createPageRenderer({ pool, quarantine, report, metrics }: RendererOptions): RenderPage {
  function judge({ faults, ...answer }: Answer, version: NamedVersion | null): void {
    const isTheirs = answer.kind === 'rendered' && answer.isTheirs;
    if (isTheirs && version && faults.length === 0) quarantine.succeed(version);
    for (const fault of faults) {
      if (isTheirs) quarantine.add(fault, 'last', fault.error.message);
      else report(fault);
    }
  }

  function count(answer: Answer, version: NamedVersion | null, { slices }: ReleaseSet): void {
    for (const fault of answer.faults) metrics.failed(fault);
    if (version === null || answer.kind === 'failed' || !answer.isTheirs) return;
    const { slice } = version;
    const hasFailed = answer.faults.some((fault) => keyOfVersion(fault) === keyOfVersion(version));
    const used = hasFailed ? slices[slice]?.fallback : version.version;
    if (used) metrics.rendered({ slice, version: used }, used !== slices[slice]?.version);
  }

  /** The version that renders the page; null when no slice code runs. */
  function versionOf({ matchClaim, set }: ReleaseRuntime, address: string): NamedVersion | null {
    const claim = matchClaim(address.replace(/[?#].*/, ''));
    const chosen = claim?.public ? set.slices[claim.slice] : undefined;
    const version = chosen && quarantine.best(claim!.slice, [chosen.version, chosen.fallback]);
    return version === undefined ? null : { slice: claim!.slice, version };
  }

  return async ({ runtime, context: { name, ...context }, address, savesData }) => {
    const id = `${runtime.revision} ${runtime.key} ${name}`;
    const { set } = runtime;
    let alone = false;
    for (let losses = 0; ; losses += 1) {
      const version = versionOf(runtime, address);
      try {
        const answer = await pool.run({ ...context, id, set }, { address, savesData }, alone);
        judge(answer, version);
        count(answer, version, set);
        if (answer.kind === 'rendered') return ownBytes(answer.page);
        throw Object.assign(new Error(answer.error.message), { stack: answer.error.stack });
      } catch (error) {
        if (!(error instanceof WorkerLost) || losses === MOST_LOSSES) throw error;
        const isProven = error.isOwn || (alone && !error.isExplained);
        if (isProven && version) quarantine.add(version, 'never', `${keyOfVersion(version)} ended its worker`);
        // If the cause is known and in quarantine, the page can run beside others.
        if (!error.isExplained) alone = true;
      }
    }
  };
}

/** Copies the bytes. A message of another process is a view of a larger buffer, which would stay in memory. */
const ownBytes = (page: RenderedPage): RenderedPage =>
  page.kind === 'page' ? { ...page, html: Buffer.from(page.html) } : page;
