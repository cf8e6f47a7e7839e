require('@testing-library/jest-dom');
const { configure } = require('@testing-library/dom');

// Milliseconds that `find…` and `waitFor` may wait: a busy machine is slow.
configure({ asyncUtilTimeout: 10_000 });
