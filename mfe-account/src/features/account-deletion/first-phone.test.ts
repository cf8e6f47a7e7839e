import type { User } from '@nkm/contracts';
import { aUser } from '@nkm/testing';
import { firstPhone } from './first-phone';

const withPhone = (phone: unknown) => ({ ...aUser(), phone }) as User;

describe('ACC-FIELD-008 the registered phone', () => {
  it.each([
    ['2348031234567', '2348031234567'],
    [[{ contact: '2348031234567' }, { contact: '234805' }], '2348031234567'],
    [[], null],
    [[{}], null],
    ['', null],
    [null, null],
    [undefined, null],
  ])('is read from %j as %j', (phone, expected) => expect(firstPhone(withPhone(phone))).toBe(expected));
});
