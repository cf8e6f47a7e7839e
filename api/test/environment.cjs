const { TestEnvironment } = require('jest-environment-node');

module.exports = class ApiEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    // The database drivers, loaded by Node, detect dates by class, so both sides need the same one.
    this.global.Date = Date;
  }
};
