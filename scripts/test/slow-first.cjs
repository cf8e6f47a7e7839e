const { default: Sequencer } = require('@jest/test-sequencer');

/** Files that start databases or processes take longest, so they run first. */
const SLOW = /[\\/](api|releases)[\\/]/;

module.exports = class SlowFirst extends Sequencer {
  sort(tests) {
    const isQuick = ({ path }) => Number(!SLOW.test(path));
    return [...super.sort(tests)].sort((one, other) => isQuick(one) - isQuick(other));
  }
};
