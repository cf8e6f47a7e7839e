import type { ReleaseRuntime } from '../release-runtime';
import type { RenderedPage } from '../rendered-page';
import type { PageContext, PageRequest, SentFault } from './messages';
import { keyOfVersion, type NamedVersion, type Quarantine } from './quarantine';
import { WorkerLost } from './not-rendered';
import type { Answer, RenderPool } from './render-pool';

/** One page may meet several bad versions before it meets a good one; beyond this something else is wrong. */
const MOST_LOSSES = 5;

export interface RendererOptions {
  pool: Pick<RenderPool, 'run'>;
  quarantine: Quarantine;
  report(fault: SentFault): void;
}

export interface PageJob extends PageRequest {
  runtime: ReleaseRuntime;
  /** `name` tells it from every other one of the process. */
  context: Omit<PageContext, 'id' | 'set'> & { name: string };
}

export type RenderPage = (job: PageJob) => Promise<RenderedPage>;

/**
 * Renders pages in the workers. A page whose worker ended is rendered in another one: without the version that was found
 * running or whose page was the only one. Where neither is known, it is rendered alone: if that ends the next worker too, the page's own version is to blame.
 * @throws NoWorker, or the error of a page that no version can render
 */
export function createPageRenderer({ pool, quarantine, report }: RendererOptions): RenderPage {
  function judge({ faults, ...answer }: Answer): void {
    const isTheirs = answer.kind === 'rendered' && answer.isTheirs;
    for (const fault of faults) {
      if (isTheirs) quarantine.add(fault, 'last', fault.error.message);
      else report(fault);
    }
  }

  /** The version that renders the page; null where no slice's code runs. */
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
        judge(answer);
        if (answer.kind === 'rendered') return ownBytes(answer.page);
        throw Object.assign(new Error(answer.error.message), { stack: answer.error.stack });
      } catch (error) {
        if (!(error instanceof WorkerLost) || losses === MOST_LOSSES) throw error;
        const isProven = error.isOwn || (alone && !error.isExplained);
        if (isProven && version) quarantine.add(version, 'never', `${keyOfVersion(version)} ended its worker`);
        // Once the fault is in quarantine, the page can be made beside others again.
        if (!error.isExplained) alone = true;
      }
    }
  };
}

/** What comes from another process is a view of everything that came with it, which would all stay in memory. */
const ownBytes = (page: RenderedPage): RenderedPage =>
  page.kind === 'page' ? { ...page, html: Buffer.from(page.html) } : page;
