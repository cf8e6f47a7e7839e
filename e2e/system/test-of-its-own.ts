import type { System } from './start-system';
import { aSystem, test as ofAll } from './test';

/** For tests that leave their marketplace in another state: they have one of their own. */
export const test = ofAll.extend<object, { system: System }>({
  system: [aSystem, { scope: 'worker', timeout: 600_000 }],
});
