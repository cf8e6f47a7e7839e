import type { Synonym } from '../../src/modules/catalog/public';

/**
 * Parses `phrase, phrase = words | words @shelf !Condition`, one entry a line; the last entry of a phrase wins. Throws
 * an Error for any other form.
 */
export function readSynonyms(text: string): Synonym[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return [...new Map(lines.flatMap(readLine).map((synonym) => [synonym.phrase, synonym])).values()];
}

function readLine(line: string): Synonym[] {
  const [, phrases = '', meaning = ''] = /^([^=]+)=([^=]*)$/.exec(line) ?? [];
  if (phrases.trim() === '') throw new Error(`No synonym: ${line}`);
  const marked = (sign: string) =>
    meaning
      .split(/\s+/)
      .filter((word) => word.startsWith(sign))
      .map((word) => word.slice(1));
  const words = meaning
    .replace(/[@!]\S+/g, '')
    .split('|')
    .map((alternative) => alternative.trim());
  const meant = {
    means: words.filter((alternative) => alternative !== ''),
    shelves: marked('@'),
    conditions: marked('!'),
  };
  return phrases.split(',').map((phrase) => ({ phrase: phrase.trim().toLowerCase(), ...meant }));
}
