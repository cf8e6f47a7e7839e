import { createRequire } from 'node:module';

/**
 * Returns a loader for the shell's libraries, so that a slice and its renderer share one React.
 * @param manifest the shell's package.json
 */
export function loadLikeShell(manifest: string): <T>(specifier: string) => T {
  const require = createRequire(manifest); // our packages are TypeScript sources, which bin/try-slice.mjs enables
  return <T>(specifier: string) => require(specifier) as T;
}
