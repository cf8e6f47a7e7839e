const { TestEnvironment } = require('jest-environment-node');

module.exports = class ApiEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    // The database drivers, which Node loads, tell a date by its class: both sides need the same one.
    this.global.Date = Date;
  }
};
