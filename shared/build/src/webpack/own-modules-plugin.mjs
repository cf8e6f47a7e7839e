import path from 'node:path';

/**
 * Refuses modules from outside the slice, `shared/` and the packages: they can change without a new version of the
 * slice.
 */
export class OwnModulesPlugin {
  /**
   * @param {string} root folder of the project
   * @param {string} folder folder of the slice
   */
  constructor(root, folder) {
    this.root = root;
    this.own = [folder, path.join(root, 'shared')];
  }

  apply(compiler) {
    const { WebpackError } = compiler.webpack;
    compiler.hooks.compilation.tap('OwnModulesPlugin', (compilation) => {
      compilation.hooks.finishModules.tap('OwnModulesPlugin', (modules) => {
        for (const module of modules) {
          if (!module.resource || this.isOwn(module.resource)) continue;
          const importer = compilation.moduleGraph.getIssuer(module).resource;
          if (!this.isOwn(importer)) continue; // was refused itself
          const [from, to] = [importer, module.resource].map((file) => path.relative(this.root, file));
          compilation.errors.push(
            new WebpackError(`${from} imports ${to}: a slice can import only its own folder, shared/ and packages`),
          );
        }
      });
    });
  }

  isOwn(file) {
    return (
      file.includes(`${path.sep}node_modules${path.sep}`) ||
      this.own.some((folder) => file.startsWith(folder + path.sep))
    );
  }
}
