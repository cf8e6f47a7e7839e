import fc from 'fast-check';
import { checkNewsletter } from './check-newsletter';

const messageOf = (name: string, email: string) => checkNewsletter({ name, email })?.message ?? null;

describe('newsletter', () => {
  it('SH-RULE-018 SH-MSG-006 SH-MSG-007 checks in this order: name, e-mail, format of the e-mail', () => {
    expect(messageOf('', '')).toBe('Name is required');
    expect(messageOf('  ', 'ada')).toBe('Name is required');
    expect(messageOf('Adaeze', ' ')).toBe('Email is required');
    expect(messageOf('Adaeze', 'ada@example')).toBe('Email is invalid');
    expect(messageOf("Adébáyọ̀ O'Neil", ' ada.okafor+shop@mail.example.ng ')).toBeNull();
  });

  it.each(['ada', '@example.com', 'ada@', 'ada@@example.com', 'a da@example.com', 'ada@example..com', 'ada@.com'])(
    'rejects the address %s',
    (email) => expect(messageOf('Ada', email)).toBe('Email is invalid'),
  );

  it('accepts every ordinary address', () => {
    fc.assert(fc.property(fc.emailAddress(), (email) => messageOf('Ada', email) === null));
  });
});
