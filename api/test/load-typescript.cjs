const { readFileSync } = require('node:fs');
const ts = require('typescript');

const compilerOptions = {
  esModuleInterop: true,
  inlineSourceMap: true,
  inlineSources: true,
  module: ts.ModuleKind.CommonJS,
  target: ts.ScriptTarget.ES2022,
};

/** Lets Node's `require` load TypeScript, with stacks that name its lines. Types are checked by `npm run typecheck`. */
require.extensions['.ts'] = (module, fileName) => {
  const { outputText } = ts.transpileModule(readFileSync(fileName, 'utf8'), { compilerOptions, fileName });
  module._compile(outputText, fileName);
};
process.setSourceMapsEnabled(true);
