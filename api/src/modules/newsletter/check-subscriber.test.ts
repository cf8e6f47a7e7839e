import { checkSubscriber } from './check-subscriber';

describe('SH-RULE-018 newsletter sign-up', () => {
  it.each([
    ['', '', { name: ['Name is required'], email: ['Email is required'] }],
    ['', 'ada@example.com', { name: ['Name is required'] }],
    ['Ada', '', { email: ['Email is required'] }],
    ['Ada', 'ada', { email: ['Email is invalid'] }],
    ['x'.repeat(101), 'ada@example.com', { name: ['Name is too long'] }],
  ])('of %j at %j is refused, the name first', (name, email, errors) => {
    const found = checkSubscriber({ name, email });
    expect(found).toEqual(errors);
    expect(Object.keys(found!)).toEqual(Object.keys(errors));
  });

  it.each(['ada@example.com', 'a.b+news@mail.example.ng', "o'neil@example.co", 'adébáyọ̀@example.com'])(
    'takes %s',
    (email) => expect(checkSubscriber({ name: 'Adébáyọ̀ O’Neil', email })).toBeNull(),
  );

  it.each([
    'ada@',
    '@example.com',
    'ada@example',
    'ada@example.',
    'a da@example.com',
    'ada@@example.com',
    'ada@example.com\nBcc: x@y.z',
    'Ada <ada@example.com>',
    'a@b.c,d@e.f',
    `${'a'.repeat(250)}@b.ng`,
  ])('rejects %j', (email) => expect(checkSubscriber({ name: 'Ada', email })).toEqual({ email: ['Email is invalid'] }));
});
