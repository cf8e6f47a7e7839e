import type { ReactNode } from 'react';

/** A component in its states: the gallery shows them, and the tests walk through them. */
export interface Sample {
  /** Name as exported by the kit. */
  component: string;
  states: Record<string, ReactNode>;
  /** Each state needs the whole width of the page. */
  wide?: boolean;
}

/** For handlers of samples: nothing happens when a control is used there. */
export const nothing = () => undefined;
