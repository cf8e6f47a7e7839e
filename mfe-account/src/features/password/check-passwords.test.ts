import fc from 'fast-check';
import { checkPasswordChange, isStrong, isValid, trimPasswords } from './check-passwords';

const right = { current: 'Old-2026!', new: 'Ankara#2026', confirm: 'Ankara#2026' };

describe('changing a password', () => {
  it('finds no fault in three valid fields', () => expect(checkPasswordChange(right)).toEqual({}));

  it.each([
    ['a missing current password', { current: '' }, { current: 'Current Password is required' }],
    [
      'a missing new password',
      { new: '', confirm: 'x' },
      { new: 'New Password is required', confirm: 'The passwords do not match.' },
    ],
    ['a missing repetition', { confirm: '' }, { confirm: 'This field is required' }],
    ['a different repetition', { confirm: 'Ankara#2027' }, { confirm: 'The passwords do not match.' }],
  ])('ACC-RULE-029 ACC-RULE-031 finds %s', (_, change, errors) =>
    expect(checkPasswordChange({ ...right, ...change })).toEqual(errors),
  );

  it.each(['Ank#202', 'ANKARA#2026', 'Ankara#twenty', 'Ankara2026', 'Ankara_2026', 'Ankara 2026'])(
    'ACC-RULE-030 ACC-MSG-026 finds %j too weak',
    (weak) =>
      expect(checkPasswordChange({ ...right, new: weak, confirm: weak })).toEqual({
        new: 'passwords need to have a letter, a number, a special character, and be more than 8 characters long.',
      }),
  );

  it.each(['ankara#2026', 'Ọjà-ọba-7', 'a1!aaaaa', 'ẹ̀-1234567'])('ACC-RULE-030 accepts %j', (strong) =>
    expect(isStrong(strong)).toBe(true),
  );

  it('ACC-RULE-032 trims all three fields and keeps blanks inside', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom('', ' ', '\t ', '\u00a0'), (word, blank) => {
        const typed = { current: `${blank}${word}`, new: `${word}${blank}`, confirm: `${blank}${word}${blank}` };
        const { current, new: wanted, confirm } = trimPasswords(typed);
        expect([current, wanted, confirm]).toEqual([word.trim(), word.trim(), word.trim()]);
      }),
    );
  });

  it('is valid only when new and repetition are the same strong password', () => {
    fc.assert(
      fc.property(fc.record({ current: fc.string(), new: fc.string(), confirm: fc.string() }), (change) => {
        const fits = change.current !== '' && isStrong(change.new) && change.confirm === change.new;
        expect(isValid(checkPasswordChange(change))).toBe(fits);
      }),
    );
  });
});
