import { plainDigits } from './plain-digits';

/** Characters that show nothing, halves of a character, and marks of interlinear notes. */
const NOTHING = String.raw`\p{Default_Ignorable_Code_Point}\p{Surrogate}\ufff9-\ufffb`;
/** An emoji with its style or colour and the emojis that joiners add to it; also a flag of tags, and a key. */
const PICTURE = String.raw`\p{Extended_Pictographic}[\ufe0e\ufe0f\p{Emoji_Modifier}]?`;
const FLAG = String.raw`\u{1f3f4}[\u{e0030}-\u{e0039}\u{e0061}-\u{e007a}]+\u{e007f}`;
const PICTURES = String.raw`${FLAG}|${PICTURE}(?:\u200d${PICTURE})*|[#*0-9]\ufe0f\u20e3`;
/** Latin, Greek and Cyrillic letters never join. In Persian or Hindi, a joiner between two letters changes them. */
const NEVER_JOINED = String.raw`\p{scx=Latin}\p{scx=Greek}\p{scx=Cyrillic}\p{scx=Common}\p{scx=Inherited}`;
const JOINED = String.raw`(?![${NEVER_JOINED}${NOTHING}])[\p{L}\p{M}]`;
const MARKS = String.raw`(?:(?![${NOTHING}])\p{M})*`;
const JOINER = String.raw`${JOINED}${MARKS}[\u200c\u200d](?=${MARKS}${JOINED})`;

const SEEN_OR_UNSEEN = new RegExp(`(${PICTURES}|${JOINER})|[${NOTHING}]`, 'gu');
const DASH = /\p{Dash}/gu;
/** A Braille pattern without dots also shows a space. */
const SPACE = /[\s\p{Cc}\u2800]+/gu;

/**
 * Reads a short text that a person typed or pasted, so that one text has one spelling: composed letters, `-` for
 * every hyphen and dash, single spaces, none at the ends, and no invisible characters. Joiners stay inside emoji and
 * inside words of scripts where they change letters. Reading a text again changes nothing.
 *
 * For names, addresses, searches, codes and paths only. Passwords, tokens, signed bodies, letters, reviews and
 * vendors' texts keep every character.
 */
export function readText(typed: string): string {
  return typed.replace(DASH, '-').replace(SEEN_OR_UNSEEN, '$1').normalize('NFC').replace(SPACE, ' ').trim();
}

/** Spaces and signs that people paste with a code, such as quotation marks and a full stop. Codes have none of them. */
const NOT_IN_CODES = /[^\p{L}\p{M}\p{N}-]|^-+|-+$/gu;

/**
 * Reads a coupon code, tracking code or order number, which are stored in plain capital letters: letters and digits of
 * full width, digits of other scripts and small letters count as the plain ones. Only letters, digits and hyphens
 * inside count.
 */
export const readCode = (typed: string): string =>
  plainDigits(readText(typed.normalize('NFKC')))
    .toUpperCase()
    .replace(NOT_IN_CODES, '');

/** Whether the text has invisible characters or hidden spaces such as a tab. */
export const hasUnseen = (text: string): boolean => /\p{Cc}/u.test(text) || text.replace(SEEN_OR_UNSEEN, '$1') !== text;
