import { readCode } from './read-text';

/** What the desk of a station reads: a code of six digits, and what it belongs to when a pass was scanned. */
export interface ReadCode {
  of?: string;
  code: string;
}

/**
 * Reads a code as people type it ("123 456", "123-456.") or as a scanner reads it from a pass.
 * @param pass matches the text of a pass without hyphens: what it belongs to, then the six digits
 * @returns null for any other text
 */
export function readStationCode(typed: string, pass: RegExp): ReadCode | null {
  const text = readCode(typed).replaceAll('-', '');
  const [, of, code] = pass.exec(text) ?? [];
  if (of !== undefined && code !== undefined) return { of, code };
  return /^\d{6}$/.test(text) ? { code: text } : null;
}

/** `012 345`, as people read it. */
export const spacedCode = (code: string): string => `${code.slice(0, 3)} ${code.slice(3)}`;
