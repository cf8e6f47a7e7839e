import type { System } from './start-system';
import { aSystem, test as ofAll } from './test';

/** For tests that change the state of their marketplace: they get a separate one. */
export const test = ofAll.extend<object, { system: System }>({
  system: [aSystem, { scope: 'worker', timeout: 600_000 }],
});
