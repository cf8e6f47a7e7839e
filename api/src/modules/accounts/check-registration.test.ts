import fc from 'fast-check';
import { checkRegistration, readRegistration } from './check-registration';
import { messages } from './messages';
import { passwordFaults } from './password-rule';

const ADA = {
  surname: 'Okafor',
  other_names: 'Adaeze',
  email: 'ada@example.com',
  password: 'Ankara#2026',
  terms: true,
};
const check = (changes: Partial<typeof ADA>) => checkRegistration(readRegistration({ ...ADA, ...changes }));

describe('a registration', () => {
  it('ACC-RULE-027 is trimmed, with names and email normalised', () => {
    const sent = {
      surname: '  Ade\u0301ba\u0301yo\u0323\u0300\u00a0 ',
      other_names: ' \u202eMary\t Jane ',
      email: ' \u200bAda@Example.COM ',
      password: ' Ankara#2026\n',
    };
    expect(readRegistration(sent)).toEqual({
      surname: 'Ad\u00e9b\u00e1y\u1ecd\u0300',
      other_names: 'Mary Jane',
      email: 'ada@example.com',
      password: 'Ankara#2026',
      news: false,
      terms: false,
      account_type: 'Individual',
      signup_platform: 'Web',
    });
  });

  it('is rejected with an error for each field, in form order', () => {
    const errors = checkRegistration(readRegistration({}))!;
    expect(Object.entries(errors)).toEqual([
      ['surname', ['Surname is required']],
      ['other_names', ['First Name is required']],
      ['email', ['Email is required']],
      ['password', ['Password is required']],
      ['terms', ['Accept the terms to continue.']],
    ]);
  });

  it.each(['Òjọ́', "O'Neil", 'O’Neil', 'Okafor-Eze', 'Nwa Ibe', 'Bello', '王小明', 'ʼAlī'])(
    'accepts the name %s',
    (surname) => expect(check({ surname, other_names: surname })).toBeNull(),
  );

  it.each([
    ['Okafor2', 'Invalid Surname(only letters allowed)'],
    ['Ada 😀', 'Invalid Surname(only letters allowed)'],
    ['-Okafor', 'Invalid Surname(only letters allowed)'],
    ["O''Neil", 'Invalid Surname(only letters allowed)'],
    ['http://evil.example', 'Invalid Surname(only letters allowed)'],
    ['Ok', 'Surname must be at least 3 charaters long.'],
    ['E\u0323\u0300z', 'Surname must be at least 3 charaters long.'],
    ['\u200f\u200e', 'Surname is required'],
    ['x'.repeat(10_000), 'Surname may have at most 50 characters.'],
  ])('ACC-RULE-021 rejects the surname %j', (surname, text) => expect(check({ surname })).toEqual({ surname: [text] }));

  it('ACC-RULE-022 requires a first name of 3 letters', () =>
    expect(check({ other_names: 'Al' })).toEqual({ other_names: ['First Name must be at least 3 charaters long.'] }));

  it('checks arbitrary names in bounded time', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'é', '\u0301', ' ', "'", '-', '1'), maxLength: 10_000 });
    fc.assert(
      fc.property(text, (surname) => void check({ surname })),
      { numRuns: 50 },
    );
  });
});

describe('the password rule', () => {
  it.each([
    ['Ankara#2026', []],
    ['aaaaaa1_', []],
    ['Ànkárá 1!', []],
    ['Ab1!', [messages.passwordTooShort]],
    ['Ankara2026', [messages.passwordWithoutSpecial]],
    ['12345678!', [messages.passwordWithoutLetter]],
    ['Ankara#Lagos', [messages.passwordWithoutNumber]],
    ['aaaaaaaa', [messages.passwordWithoutSpecial, messages.passwordWithoutNumber]],
    ['Aa1!'.repeat(51), ['Password may have at most 200 characters.']],
  ])('checks %j and reports %j', (password, texts) => expect(passwordFaults(password)).toEqual(texts));
});
