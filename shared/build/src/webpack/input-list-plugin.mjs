import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInputs } from '../list-inputs.mjs';

/** Writes what the build of a slice contains: its modules with their hashes, and the packages with their versions. */
export class InputListPlugin {
  /**
   * @param {string} root folder of the project
   * @param {string} file output file
   */
  constructor(root, file) {
    this.root = root;
    this.file = file;
  }

  apply(compiler) {
    compiler.hooks.done.tap('InputListPlugin', ({ compilation }) => {
      const inputs = createInputs(this.root);
      for (const chunk of compilation.chunks)
        for (const module of compilation.chunkGraph.getChunkModulesIterable(chunk))
          for (const file of filesOf(module)) inputs.add(file);
      mkdirSync(path.dirname(this.file), { recursive: true });
      writeFileSync(this.file, JSON.stringify(inputs.list(), null, 2));
    });
  }
}

/** Files of a module, of the modules that webpack joined to it, and of an extracted style sheet. */
function filesOf(module) {
  const own = module.resource ?? styleSheetOf(module);
  return [...(own ? [own.replace(/[?#].*$/, '')] : []), ...(module.modules ?? []).flatMap(filesOf)];
}

/** The identifier ends with `!<file>|<number>|…`. */
function styleSheetOf(module) {
  return module.type === 'css/mini-extract' ? module.identifier().split('!').at(-1).split('|')[0] : undefined;
}
