import { readText, nameFault } from '@nkm/contracts';
import fc from 'fast-check';
import { checkField, checkSteps, furthestStep, isFilled, type Registration } from './check-registration';
import { withoutDigits } from './without-digits';
import { STEPS } from './steps';

const ADA: Registration = {
  surname: 'Okafor',
  other_names: 'Adaeze',
  email: 'ada@example.com',
  password: 'Ankara#2026',
  news: false,
  terms: true,
  captchaToken: 'token',
};
const EMPTY: Registration = {
  surname: '',
  other_names: '',
  email: '',
  password: '',
  news: false,
  terms: false,
  captchaToken: '',
};

describe('the rules of signing up', () => {
  it.each([
    ['ACC-RULE-021 ACC-MSG-012', 'surname', '', 'Surname is required'],
    ['ACC-RULE-021 ACC-MSG-013', 'surname', 'Ada 😀', 'Invalid Surname(only letters allowed)'],
    ['ACC-RULE-021 ACC-MSG-013', 'surname', "O'", 'Invalid Surname(only letters allowed)'],
    ['ACC-RULE-021 ACC-MSG-014 ACC-CONST-008', 'surname', 'Ok', 'Surname must be at least 3 charaters long.'],
    ['ACC-RULE-021', 'surname', 'Ok'.repeat(30), 'Surname may have at most 50 characters.'],
    ['ACC-RULE-022 ACC-MSG-015', 'other_names', '', 'First Name is required'],
    ['ACC-RULE-022 ACC-MSG-016 ACC-CONST-008', 'other_names', 'Al', 'First Name must be at least 3 charaters long.'],
    ['ACC-RULE-024', 'email', '', 'Email is required'],
    ['ACC-RULE-024 ACC-MSG-017', 'email', 'ada', 'Invalid Email'],
    ['ACC-RULE-024 ACC-MSG-017', 'email', 'ada@example', 'Invalid Email'],
    ['ACC-RULE-024 ACC-MSG-017', 'email', 'a da@example.com', 'Invalid Email'],
    ['ACC-RULE-025 ACC-MSG-018', 'password', '', 'Password is required'],
    ['ACC-RULE-025 ACC-MSG-019 ACC-CONST-007', 'password', 'Aa#1aaa', 'Password must be at least 8 characters long.'],
    ['ACC-RULE-025 ACC-MSG-020', 'password', 'Ankara2026', 'Password must contain a special charater.'],
    ['ACC-RULE-025 ACC-MSG-021', 'password', 'ankara#2026', 'Password must contain at least one Capital letter.'],
    ['ACC-RULE-025 ACC-MSG-022', 'password', 'Ankara#Lagos', 'Password must contain at least one Number.'],
    ['ACC-RULE-026', 'terms', false, 'Accept the terms to continue.'],
    ['ACC-RULE-026', 'captchaToken', '', 'captcha is required'],
  ] as const)('%s: %s as %j is refused with "%s"', (_ids, field, value, fault) => {
    expect(checkSteps(STEPS, { ...ADA, [field]: value })).toEqual({ [field]: fault });
  });

  it.each(['Òjọ́', "O'Neil", 'O’Neil', 'Okafor-Eze', 'Nwa Ibe', 'Eze', 'ʼAlī'])(
    'ACC-RULE-021 accepts the surname %s',
    (surname) => expect(checkField('surname', { ...ADA, surname: readText(surname) })).toBeNull(),
  );

  it('accepts a password of eight characters that meets all rules', () => {
    expect(checkField('password', { ...ADA, password: 'Abcdef1_' })).toBeNull();
    expect(checkField('password', { ...ADA, password: 'A#1' })).toBe('Password must be at least 8 characters long.');
    expect(checkField('password', { ...ADA, password: 'abc' })).toBe(
      'Password must be at least 8 characters long. Password must contain a special charater. ' +
        'Password must contain at least one Capital letter. Password must contain at least one Number.',
    );
  });

  it('distinguishes filled from valid fields in each step', () => {
    expect(STEPS.map((step) => isFilled(step, EMPTY))).toEqual([false, false, false]);
    expect(STEPS.map((step) => isFilled(step, ADA))).toEqual([true, true, true]);
    expect(isFilled('name', { ...ADA, surname: 'x' })).toBe(true);
    expect(isFilled('agreement', { ...ADA, captchaToken: '' })).toBe(false);
  });

  it('shows no step before the previous steps are valid', () => {
    expect(furthestStep('agreement', EMPTY)).toBe('name');
    expect(furthestStep('agreement', { ...ADA, password: '' })).toBe('email_and_pass');
    expect(furthestStep('email_and_pass', { ...ADA, password: '' })).toBe('email_and_pass');
    expect(furthestStep('agreement', ADA)).toBe('agreement');
    expect(furthestStep('name', ADA)).toBe('name');
  });
});

describe('a name', () => {
  const typed = fc.string({
    unit: fc.constantFrom('a', 'Ọ', '\u0300', ' ', '\u00a0', "'", '-', '7', '٣', '\u202e', '😀'),
  });

  it('ACC-RULE-027 is normalized: trimmed, composed, without invisible characters', () => {
    fc.assert(
      fc.property(typed, (text) => {
        const name = readText(text);
        expect(readText(name)).toBe(name);
        expect(name).not.toMatch(/^\s|\s$|\s\s|\u202e/);
        expect(name.normalize('NFC')).toBe(name);
      }),
    );
  });

  it('ACC-RULE-023 loses the digits of any script and nothing else', () => {
    fc.assert(
      fc.property(typed, (text) => {
        expect(withoutDigits(text)).not.toMatch(/\p{N}/u);
        expect([...withoutDigits(text)]).toEqual([...text].filter((char) => !/\p{N}/u.test(char)));
      }),
    );
  });

  it('is checked without delay at any length', () => {
    const long = fc.string({
      unit: fc.constantFrom('a', "'", ' ', '\u0300', '!'),
      minLength: 5_000,
      maxLength: 10_000,
    });
    fc.assert(
      fc.property(long, (text) => nameFault(text) !== null),
      { numRuns: 20 },
    );
  });
});
