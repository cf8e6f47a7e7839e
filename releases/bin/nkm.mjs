#!/usr/bin/env node
// The tool is TypeScript source; tsx lets Node run it.
import { register } from 'tsx/esm/api';

register();
const { main } = await import('../src/cli.ts');
await main(process.argv);
