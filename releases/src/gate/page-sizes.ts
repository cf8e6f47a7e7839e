import type { SliceDescription, SliceFile } from '@nkm/contracts';

/** Bytes by route id. */
export type PageSizes = Record<string, number>;

/** A page may grow by this share of its record. */
const ROOM = 0.05;

/**
 * Bytes of the scripts of each page: the entry and the page's own files, in brotli where they are compressed.
 * @param files with the sizes as served
 */
export function pageSizes(description: Scripts, files: Readonly<Record<string, SliceFile>>): PageSizes {
  return Object.fromEntries(
    description.routes.map(({ id }) => [
      id,
      scriptsOf(description, id).reduce((sum, file) => sum + sizeOf(files[file]), 0),
    ]),
  );
}

type Scripts = Pick<SliceDescription, 'entry' | 'routes' | 'chunks'>;

/** The entry and the page's own scripts, each once. */
export function scriptsOf({ entry, chunks }: Scripts, route: string): string[] {
  return [...new Set([entry, ...(chunks[route]?.js ?? []).map((file) => `client/${file}`)])];
}

/** Bytes of a file as served; 0 when it is unknown. */
export const sizeOf = (file: SliceFile | undefined) => file?.br ?? file?.bytes ?? 0;

/** Finds the pages that have no record or have grown more than 5 % over it, and records of pages that are gone. */
export function compareSizes(sizes: PageSizes, recorded: PageSizes): string[] {
  const grown = Object.entries(sizes).flatMap(([id, bytes]) => {
    const record = recorded[id];
    if (record === undefined) return [`${id} has no recorded size`];
    return bytes > record * (1 + ROOM) ? [`${id} has grown from ${record} to ${bytes} bytes`] : [];
  });
  const gone = Object.keys(recorded).filter((id) => sizes[id] === undefined);
  return [...grown, ...gone.map((id) => `${id} is recorded, but there is no such page`)];
}
