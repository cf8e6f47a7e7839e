/** Buttons that need scripts. Links, forms with an address and popover buttons work without them. */
export const BUTTONS =
  'button:not([popovertarget], form[action] [type="submit"], form[action] :not([type])), [role="button"]:not(a)';

/** The presses on buttons from before the first script, which an inline script of the document stores. */
export interface FirstPresses {
  events: Event[];
  hear(event: Event): void;
}

declare global {
  interface Window {
    nkmPresses?: FirstPresses;
  }
}

/** Ends the inline script. Returns its presses, each of which it has stopped. */
export function takeFirstPresses(): readonly Event[] {
  const { nkmPresses } = window;
  if (!nkmPresses) return [];
  removeEventListener('click', nkmPresses.hear, true);
  delete window.nkmPresses;
  return nkmPresses.events;
}
