import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Writes the class names of CSS modules for the gate: a slice's styles must use no others. */
export class ClassListPlugin {
  /**
   * @param {string} file output file
   * @param {Set<string>} names filled during the build of the styles
   */
  constructor(file, names) {
    this.file = file;
    this.names = names;
  }

  apply(compiler) {
    compiler.hooks.done.tap('ClassListPlugin', () => {
      mkdirSync(path.dirname(this.file), { recursive: true });
      writeFileSync(this.file, JSON.stringify([...this.names].sort()));
    });
  }
}
