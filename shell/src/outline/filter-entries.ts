import type { LogEntry } from './event-log';

/** Entries that contain every word of the filter, ignoring case. */
export function filterEntries(entries: readonly LogEntry[], filter: string): readonly LogEntry[] {
  const words = filter.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return entries;
  return entries.filter(({ topic, kind, act, sender, owner, text }) => {
    const all = `${topic} ${kind} ${act} ${sender} ${owner} ${text}`.toLowerCase();
    return words.every((word) => all.includes(word));
  });
}
