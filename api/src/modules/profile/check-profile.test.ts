import fc from 'fast-check';
import { checkProfile, readProfile } from './check-profile';
import { messages } from './messages';

const TODAY = '2026-11-20';
const faultsOf = (sent: Parameters<typeof readProfile>[0]) => checkProfile(readProfile(sent), TODAY);

describe('names', () => {
  it.each([
    ['one letter', 'A', 'Surname must be at least 3 charaters long.'],
    ['200 letters', 'a'.repeat(200), 'Surname may have at most 50 characters.'],
    ['an emoji', 'Ada 🎉', 'Invalid Surname(only letters allowed)'],
    ['only emoji', '👩‍👩‍👧', 'Invalid Surname(only letters allowed)'],
    ['digits', 'Okafor2', 'Invalid Surname(only letters allowed)'],
    ['markup', '<b>Okafor</b>', 'Invalid Surname(only letters allowed)'],
    ['nothing', '', 'Surname is required'],
    ['only spaces', ' \u00a0\t', 'Surname is required'],
    ['invisible direction marks', '\u202e\u200b', 'Surname is required'],
  ])('of %s are refused', (_, surname, said) => expect(faultsOf({ surname })).toEqual({ surname: [said] }));

  it.each([
    ['Adébáyọ̀', 'Adébáyọ̀'],
    ['  O’Neil \u202e ', 'O’Neil'],
    ['محمد', 'محمد'],
    ['\u202bشلومو\u202c', 'شلومو'],
    ['A\u0301dá', 'Ádá'],
    ['a'.repeat(50), 'a'.repeat(50)],
  ])('%j is stored as %j', (typed, stored) => {
    expect(faultsOf({ surname: typed })).toBeNull();
    expect(readProfile({ surname: typed }).surname).toBe(stored.normalize('NFC'));
  });
});

describe('the date of birth', () => {
  it.each([
    ['2026-11-20', null],
    ['2026-11-21', messages.dobInFuture],
    ['9999-12-31', messages.dobInFuture],
    ['1895-01-01', messages.dobTooEarly],
    ['1900-01-01', null],
    ['2024-02-29', null],
    ['2025-02-29', messages.dobInvalid],
    ['1994-13-01', messages.dobInvalid],
    ['18/03/1994', messages.dobInvalid],
    ['yesterday', messages.dobInvalid],
  ])('ACC-RULE-020 %s: %s', (dob, fault) =>
    expect(faultsOf({ dob })).toEqual(fault === null ? null : { dob: [fault] }),
  );

  it.each([null, '', '  '])('%j clears it', (dob) => {
    expect(faultsOf({ dob })).toBeNull();
    expect(readProfile({ dob }).dob).toBeNull();
  });
});

describe('checkProfile', () => {
  it('any text as gender other than the three is refused', () => {
    expect(faultsOf({ gender: 'Other' })).toEqual({ gender: [messages.genderInvalid] });
    for (const gender of ['Male', 'Female', 'Unspecified', null, '']) expect(faultsOf({ gender })).toBeNull();
  });

  it('never throws, and what it accepts is clean, short and not in the future', () => {
    const text = fc.string({ unit: 'binary', maxLength: 60 });
    const like = (...values: string[]) => fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...values) }, text);
    const letter = fc.constantFrom('A', 'é', 'ọ̀', 'م', ' ', '’', '-', '\u200b', '\u202e');
    const name = fc.string({ unit: letter, maxLength: 60 });
    const sent = fc.record({
      surname: fc.oneof(like('Adébáyọ̀', '  O’Neil \u202e '), name),
      other_names: like('Ada', 'Chidi Obi'),
      email: like('ada@example.com'),
      dob: like('1994-03-18', '2026-11-20', '2026-11-21', '2024-02-29', ''),
      gender: like('Male', 'Female', ''),
    });
    let accepted = 0;
    fc.assert(
      fc.property(sent, (profile) => {
        if (faultsOf(profile) !== null) return;
        accepted += 1;
        const { surname, dob } = readProfile(profile);
        expect(surname).toMatch(/^[\p{L}\p{M} '’-]{3,50}$/u);
        expect((dob ?? TODAY) <= TODAY).toBe(true);
      }),
    );
    expect(accepted).toBeGreaterThan(0); // about 20 of 100
  });
});
