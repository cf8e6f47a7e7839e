import type { Question } from './question';

/** Those that have all the words, in question or answer, whatever their case. */
export function filterQuestions(questions: readonly Question[], words: string): Question[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  return questions.filter(({ question, answer }) => {
    const text = `${question} ${answer}`.toLowerCase();
    return wanted.every((word) => text.includes(word));
  });
}
