import type { ReactNode } from 'react';

/** A component with its states, for the gallery and the tests. */
export interface Sample {
  /** Export name in the kit. */
  component: string;
  states: Record<string, ReactNode>;
  /** Each state needs the whole width of the page. */
  wide?: boolean;
}

/** Handler of samples that do nothing. */
export const nothing = () => undefined;
