import preset from '@nkm/build/jest-node';

// Also runs the tests of the project's lint rules, which belong to no package.
export default preset(import.meta.dirname, { roots: ['<rootDir>', '<rootDir>/../lint'] });
