import path from 'node:path';
import { fileURLToPath } from 'node:url';

export interface NamedVersion {
  slice: string;
  version: string;
}

/** The version whose server bundle this file is; null for any other file. `file` is a path or a `file:` address. */
export function versionOfFile(storeFolder: string, file: string): NamedVersion | null {
  const found = path.relative(path.join(storeFolder, 'slices'), file.startsWith('file:') ? fileURLToPath(file) : file);
  const [slice, version, ...rest] = found.split(path.sep);
  return slice && slice !== '..' && version && rest.length > 0 ? { slice, version } : null;
}

/** The version whose code is topmost in the stack of an error; null when there is none. */
export function versionInStack(storeFolder: string, error: unknown): NamedVersion | null {
  const stack = error instanceof Error ? String(error.stack ?? '') : '';
  const begin = path.join(storeFolder, 'slices') + path.sep;
  const at = stack.indexOf(begin);
  if (at === -1) return null;
  const [slice, version] = stack.slice(at + begin.length).split(path.sep);
  return slice && version ? { slice, version } : null;
}
