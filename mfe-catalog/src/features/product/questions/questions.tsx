import { usePlatform } from '@nkm/platform';
import { Accordion, Button, Field, useFieldValue } from '@nkm/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { messages } from '../messages';
import type { Question } from './question';
import { keptQuestion } from './question-draft';
import styles from './questions.module.css';
import { useQuestions } from './use-questions';

/** Maximum characters; the server refuses more. */
const LONGEST_QUESTION = 500;

/** One box for searching and asking, above the answers (CAT-SCR-039). */
export function Questions({ productId, questions }: { productId: number; questions: readonly Question[] }) {
  const platform = usePlatform();
  const [words, setWords] = useState('');
  const { shown, searched, work, search, ask, showAll, ...address } = useQuestions(productId, questions);
  const box = useFieldValue<HTMLInputElement>(words, setWords);
  useEffect(() => setWords((now) => now || keptQuestion(platform, productId)), [platform, productId]);
  // The box follows the address, for example after Back, but keeps other text that the shopper typed.
  const followed = useRef('');
  useEffect(() => {
    const before = followed.current;
    followed.current = address.words;
    setWords((now) => (now.trim() === before ? address.words : now));
  }, [address.words]);

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    search(words);
  }
  async function onAsk() {
    if (words.trim() !== '' && (await ask(words.trim()))) setWords('');
  }
  return (
    <div className={styles.questions}>
      <noscript>{messages.questionsNeedScripts}</noscript>
      {/* Without scripts nothing can be sent: with method "dialog" a click keeps the typed text. */}
      <form className={styles.form} method="dialog" role="search" aria-label={messages.questions} onSubmit={onSubmit}>
        <Field
          ref={box}
          label={messages.searchOrAsk}
          hint={messages.questionHint}
          defaultValue={words}
          maxLength={LONGEST_QUESTION}
          autoComplete="off"
          onChange={(event) => setWords(event.target.value)}
        />
        <div className={styles.buttons}>
          <Button type="submit" busy={work === 'search'}>
            {messages.search}
          </Button>
          <Button variant="main" busy={work === 'ask'} aria-disabled={words.trim() === ''} onClick={() => void onAsk()}>
            {messages.ask}
          </Button>
          {searched && (
            <Button variant="quiet" onClick={showAll}>
              {messages.showAllQuestions}
            </Button>
          )}
        </div>
      </form>
      <p role="status">{searched && shown.length > 0 && messages.found(shown.length)}</p>
      {shown.length === 0 && <p>{searched ? messages.nothingFound : messages.noQuestions}</p>}
      <div>
        {shown.map(({ question, answer }, index) => (
          <Accordion key={`${index} ${question}`} title={question}>
            {answer}
          </Accordion>
        ))}
      </div>
    </div>
  );
}
