import { type ComponentType, useState } from 'react';

/**
 * A part of the page whose code loads when the shopper opens it.
 * @param load imports the component
 * @param tellFailure says that the code could not be loaded; the next press tries again
 * @returns the component, which is null while the part is closed, and the functions that open and close it
 */
export function useDeferredPart<Props>(
  load: () => Promise<ComponentType<Props>>,
  tellFailure: () => void,
): [Part: ComponentType<Props> | null, open: () => void, close: () => void] {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);
  const open = () => void load().then((Loaded) => setPart(() => Loaded), tellFailure);
  return [Part, open, () => setPart(null)];
}
