#!/usr/bin/env node
// The tool is TypeScript source; tsx lets Node run it. Its hook for `require` starts in half the time of that for `import`.
import { createRequire } from 'node:module';
import { register } from 'tsx/cjs/api';

register();
const { main } = createRequire(import.meta.url)('../src/cli.ts');
await main(process.argv);
