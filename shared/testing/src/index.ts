/// <reference types="@testing-library/jest-dom" />
export * from './builders';
export * from './buttons-settle';
export * from './render-screen';
export * from './test-platform';
export * from './translate-texts';
