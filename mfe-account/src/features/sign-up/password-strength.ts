export const STRENGTHS = ['weak', 'fair', 'good', 'strong'] as const;
export type Strength = (typeof STRENGTHS)[number];

/** What programs that guess try first: each counts as one character, however long it is. */
const COMMON = /p[a@]ss?w[o0]rd|qwerty?|asdf\w*|letmein|welcome|admin|iloveyou|nigeria|abc123|(?:19|20)\d\d/gi;
/** Shorter names and addresses are found in too many passwords by chance. */
const SHORTEST_OWN = 3;
/** Points from which a password is fair, good, strong. */
const STEPS = [12, 17, 21];

/**
 * A rough label for what is typed (spec 1 §5): length counts most, then kinds of characters; repetitions, runs like
 * 1234, words that everybody takes and the shopper's own name or address count next to nothing.
 * @param own what others know of the shopper
 */
export function strengthOf(password: string, own: readonly string[] = []): Strength {
  const known = own.flatMap((text) => text.split(/[\s@.]+/)).filter((text) => text.length >= SHORTEST_OWN);
  const told = known.reduce((text, word) => text.replaceAll(new RegExp(escape(word), 'gi'), '\0'), password);
  const rest = [...told.replace(COMMON, '\0')];
  const points = rest.filter((char, index) => !continues(rest[index - 1], char)).length + 2 * (kindsOf(rest) - 1);
  return STRENGTHS[STEPS.filter((step) => points >= step).length]!;
}

/** The same character again, or the next one of a run. */
function continues(before: string | undefined, char: string): boolean {
  return before !== undefined && Math.abs(char.codePointAt(0)! - before.codePointAt(0)!) <= 1;
}

function kindsOf(chars: readonly string[]): number {
  const text = chars.join('').replaceAll('\0', '');
  const kinds = [/\p{Ll}|\p{Lo}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u];
  return Math.max(1, kinds.filter((kind) => kind.test(text)).length);
}

const escape = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
