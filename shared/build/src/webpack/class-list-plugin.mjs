import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Writes the names that CSS modules made, for the gate: a slice's styles may use no other ones. */
export class ClassListPlugin {
  /**
   * @param {string} file where the list goes
   * @param {Set<string>} names filled while the styles are built
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
