import { createRequire } from 'node:module';
import path from 'node:path';

/** Of the shell's sources. */
const FILE = 'src/slices/shared-libraries.ts';

type SharedLibraries = Record<string, { lib: () => object }>;

/**
 * Returns a loader for the libraries as the shell shares them: of some libraries, it shares only a few names. They are
 * loaded on first use, so that a slice without React is tried without it.
 * @param manifest the shell's package.json
 */
export function sharedLibraries(manifest: string): (specifier: string) => object | undefined {
  let libraries: SharedLibraries | undefined;
  return (specifier) => {
    libraries ??= load(path.join(path.dirname(manifest), FILE));
    return libraries[specifier]?.lib();
  };
}

function load(file: string): SharedLibraries {
  Object.assign(globalThis, { SHARED_VERSIONS: {} }); // the shell's build defines them; the gate compares them itself
  return (createRequire(file)(file) as { SHARED_LIBRARIES: SharedLibraries }).SHARED_LIBRARIES;
}

/** Finds the imports that the shell does not share. */
export function importFaults(
  imports: Readonly<Record<string, readonly string[]>>,
  share: (specifier: string) => object | undefined,
): string[] {
  return Object.entries(imports).flatMap(([library, names]) => {
    const shared = share(library) ?? {};
    const missing = names.filter((name) => !(name in shared));
    return missing.length > 0 ? [`it imports ${missing.join(', ')} of ${library}, which the shell does not share`] : [];
  });
}
