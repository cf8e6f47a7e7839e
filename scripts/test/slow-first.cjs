const { default: Sequencer } = require('@jest/test-sequencer');

const API = /[\\/]api[\\/]/;
const RELEASES = /[\\/]releases[\\/]/;

/**
 * Files that start databases or processes take longest, so they run first. The first file of the API prepares the
 * databases: meanwhile, the other workers run those of the releases, which need none.
 */
module.exports = class SlowFirst extends Sequencer {
  sort(tests) {
    const sorted = [...super.sort(tests)];
    const [first, ...api] = sorted.filter(({ path }) => API.test(path));
    const releases = sorted.filter(({ path }) => RELEASES.test(path) && !API.test(path));
    const quick = sorted.filter(({ path }) => !API.test(path) && !RELEASES.test(path));
    return [...(first ? [first] : []), ...releases, ...api, ...quick];
  }
};
