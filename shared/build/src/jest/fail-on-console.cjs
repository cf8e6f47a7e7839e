// An unexpected console warning or error fails the test; tests mock the expected ones.
const { format } = require('node:util');

let complaints = [];
const original = { error: console.error, warn: console.warn };

beforeEach(() => {
  complaints = [];
  for (const level of ['error', 'warn'])
    console[level] = (...args) => complaints.push(`console.${level}: ${format(...args)}`);
});

afterEach(() => {
  Object.assign(console, original);
  if (complaints.length > 0) throw new Error(`The console must stay silent in tests:\n${complaints.join('\n')}`);
});
