// The process in which the gate tries a candidate (src/gate/trial). Its code is TypeScript source, as in nkm.mjs.
import { createRequire } from 'node:module';
import { register } from 'tsx/cjs/api';

register();
createRequire(import.meta.url)('../src/gate/trial/child.ts');
