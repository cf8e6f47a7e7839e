import fc from 'fast-check';
import { checkLetter, type Letter, nameLengthOf } from './check-letter';

const LETTER: Letter = { name: 'Ada', email: 'ada@example.com', subject: 'My order', content: 'Where is it?' };
const faults = (changes: Partial<Letter>, token: string | null = 'token') =>
  checkLetter({ ...LETTER, ...changes }, token);

describe('a letter to the marketplace or to a store', () => {
  it('CAT-MSG-017 CAT-MSG-018 CAT-MSG-019 CAT-MSG-020 CAT-MSG-021 names what is missing, in the order of the form', () => {
    const found = checkLetter({ name: ' ', email: '', subject: '\n', content: ' ' }, null);
    expect(Object.entries(found)).toEqual([
      ['name', 'name is required'],
      ['email', 'email is required'],
      ['subject', 'subject is required'],
      ['content', 'content is required'],
      ['captcha', 'captcha is required'],
    ]);
  });

  it.each([
    ['Ad', 'name must have 3 to 15 characters'],
    ['Ada', undefined],
    ['Oluwadamilola A', undefined],
    ['Oluwadamilola Ad', 'name must have 3 to 15 characters'],
    ['  Ada  ', undefined],
  ])('CAT-CONST-009 CAT-RULE-012 takes a name of 3 to 15 characters: %j', (name, message) => {
    expect(faults({ name }).name).toBe(message);
  });

  it('takes other lengths where the setting says so, and the documented ones from a server without it', () => {
    const letters = { name: { min: 2, max: 60 } };
    expect(checkLetter({ ...LETTER, name: 'Oluwadamilola Adeyẹmi-Ògúnlẹ́yẹ' }, 't', nameLengthOf({ letters }))).toEqual(
      {},
    );
    expect(nameLengthOf({})).toEqual({ min: 3, max: 15 });
  });

  it.each(['ada', 'ada@', '@example.com', 'ada@example', 'a da@example.com', 'ada@@example.com'])(
    'does not take %s for an e-mail',
    (email) => expect(faults({ email })).toEqual({ email: 'email is invalid' }),
  );

  it('takes every ordinary e-mail', () => {
    fc.assert(fc.property(fc.emailAddress(), (email) => faults({ email }).email === undefined));
  });
});
