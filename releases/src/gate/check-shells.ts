import type { SliceDescription } from '@nkm/contracts';
import { satisfies, validRange } from 'semver';
import type { RunningShell } from '../shells/running-shell';
import { packageOf } from './check-shared';

type Needs = Pick<SliceDescription, 'contract' | 'shared' | 'topics' | 'topicVersions'>;

/**
 * Finds what a build needs and a running shell does not provide: the shell must be released first. A topic that the
 * shell does not know counts only for its owner, so that a new topic of another slice stops nobody.
 */
export function checkShells(needs: Needs, shells: readonly RunningShell[]): string[] {
  return [...new Set(shells.flatMap((shell) => missingIn(needs, shell)))].map(
    (fault) => `${fault}: release the shell first`,
  );
}

function missingIn({ contract, shared, topics, topicVersions = {} }: Needs, shell: RunningShell): string[] {
  const versionIn = <T>(list: Record<string, T>, name: string) => (Object.hasOwn(list, name) ? list[name]! : null);
  const libraries = Object.entries(shared).flatMap(([specifier, range]) => {
    const version = versionIn(shell.libraries, packageOf(specifier));
    if (version !== null && (validRange(range) === null || satisfies(version, range))) return [];
    return [`a running shell has ${packageOf(specifier)} ${version ?? 'not at all'}, but ${range} is required`];
  });
  const unknown = topics
    .filter((topic) => versionIn(shell.topics, topic) === null)
    .map((topic) => `a running shell does not know the topic "${topic}"`);
  const newer = Object.entries(topicVersions).flatMap(([topic, version]) => {
    const known = versionIn(shell.topics, topic);
    const fault = `a running shell has version ${known} of the topic "${topic}", but ${version} is required`;
    return known === null || version <= known ? [] : [fault];
  });
  const older = contract > shell.contract ? [`a running shell has contract ${shell.contract}, not ${contract}`] : [];
  return [...older, ...libraries, ...unknown, ...newer];
}
