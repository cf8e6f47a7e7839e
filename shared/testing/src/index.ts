export * from './builders';
export * from './render-screen';
export * from './test-platform';
