const hooks = require('node:async_hooks');
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

/** The stores of the running test file. */
const stores = new Set();
hooks.AsyncLocalStorage = class extends hooks.AsyncLocalStorage {
  constructor(options) {
    super(options);
    stores.add(this);
  }
};

/**
 * The runtime of all tests. Each file makes stores that follow its promises: Jest one, the API two. Node would visit
 * those of all earlier files at each promise, which took half of the time of a worker.
 */
module.exports = class TestRuntime extends Runtime {
  teardown() {
    super.teardown();
    for (const store of stores) store.disable();
    stores.clear();
  }
};
