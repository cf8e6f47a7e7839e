import { type Platform, usePlatform } from '@nkm/platform';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { messages } from '../messages';
import { requireSignIn } from '../require-sign-in';
import { tellRefusal } from '../tell-refusal';
import { findQuestions } from './find-questions';
import type { Question } from './question';
import { forgetQuestion, keepQuestion } from './question-draft';

/** Asks the seller (CAT-CALL-013). @throws ApiError 409 for a repeated question */
async function askQuestion({ api }: Pick<Platform, 'api'>, productId: number, question: string): Promise<void> {
  await api.post('/product/question', { question, product_id: productId });
}

/** Parameter of the product's address: the words that its questions are searched for. */
const WORDS = 'questions';

/**
 * Search and question actions of a product. The address keeps the searched words, so that reload, Back and a link show
 * the same answers.
 */
export function useQuestions(productId: number, known: readonly Question[]) {
  const platform = usePlatform();
  const navigate = useNavigate();
  const { pathname, search: query } = useLocation();
  const words = (new URLSearchParams(query).get(WORDS) ?? '').trim();
  /** Counts searches for the words that the address already has. */
  const [again, setAgain] = useState(0);
  const [found, setFound] = useState<Question[] | null>(null);
  const [work, setWork] = useState<'search' | 'ask' | null>(null);

  const find = useEffectEvent(async (isCurrent: () => boolean) => {
    if (words === '') return setFound(null);
    setWork('search');
    try {
      const result = await findQuestions(platform, { productId, words, known });
      if (isCurrent()) setFound(result);
    } catch (error) {
      if (isCurrent()) platform.toastError(error); // the shown questions stay
    } finally {
      if (isCurrent()) setWork(null);
    }
  });
  useEffect(() => {
    let isCurrent = true;
    void find(() => isCurrent);
    return () => {
      isCurrent = false;
      setWork((now) => (now === 'search' ? null : now));
    };
  }, [productId, words, again]);

  function search(wanted: string): void {
    if (wanted.trim() === words) return setAgain(again + 1);
    const next = new URLSearchParams(query);
    next.delete(WORDS);
    if (wanted.trim() !== '') next.set(WORDS, wanted.trim());
    void navigate({ search: next.toString(), hash: 'questions' }, { preventScrollReset: true });
  }

  /** True when the question is sent. A guest signs in first and finds the stored text again. */
  async function ask(question: string): Promise<boolean> {
    setWork('ask');
    keepQuestion(platform, productId, question);
    try {
      if (!(await requireSignIn(platform, `${pathname}${query}#questions`))) return false;
      await askQuestion(platform, productId, question);
      forgetQuestion(platform, productId);
      platform.toast('success', messages.asked, messages.askedDetail);
      return true;
    } catch (error) {
      tellRefusal(platform, error);
      return false;
    } finally {
      setWork(null);
    }
  }
  return { shown: found ?? known, searched: found !== null, words, work, search, ask, showAll: () => search('') };
}
