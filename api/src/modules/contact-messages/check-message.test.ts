import { checkMessage } from './check-message';
import { readMessage } from './message';

const LETTER = { name: 'Ada', email: 'ada@example.com', subject: 'My order', content: 'Where is it?' };
const NAME = { min: 3, max: 15 };
const check = (changes: Partial<typeof LETTER>, name = NAME) =>
  checkMessage(readMessage({ ...LETTER, ...changes }), name);

describe('contact form', () => {
  it('has errors by field, in the order of the form', () => {
    const errors = checkMessage(readMessage({ name: ' ', content: '\n' }), NAME)!;
    expect(Object.entries(errors)).toEqual([
      ['name', ['name is required']],
      ['email', ['email is required']],
      ['subject', ['subject is required']],
      ['content', ['content is required']],
    ]);
  });

  it.each([
    [{ name: 'Ad' }, { name: ['name must have 3 to 15 characters'] }],
    [{ name: 'Oluwadamilola Ad' }, { name: ['name must have 3 to 15 characters'] }],
    [{ email: 'ada' }, { email: ['email is invalid'] }],
    [{ email: 'Ada <ada@example.com>' }, { email: ['email is invalid'] }],
    [{ email: `${'a'.repeat(250)}@b.ng` }, { email: ['email is invalid'] }],
    [{ subject: 'x'.repeat(151) }, { subject: ['subject may have at most 150 characters'] }],
    [{ content: 'x'.repeat(5001) }, { content: ['content may have at most 5000 characters'] }],
  ])('with %j is refused', (changes, errors) => expect(check(changes)).toEqual(errors));

  it.each([{ name: 'Ada' }, { name: 'Oluwadamilola A' }, { name: 'Ọlá' }, { content: 'x'.repeat(5000) }])(
    'accepts %j',
    (changes) => expect(check(changes)).toBeNull(),
  );

  it('follows the setting for the length of the name', () => {
    expect(check({ name: 'Oluwadamilola Adeyẹmi' }, { min: 3, max: 40 })).toBeNull();
  });

  it('reads the subject as one line', () => {
    expect(readMessage({ ...LETTER, subject: ' Help\r\nBcc: all@example.com ' }).subject).toBe(
      'Help Bcc: all@example.com',
    );
  });
});
