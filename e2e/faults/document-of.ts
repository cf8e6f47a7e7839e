import type { Stage } from './stage';

/** The server's response for the page, before any script runs. */
export async function documentOf({ system }: Pick<Stage, 'system'>, address: string, patienceMs = 20_000) {
  const answer = await fetch(`${system.shop}${address}`, { signal: AbortSignal.timeout(patienceMs) });
  return { status: answer.status, html: await answer.text() };
}
