import path from 'node:path';

/** Folder of the embedded database. */
export const pgliteFolder = (dataDir: string): string => path.join(dataDir, 'pglite');
