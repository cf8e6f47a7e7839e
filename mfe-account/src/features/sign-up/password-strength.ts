export const STRENGTHS = ['weak', 'fair', 'good', 'strong'] as const;
export type Strength = (typeof STRENGTHS)[number];

/** Common parts that guessing programs try first. Each counts as one character. */
const COMMON = /p[a@]ss?w[o0]rd|qwerty?|asdf\w*|letmein|welcome|admin|iloveyou|nigeria|abc123|(?:19|20)\d\d/gi;
/** Shorter names and addresses occur in too many passwords by chance. */
const SHORTEST_OWN = 3;
/** Minimum points for fair, good and strong. */
const STEPS = [12, 17, 21];

/**
 * Rates a password roughly (ACC-SCR-012). Length counts most, then kinds of characters. Repetitions, runs like 1234,
 * common words and the shopper's own name or address count almost nothing.
 * @param own known data of the shopper, such as name and email
 */
export function strengthOf(password: string, own: readonly string[] = []): Strength {
  const known = own.flatMap((text) => text.split(/[\s@.]+/)).filter((text) => text.length >= SHORTEST_OWN);
  const masked = known.reduce((text, word) => text.replaceAll(new RegExp(escape(word), 'gi'), '\0'), password);
  const rest = [...masked.replace(COMMON, '\0')];
  const points = rest.filter((char, index) => !continues(rest[index - 1], char)).length + 2 * (kindsOf(rest) - 1);
  return STRENGTHS[STEPS.filter((step) => points >= step).length]!;
}

/** True for a repeated character, or the next one of a run. */
function continues(before: string | undefined, char: string): boolean {
  return before !== undefined && Math.abs(char.codePointAt(0)! - before.codePointAt(0)!) <= 1;
}

function kindsOf(chars: readonly string[]): number {
  const text = chars.join('').replaceAll('\0', '');
  const kinds = [/\p{Ll}|\p{Lo}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u];
  return Math.max(1, kinds.filter((kind) => kind.test(text)).length);
}

const escape = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
