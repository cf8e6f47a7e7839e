import { checkFields, type KycFields, tidyFields } from './check-application';

const GOOD: KycFields = {
  full_name: "Adaeze N'Kem Okafor",
  bank: 'Zenith Bank',
  account_number: '0123456789',
  bvn: '22123456789',
  id_kind: 'National ID card',
  id_number: 'A1234567',
};

describe('the fields of a KYC application', () => {
  it('are accepted as people type them', () => {
    const typed = tidyFields({
      ...GOOD,
      full_name: '  Adébáyọ̀   Okafor ',
      account_number: '012 345 6789',
      bvn: '221-2345-6789',
      id_number: 'a12/345 67',
    });
    expect(checkFields(typed)).toBeNull();
    expect(typed).toMatchObject({ account_number: '0123456789', bvn: '22123456789', id_number: 'A1234567' });
  });

  it.each([
    ['full_name', ['', 'Adaeze', 'Ada 123', `${'x'.repeat(60)} ${'y'.repeat(60)}`, '👩🏾 Okafor']],
    ['bank', ['', 'x'.repeat(101)]],
    ['account_number', ['', '123456789', '01234567890', '01234567a9', '٠١٢٣٤٥٦٧٨٩']],
    ['bvn', ['', '2212345678', '221234567890', '12123456789']],
    ['id_number', ['', '12345', 'x'.repeat(21), 'A1234<67']],
  ] as const)('are refused with a text for %s', (field, wrong) => {
    for (const value of wrong)
      expect(Object.keys(checkFields(tidyFields({ ...GOOD, [field]: value })) ?? {})).toEqual([field]);
  });
});
