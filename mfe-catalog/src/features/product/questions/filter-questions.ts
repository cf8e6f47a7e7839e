import type { Question } from './question';

/** The questions that have all words in question or answer, regardless of case. */
export function filterQuestions(questions: readonly Question[], words: string): Question[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  return questions.filter(({ question, answer }) => {
    const text = `${question} ${answer}`.toLowerCase();
    return wanted.every((word) => text.includes(word));
  });
}
