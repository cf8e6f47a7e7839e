import { satisfies, validRange } from 'semver';

/** What the shell gives to slices. */
export interface ShellOffer {
  /** Absolute path of its package.json: its libraries are loaded from there. */
  manifest: string;
  /** Version by package; null for one that it does not provide. */
  versionOf(library: string): string | null;
}

/** Which of the shared libraries the shell does not have in the wanted version. */
export function checkShared(shared: Readonly<Record<string, string>>, shell: ShellOffer): string[] {
  return Object.entries(shared).flatMap(([specifier, range]) => {
    const version = shell.versionOf(packageOf(specifier));
    if (validRange(range) === null) return [`the range "${range}" of ${specifier} is no range of versions`];
    if (version === null) return [`the shell does not provide ${specifier}`];
    return satisfies(version, range) ? [] : [`${specifier} ${range} is wanted, the shell has ${version}`];
  });
}

/** `react/jsx-runtime` → `react`, `@nkm/platform` stays. */
export function packageOf(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}
