const vm = require('node:vm');
const { default: Runtime } = require('jest-runtime');

const { compileFunction } = vm;

/**
 * Jest compiles each module again for each test file, because V8 remembers no compiled functions, only scripts. So a
 * script that returns the function takes its place: a worker compiles React and the API once.
 */
vm.compileFunction = (source, parameters, options) => {
  if (!options?.parsingContext) return compileFunction(source, parameters, options);
  const head = `(function (${parameters.join(', ')}) {`;
  // The offset keeps the columns of the first line.
  const script = new vm.Script(`${head}${source}\n})`, { filename: options.filename, columnOffset: -head.length });
  return script.runInContext(options.parsingContext);
};

/** The runtime of all tests. */
module.exports = Runtime;
