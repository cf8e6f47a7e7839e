import webpack from 'webpack';

/** A parser of HTML ends a script at the first, and reads on differently after the second. */
const MARKUP = /<\/script|<!--/i;

/** Fails the build unless an entry is one script that a page can contain as it is. */
export class InlineScriptPlugin {
  /** @param {string} entry its name */
  constructor(entry) {
    this.entry = entry;
  }

  apply(compiler) {
    const name = 'InlineScriptPlugin';
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name, stage }, () => {
        const files = compilation.entrypoints.get(this.entry).getFiles();
        if (files.length !== 1) throw new Error(`The entry ${this.entry} must be one script: ${files.join(', ')}`);
        const [found] = MARKUP.exec(compilation.getAsset(files[0]).source.source().toString()) ?? [];
        if (found) throw new Error(`The inline script ${files[0]} contains ${found}`);
      });
    });
  }
}
