import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Writes the names that a slice imports from each library of the shell, for the gate. */
export class SharedImportsPlugin {
  /**
   * @param {string} file output file
   * @param {readonly string[]} libraries specifiers of the shell's libraries
   */
  constructor(file, libraries) {
    this.file = file;
    this.libraries = libraries;
  }

  apply(compiler) {
    compiler.hooks.done.tap('SharedImportsPlugin', ({ compilation }) => {
      const imports = Object.fromEntries(this.libraries.map((library) => [library, new Set()]));
      for (const module of compilation.modules)
        for (const { request, ids } of module.dependencies ?? [])
          if (ids && imports[request]) noteIn(imports[request], ids);
      const sorted = Object.fromEntries(
        Object.entries(imports)
          .filter(([, names]) => names.size > 0)
          .map(([library, names]) => [library, [...names].sort()]),
      );
      mkdirSync(path.dirname(this.file), { recursive: true });
      writeFileSync(this.file, JSON.stringify(sorted, null, 2));
    });
  }
}

/** `ids` are the names of one access, such as `['Link']`; none for the whole namespace, which the trial can check. */
function noteIn(names, [name]) {
  if (name !== undefined && name !== 'default') names.add(name);
}
