import type { SliceRelease } from '@nkm/contracts';
import type { VersionFigures } from './judge-candidate';
import { type CandidateLoads, type FaultLine, isLoads, type LoadsLine, type ReportLine } from './report-lines';

/** What the reports say of a candidate and the stable version beside it. */
export interface RolloutFigures {
  candidate: VersionFigures;
  stable: VersionFigures;
  /** Page loads of the candidate, oldest first. */
  loads: CandidateLoads[];
}

/**
 * Counts page loads and failures in browsers. Failures on the server count for the quarantine.
 * @param since milliseconds from which figures count; `loads` are complete
 */
export function rolloutFigures(
  slice: string,
  { candidate, stable }: Pick<SliceRelease, 'candidate' | 'stable'>,
  lines: readonly ReportLine[],
  since = 0,
): RolloutFigures {
  const figures = { candidate: { loads: 0, failures: 0 }, stable: { loads: 0, failures: 0 } };
  const loads: CandidateLoads[] = [];
  for (const line of lines) {
    if (line.slice !== slice || (line.version !== candidate && line.version !== stable)) continue;
    const at = Date.parse(line.at);
    const its = line.version === candidate ? figures.candidate : figures.stable;
    if (isLoads(line) && line.version === candidate) loads.push({ at, loads: line.loads });
    if (at < since) continue;
    if (isLoads(line)) its.loads += line.loads;
    else if (line.kind !== 'server') its.failures += line.count;
  }
  return { ...figures, loads: loads.sort((a, b) => a.at - b.at) };
}

/**
 * The lines without what the figures do not need: anybody can make up faults, so they are one line for each version and
 * class. Those before and after `since` stay apart.
 * @param since milliseconds
 */
export function foldFaults(lines: readonly ReportLine[], since: number): ReportLine[] {
  const loads: LoadsLine[] = [];
  const faults = new Map<string, FaultLine>();
  for (const line of lines) {
    if (isLoads(line)) {
      loads.push(line);
      continue;
    }
    const { at, slice, version, kind } = line;
    const key = `${slice}@${version} ${kind} ${Date.parse(at) >= since}`;
    const count = line.count + (faults.get(key)?.count ?? 0);
    faults.set(key, { at, slice, version, kind, route: '', message: '', places: [], count });
  }
  return [...loads, ...faults.values()];
}
