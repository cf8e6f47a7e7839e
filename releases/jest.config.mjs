import preset from '@nkm/build/jest-node';

// The tests of the project's lint rules run here too: they belong to no package.
export default preset(import.meta.dirname, { roots: ['<rootDir>', '<rootDir>/../lint'] });
