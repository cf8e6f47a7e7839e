const { default: Sequencer } = require('@jest/test-sequencer');

/** Files that start databases or processes: they take longest, and the last one of a run should be a short one. */
const SLOW = /[\\/](api|releases)[\\/]/;

module.exports = class SlowFirst extends Sequencer {
  sort(tests) {
    const isQuick = ({ path }) => Number(!SLOW.test(path));
    return [...super.sort(tests)].sort((one, other) => isQuick(one) - isQuick(other));
  }
};
