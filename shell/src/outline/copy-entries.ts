import type { LogEntry } from './event-log';

/**
 * Copies entries to the clipboard as JSON, oldest first, with personal fields masked as on the screen.
 * @returns false where the browser does not allow it
 */
export async function copyEntries(entries: readonly LogEntry[]): Promise<boolean> {
  const said = entries.map(({ number: _, text, ...entry }) => ({ ...entry, payload: parsed(text) }));
  try {
    await navigator.clipboard.writeText(JSON.stringify(said.reverse(), null, 2));
    return true;
  } catch {
    return false; // refused, or a page without https, which has no clipboard; the panel shows it
  }
}

/** `undefined` has no JSON, so the entry contains the word. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
