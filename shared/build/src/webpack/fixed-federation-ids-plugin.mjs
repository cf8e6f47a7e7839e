import webpack from 'webpack';

const NAME = 'FixedFederationIdsPlugin';

/**
 * The modules of the federation plugin whose names contain an absolute path, with an id for each. The first one is a
 * generated file whose name is a hash of the path of the federation runtime.
 */
const MODULES = [
  { id: 0, what: 'the entry of the federation runtime', libIdent: /(^|\/)\.federation\/entry\.[0-9a-f]+\.js$/ },
  { id: 1, what: 'the container entry', libIdent: /(^|\/)webpack\/container\/entry\// },
];

/**
 * Makes a build independent of its folder. webpack derives the id of a module from its name, so without this plugin
 * the folder would decide two ids, which decide the contents and the names of files. webpack keeps ids that are set.
 * A build fails if one of the modules is not found, so that an update of the federation plugin cannot undo this.
 */
export class FixedFederationIdsPlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.beforeModuleIds.tap(NAME, (modules) => {
        const named = [...modules].map((module) => [module, module.libIdent({ context: compiler.context }) ?? '']);
        for (const { id, what, libIdent } of MODULES) {
          const found = named.filter(([, name]) => libIdent.test(name.replaceAll('\\', '/')));
          if (found.length === 1) compilation.chunkGraph.setModuleId(found[0][0], id);
          else compilation.errors.push(new webpack.WebpackError(`${NAME}: found ${found.length} modules for ${what}`));
        }
      });
    });
  }
}
