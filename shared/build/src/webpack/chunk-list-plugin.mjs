import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Writes the files of each named chunk group, for `slice.json` and the preloads in the server's HTML. */
export class ChunkListPlugin {
  /** @param {string} file output file */
  constructor(file) {
    this.file = file;
  }

  apply(compiler) {
    compiler.hooks.done.tap('ChunkListPlugin', ({ compilation }) => {
      const groups = {};
      for (const [name, group] of compilation.namedChunkGroups) {
        const files = [...new Set(group.chunks.flatMap((chunk) => [...chunk.files]))];
        groups[name] = {
          js: files.filter((file) => file.endsWith('.js') && !file.includes('.hot-update.')),
          css: files.filter((file) => file.endsWith('.css')),
        };
      }
      mkdirSync(path.dirname(this.file), { recursive: true });
      writeFileSync(this.file, JSON.stringify(groups, null, 2));
    });
  }
}
