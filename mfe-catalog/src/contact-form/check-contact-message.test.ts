import fc from 'fast-check';
import { checkContactMessage, type ContactMessage, nameLengthOf } from './check-contact-message';

const LETTER: ContactMessage = { name: 'Ada', email: 'ada@example.com', subject: 'My order', content: 'Where is it?' };
const faults = (changes: Partial<ContactMessage>, token: string | null = 'token') =>
  checkContactMessage({ ...LETTER, ...changes }, token);

describe('a message to the marketplace or a store', () => {
  it('CAT-MSG-017 CAT-MSG-018 CAT-MSG-019 CAT-MSG-020 CAT-MSG-021 reports missing fields in the order of the form', () => {
    const found = checkContactMessage({ name: ' ', email: '', subject: '\n', content: ' ' }, null);
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
  ])('CAT-CONST-009 CAT-RULE-012 accepts only names of 3 to 15 characters: %j', (name, message) => {
    expect(faults({ name }).name).toBe(message);
  });

  it('uses the name lengths of the settings, or the documented ones without a setting', () => {
    const letters = { name: { min: 2, max: 60 } };
    expect(
      checkContactMessage({ ...LETTER, name: 'Oluwadamilola Adeyẹmi-Ògúnlẹ́yẹ' }, 't', nameLengthOf({ letters })),
    ).toEqual({});
    expect(nameLengthOf({})).toEqual({ min: 3, max: 15 });
  });

  it.each(['ada', 'ada@', '@example.com', 'ada@example', 'a da@example.com', 'ada@@example.com'])(
    'rejects the email %s',
    (email) => expect(faults({ email })).toEqual({ email: 'email is invalid' }),
  );

  it('accepts every ordinary email', () => {
    fc.assert(fc.property(fc.emailAddress(), (email) => faults({ email }).email === undefined));
  });
});
