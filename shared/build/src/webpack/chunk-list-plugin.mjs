import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Writes which files each named chunk group needs, for `slice.json` and the preloads of the server's HTML. */
export class ChunkListPlugin {
  /** @param {string} file where the list goes */
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
