// A chunk of its own: reading a typed text takes many patterns, which no first view needs.
export { searchPath } from '@nkm/contracts';
