/**
 * First letters of the first and the last word of a name, with their marks (Ọ̀), in capitals; '' when there are no
 * letters.
 */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).flatMap((word) => /\p{L}\p{M}*/u.exec(word)?.[0] ?? []);
  return [words[0], words.length > 1 ? words.at(-1) : ''].join('').toLocaleUpperCase('en-NG');
}
