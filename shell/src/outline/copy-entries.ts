import type { LogEntry } from './event-log';

/**
 * Puts entries into the clipboard as JSON, oldest first, with the personal fields masked as they are shown.
 * @returns false where the browser does not allow it
 */
export async function copyEntries(entries: readonly LogEntry[]): Promise<boolean> {
  const said = entries.map(({ number: _, text, ...entry }) => ({ ...entry, payload: parsed(text) }));
  try {
    await navigator.clipboard.writeText(JSON.stringify(said.reverse(), null, 2));
    return true;
  } catch {
    return false; // refused, or a page without https, which has no clipboard: the panel says so
  }
}

/** `undefined` has no JSON and stands in the entry as a word. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
