const { default: Sequencer } = require('@jest/test-sequencer');

/** Files that start databases or processes take longest, so they run first. */
const SLOW = [/[\\/]releases[\\/]/, /[\\/]api[\\/]/];

module.exports = class SlowFirst extends Sequencer {
  sort(tests) {
    const sorted = [...super.sort(tests)];
    const group = (wanted) => sorted.filter(({ path }) => SLOW.find((slow) => slow.test(path)) === wanted);
    const [releases, api] = SLOW.map(group);
    // One worker transpiles the API and prepares its databases, while the others test releases. Workers that begin
    // together would each transpile the whole API.
    return [...api.slice(0, 1), ...releases, ...api.slice(1), ...group(undefined)];
  }
};
