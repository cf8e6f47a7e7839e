import { EASY_CAPTCHA } from '../../../test/captcha';
import { withApi } from '../../../test/with-api';
import { isLeaked } from './leaked-passwords';
import { messages } from './messages';

describe('a leaked password', () => {
  it.each([
    'password',
    'Password1!',
    'P@ssw0rd#2026',
    '123456789',
    'QWERTYUIOP',
    '!!iloveyou99',
    'Football-1',
    'dr4gon1!!',
  ])('is found: %s', (password) => expect(isLeaked(password)).toBe(true));

  it.each([
    'kola-nut Ibadan 7',
    'Correct-horse-9',
    'Ankara#2026',
    'Ada-2026!',
    'vT9$wq-Lm4zR',
    'Ẹ̀kọ́-ọ̀la-2026',
    'four Goats and 3 drums!',
    '#1!',
  ])('is not found in a password that nobody shares: %s', (password) => expect(isLeaked(password)).toBe(false));
});

describe('a leaked password in a form', () => {
  const api = withApi({ database: 'pglite', modules: ['accounts', 'captcha', 'seller-handoff'], env: EASY_CAPTCHA });
  const LEAKED = 'P@ssw0rd-1';

  it('is refused at sign-up, by change and by reset, with the reason', async () => {
    const signUp = await api.inject({
      method: 'POST',
      url: '/users',
      payload: { surname: 'Okafor', other_names: 'Ngozi', email: 'leak@example.com', password: LEAKED, terms: true },
    });
    expect(signUp.json().errors.password).toEqual([messages.passwordLeaked]);
    const headers = await api.signIn(await api.createShopper());
    const typed = { new: LEAKED, confirm: LEAKED };
    const change = { method: 'PATCH' as const, url: '/users/password', headers, payload: { ...typed, current: 'x' } };
    const reset = { method: 'PATCH' as const, url: '/password/forgot/reset', payload: { ...typed, token: 'x' } };
    for (const request of [change, reset]) {
      const answer = await api.inject(request);
      expect([answer.statusCode, answer.json().errors]).toEqual([422, { new: [messages.passwordLeaked] }]);
    }
  });
});
