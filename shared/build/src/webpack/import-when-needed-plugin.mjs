const NAME = 'ImportWhenNeededPlugin';

/**
 * Refuses `import()` outside of functions: its chunk would load with the page, without counting for the budget of the
 * page's scripts.
 */
export class ImportWhenNeededPlugin {
  apply(compiler) {
    const { WebpackError } = compiler.webpack;
    compiler.hooks.compilation.tap(NAME, (compilation, { normalModuleFactory }) => {
      const watch = (parser) =>
        parser.hooks.importCall.tap(NAME, () => {
          const { module } = parser.state;
          if (parser.scope.topLevelScope !== true || module.resource?.includes('node_modules')) return;
          const file = module.readableIdentifier(compilation.requestShortener);
          const advice = 'imports a chunk as the page loads: import it statically, or when it is needed';
          compilation.errors.push(new WebpackError(`${file} ${advice}`));
        });
      for (const type of ['javascript/auto', 'javascript/esm'])
        normalModuleFactory.hooks.parser.for(type).tap(NAME, watch);
    });
  }
}
