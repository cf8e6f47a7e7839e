// A test of Node code in a package of browser code has no document, and does not need these.
if (typeof document !== 'undefined') {
  require('@testing-library/jest-dom');
  const { configure } = require('@testing-library/dom');

  // Milliseconds that `find…` and `waitFor` may wait: a busy machine is slow.
  configure({ asyncUtilTimeout: 10_000 });
}
