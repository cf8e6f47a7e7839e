import { hasFeature, type Page } from '@nkm/contracts';
import type { Platform } from '@nkm/platform';
import type { Question } from './question';
import { filterQuestions } from './filter-questions';

/** Maximum number of search results. */
const MOST = 20;

/** Answered questions with these words; searches the product's own questions when the server has no search. */
export async function findQuestions(
  { api, settings }: Pick<Platform, 'api' | 'settings'>,
  { productId, words, known }: { productId: number; words: string; known: readonly Question[] },
): Promise<Question[]> {
  if (!hasFeature(settings, 'questions')) return filterQuestions(known, words);
  const query = { q: words, perPage: MOST };
  const { data } = await api.get<Page<Question>>(`/products/${productId}/questions`, { query, background: true });
  return data.map(({ question, answer }) => ({ question, answer }));
}
