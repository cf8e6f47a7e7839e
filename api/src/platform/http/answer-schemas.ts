import { Type } from 'typebox';
import { pageQuery } from './envelopes';

/** Longest answer of a store to a question or an inquiry, in characters. */
export const ANSWER_MAX = 1_000;

/** Body of an answer. */
export const AnswerBody = Type.Object({
  answer: Type.String({ minLength: 1, maxLength: ANSWER_MAX, pattern: '\\S' }),
});

/** Query of a list of what stores answer. */
export const AnswerQuery = Type.Object({
  ...pageQuery(),
  status: Type.Enum(['Open', 'Answered'], { default: 'Open' }),
});
