import { BUTTONS } from '../platform/early-input/first-presses';
import { inlineHash } from './integrity';

/**
 * The only inline script of a page. It stores presses on buttons until the first script has loaded, which replays them
 * (`replayEarlyPresses`). Without it, a press on a new page on a slow network does nothing.
 */
export const FIRST_PRESSES_SCRIPT =
  'addEventListener("click",(nkmPresses={events:[],hear(e){' +
  `if(e.target.closest?.(${JSON.stringify(BUTTONS)}))` +
  'e.preventDefault(),e.stopPropagation(),nkmPresses.events.push(e)' +
  '}}).hear,true)';

/** The source expression of the script in a content security policy. */
export const FIRST_PRESSES_HASH = inlineHash(FIRST_PRESSES_SCRIPT);
