import { createHash } from 'node:crypto';

/** A script in the markup, which the policy of the page allows by its hash. */
export interface InlineScript {
  text: string;
  /** Source expression for the policy. */
  hash: string;
}

/** `sha256-…`, for script tags and preloads. */
export function integrityOf(source: string): string {
  return `sha256-${createHash('sha256').update(source).digest('base64')}`;
}

/** `'sha256-…'` of an inlined style or script, for the policy. */
export function inlineHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
