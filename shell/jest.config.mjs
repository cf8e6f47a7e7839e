import preset from '@nkm/build/jest-browser';

export default preset(import.meta.dirname, { runtime: '<rootDir>/test/runtime.cjs' });
