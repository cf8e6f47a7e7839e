import { type ComponentType, lazy } from 'react';

type PartModule<P> = { default: ComponentType<P> };

/** A part that the page can do without: its code comes when it is first drawn, and where it cannot be had nothing stands. */
export function optionalPart<P extends object>(load: () => Promise<PartModule<P>>) {
  return lazy(async (): Promise<PartModule<P>> => {
    try {
      return await load();
    } catch (error) {
      console.warn('A part of the page is missing:', error);
      return { default: () => null };
    }
  });
}
