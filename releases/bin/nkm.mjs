#!/usr/bin/env node
// The tool is TypeScript. Where the project cannot be written, tsx runs the source; its hook for `require` starts twice
// as fast as the one for `import`.
import { createRequire } from 'node:module';
import { compiledProgram } from './compile.mjs';

const require = createRequire(import.meta.url);
const program = await compiledProgram();
if (program === null) (await import('tsx/cjs/api')).register();
const { main } = require(program ?? '../src/cli.ts');
await main(process.argv);
