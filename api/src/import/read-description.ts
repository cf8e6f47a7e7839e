import { sanitiseHtml } from '../platform/http/sanitise-html';

const LONGEST = 20_000;

/**
 * Reads a description as sanitised HTML. Text without tags becomes paragraphs, split at empty lines. Returns a fault
 * for a text that is missing or longer than 20,000 characters.
 */
export function readDescription(text: string): string | { fault: string } {
  if (text.length > LONGEST) return { fault: `The description is longer than ${LONGEST} characters: shorten it.` };
  const html = sanitiseHtml(/<[a-z]/i.test(text) ? text : toParagraphs(text));
  const isEmpty = html.replace(/<[^>]*>/g, '').trim() === '';
  return isEmpty ? { fault: 'The description is missing: describe the product.' } : html;
}

function toParagraphs(text: string): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return escaped
    .split(/(?:\r?\n\s*){2,}/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph) => `<p>${paragraph.trim().replace(/\r?\n/g, '<br>')}</p>`)
    .join('');
}
