import { satisfies, validRange } from 'semver';

/** The libraries that the shell provides to slices. */
export interface ShellOffer {
  /** Absolute path of the shell's package.json, from which the libraries are resolved. */
  manifest: string;
  /** Version of a package; null when the shell does not provide it. */
  versionOf(library: string): string | null;
}

/** Finds the shared libraries that the shell does not provide in the required version. */
export function checkShared(shared: Readonly<Record<string, string>>, shell: ShellOffer): string[] {
  return Object.entries(shared).flatMap(([specifier, range]) => {
    const version = shell.versionOf(packageOf(specifier));
    if (validRange(range) === null) return [`the range "${range}" of ${specifier} is not a version range`];
    if (version === null) return [`the shell does not provide ${specifier}`];
    return satisfies(version, range) ? [] : [`${specifier} ${range} is required, but the shell has ${version}`];
  });
}

/** `react/jsx-runtime` → `react`, `@nkm/platform` stays. */
export function packageOf(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}
