import { usePlatform } from '@nkm/platform';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { messages } from '../messages';
import { requireSignIn } from '../require-sign-in';
import { tellRefusal } from '../tell-refusal';
import { askQuestion } from './ask-question';
import { findQuestions } from './find-questions';
import type { Question } from './question';
import { forgetQuestion, keepQuestion } from './question-draft';

/** Search and question actions of a product. */
export function useQuestions(productId: number, known: readonly Question[]) {
  const platform = usePlatform();
  const { pathname, search: query } = useLocation();
  const [found, setFound] = useState<Question[] | null>(null);
  const [work, setWork] = useState<'search' | 'ask' | null>(null);

  async function search(words: string): Promise<void> {
    setWork('search');
    try {
      setFound(words.trim() === '' ? null : await findQuestions(platform, { productId, words, known }));
    } catch (error) {
      platform.toastError(error); // the shown questions stay
    } finally {
      setWork(null);
    }
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
  return { shown: found ?? known, searched: found !== null, work, search, ask, showAll: () => setFound(null) };
}
