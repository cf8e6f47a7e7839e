import { createRequire } from 'node:module';

/**
 * What loads a library as the shell has it, so that a slice and what renders it share one React.
 * @param manifest the shell's package.json
 */
export function loadLikeShell(manifest: string): <T>(specifier: string) => T {
  const require = createRequire(manifest); // our own packages are TypeScript sources, which bin/try-slice.mjs lets pass
  return <T>(specifier: string) => require(specifier) as T;
}
