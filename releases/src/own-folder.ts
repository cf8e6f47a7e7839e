import { existsSync } from 'node:fs';
import path from 'node:path';

/** Folder of this package, for its sources and for the compiled program. */
export const OWN_FOLDER = above(__dirname);

function above(folder: string): string {
  return existsSync(path.join(folder, 'bin/nkm.mjs')) ? folder : above(path.dirname(folder));
}
