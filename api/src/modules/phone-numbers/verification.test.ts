import { Writable } from 'node:stream';
import { EASY_CAPTCHA, solveCaptcha } from '../../../test/captcha';
import { databases } from '../../../test/test-databases';
import { confirmCode, newestTextCode, postContact, requestCode } from '../../../test/shop/phone';
import { withApi } from '../../../test/with-api';
import { buildApp } from '../../boot/build-app';
import { createLogger } from '../../platform/http/logging';
import { sealCode } from '../accounts/public';
import { messages } from './messages';
import { readMobileNumber } from './mobile-number';
import { PHONE_CODE_SECONDS } from './request-phone-code';

describe('a Nigerian mobile number', () => {
  it.each([
    '08031234567',
    '0803 123 4567',
    '0803-123-4567',
    '(0803) 123 4567',
    '8031234567',
    '+2348031234567',
    '+234 803 123 4567',
    '+234 (0) 803 123 4567',
    '+234 0803 123 4567',
    '2348031234567',
    '234 803 123 4567',
    '009 234 803 123 4567',
    '  08031234567  ',
    '٠٨٠٣١٢٣٤٥٦٧',
    '080३१२३४५६७',
    '０８０３１２３４５６７',
    '0803\u2011123\u00a04567',
  ])('is read as 2348031234567 from %j', (typed) => expect(readMobileNumber(typed)).toBe('2348031234567'));

  it.each(['07012345678', '08112345678', '09012345678', '09123456789'])('%s is mobile', (typed) =>
    expect(readMobileNumber(typed)).toBe(`234${typed.slice(1)}`),
  );

  it.each(['', '0803123456', '012345678', '+44 7911 123456', '+1 212 555 0100', 'call me', '11111111111'])(
    'is not %j',
    (typed) => expect(readMobileNumber(typed)).toBeNull(),
  );
});

describe.each(databases)('phone verification on %s', (database) => {
  const api = withApi({ database, modules: ['accounts', 'phone-numbers'] });
  let last = 0;
  const aNumber = () => `080700${String((last += 1)).padStart(5, '0')}`;
  const stored = (number: string) => `234${number.slice(1)}`;
  async function asked() {
    const shopper = await api.createShopper();
    const headers = await api.signIn(shopper);
    const number = aNumber();
    await requestCode(api, headers, number);
    return { ...shopper, headers, number, code: await newestTextCode(api, stored(number)) };
  }
  const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

  it('ACC-SCR-019 texts a six-digit code to the normalised number', async () => {
    const headers = await api.signIn(await api.createShopper());
    const number = aNumber();
    const answer = await requestCode(api, headers, number.replace(/^0/, '+234 '));
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { message: messages.codeSent, data: { contact: stored(number), expires_at: expect.stringMatching(/Z$/) } },
    ]);
    const [text] = await api.messagesTo(stored(number));
    expect(text).toMatchObject({ channel: 'sms', code: expect.stringMatching(/^\d{6}$/) });
    expect(text!.text).toContain(text!.code);
    expect(text!.text.length).toBeLessThanOrEqual(160);
  });

  it('stores no code, only a hash that is useless without the session', async () => {
    const { id, code } = await asked();
    const row = await api.db
      .selectFrom('phone_verifications')
      .selectAll()
      .where('user_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(JSON.stringify({ ...row, contact: '', code_hmac: '' })).not.toContain(code);
    expect(row.code_hmac).toMatch(/^[0-9a-f]{64}$/);
  });

  it('accepts the right code, also again after a lost answer, but no other code afterwards', async () => {
    const { headers, number, code } = await asked();
    for (let turn = 0; turn < 2; turn++) expect((await confirmCode(api, headers, number, code)).statusCode).toBe(200);
    expect((await confirmCode(api, headers, number, otherThan(code))).statusCode).toBe(422);
    expect((await postContact(api, headers, number)).statusCode).toBe(200);
    expect((await confirmCode(api, headers, number, code)).json().errors).toEqual({ code: [messages.expiredCode] });
  });

  it('locks after five wrong codes, also for the right one, and a new code opens it again once they have expired', async () => {
    const { headers, number, code } = await asked();
    const statuses = [];
    for (let turn = 0; turn < 5; turn++)
      statuses.push((await confirmCode(api, headers, number, otherThan(code))).statusCode);
    expect(statuses).toEqual([422, 422, 422, 422, 403]);
    const right = await confirmCode(api, headers, number, code);
    expect([right.statusCode, right.json().errors]).toEqual([403, { code: [messages.lockedCode] }]);
    expect((await postContact(api, headers, number)).statusCode).toBe(422);
    const paused = await requestCode(api, headers, number);
    expect([paused.statusCode, paused.json().message]).toEqual([
      429,
      'Too many wrong codes. Please request a new one in 10 minutes.',
    ]);
    expect(Number(paused.headers['retry-after'])).toBeGreaterThan(PHONE_CODE_SECONDS - 60);
    api.advance(PHONE_CODE_SECONDS);
    await requestCode(api, headers, number);
    const fresh = await newestTextCode(api, stored(number));
    expect((await confirmCode(api, headers, number, fresh)).statusCode).toBe(200);
  });

  it.each([0, 1])('accepts code %i of two for one number, and then no other', async (used) => {
    const { headers, number, code } = await asked();
    await requestCode(api, headers, number);
    const codes = [code, await newestTextCode(api, stored(number))];
    expect((await confirmCode(api, headers, number, codes[used]!)).statusCode).toBe(200);
    if (codes[0] !== codes[1]) expect((await confirmCode(api, headers, number, codes[1 - used]!)).statusCode).toBe(422);
  });

  it('counts the wrong codes of two texts together, also when they arrive at once', async () => {
    const { headers, number, code } = await asked();
    await requestCode(api, headers, number);
    const newest = await newestTextCode(api, stored(number));
    const wrong = [1, 2, 3].map((step) => String((Number(code) + step) % 1_000_000).padStart(6, '0'));
    const guess = wrong.find((one) => one !== newest)!;
    const answers = await Promise.all(Array.from({ length: 10 }, () => confirmCode(api, headers, number, guess)));
    expect(answers.filter(({ statusCode }) => statusCode === 422)).toHaveLength(4);
    expect((await confirmCode(api, headers, number, newest)).statusCode).toBe(403);
  });

  it('ends the code of one number when a code for another one is requested', async () => {
    const { headers, number, code } = await asked();
    await requestCode(api, headers, aNumber());
    expect((await confirmCode(api, headers, number, code)).json().errors).toEqual({ code: [messages.expiredCode] });
  });

  it('refuses an expired code, and a verification that was not used in time', async () => {
    const late = await asked();
    const slow = await asked();
    expect((await confirmCode(api, slow.headers, slow.number, slow.code)).statusCode).toBe(200);
    api.advance(PHONE_CODE_SECONDS);
    expect((await confirmCode(api, late.headers, late.number, late.code)).json().errors).toEqual({
      code: [messages.expiredCode],
    });
    api.advance(300);
    expect((await postContact(api, slow.headers, slow.number)).json().errors).toEqual({
      contact: [messages.contactUnverified],
    });
    await api.app.jobs.runNow('clean up phone verifications');
    expect(await api.db.selectFrom('phone_verifications').select('user_id').execute()).toEqual([]);
  });

  it('refuses the code of another number, session, account or purpose', async () => {
    const ada = await asked();
    const other = aNumber();
    const otherSession = await api.signIn(ada);
    const stranger = await asked();
    for (const [headers, number] of [
      [ada.headers, other],
      [otherSession, ada.number],
      [stranger.headers, ada.number],
    ] as const)
      expect((await confirmCode(api, headers, number, ada.code)).statusCode).toBe(422);
    // A code of the sign-in or the account deletion, sealed with the same token.
    const login = '246810';
    await api.db
      .updateTable('phone_verifications')
      .set({ code_hmac: sealCode(login, ada.headers.authorization.replace('Bearer ', '')) })
      .where('user_id', '=', ada.id)
      .execute();
    expect((await confirmCode(api, ada.headers, ada.number, login)).json().errors).toEqual({
      code: [messages.wrongCode],
    });
  });

  it('a verified number cannot be added in another session', async () => {
    const { headers, number, code, ...ada } = await asked();
    await confirmCode(api, headers, number, code);
    expect((await postContact(api, await api.signIn(ada), number)).statusCode).toBe(422);
    expect((await postContact(api, headers, number)).statusCode).toBe(200);
  });

  it('needs a verified email and a Nigerian mobile number', async () => {
    const unverified = await api.signIn(await api.createShopper({ email_verified_at: null }));
    const first = await requestCode(api, unverified, aNumber());
    expect([first.statusCode, first.json().message]).toEqual([403, messages.emailFirst]);
    const headers = await api.signIn(await api.createShopper());
    const foreign = await requestCode(api, headers, '+44 7911 123456');
    expect([foreign.statusCode, foreign.json().errors]).toEqual([422, { contact: [messages.notMobile] }]);
    expect(await api.messagesTo('447911123456')).toEqual([]);
  });
});

/** `npm run audit` tries more. */
const GUESSES = process.env.AUDIT ? 10_000 : 200;

describe('many guesses of a code', () => {
  const api = withApi({ database: 'postgres', modules: ['accounts', 'phone-numbers'] });

  it('let nobody in: five are checked, even when they arrive at the same time', async () => {
    const headers = await api.signIn(await api.createShopper());
    const number = '08089999999';
    await requestCode(api, headers, number);
    const right = await newestTextCode(api, '2348089999999');
    const guesses = Array.from({ length: GUESSES }, (_, index) => String(index * 100).padStart(6, '0'));
    const statuses = new Map<number, number>();
    for (let from = 0; from < guesses.length; from += 20) {
      const batch = guesses.slice(from, from + 20).filter((code) => code !== right);
      for (const { statusCode } of await Promise.all(batch.map((code) => confirmCode(api, headers, number, code))))
        statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
    }
    expect(statuses.get(200)).toBeUndefined();
    expect(statuses.get(422)).toBe(4);
    expect((await confirmCode(api, headers, number, right)).statusCode).toBe(403);
    expect((await postContact(api, headers, number)).statusCode).toBe(422);
  }, 300_000);
});

describe('requests for texts', () => {
  const env = { ...EASY_CAPTCHA, RATE_LIMIT_SCALE: '1' };
  const api = withApi({ database: 'pglite', modules: ['accounts', 'captcha', 'phone-numbers'], env });
  const aSession = async () => api.signIn(await api.createShopper());
  const withCaptcha = async (headers: { authorization: string }, number: string) =>
    requestCode(api, headers, number, await solveCaptcha(api));

  it('need a captcha from the second text of a shopper on', async () => {
    const headers = await aSession();
    expect((await requestCode(api, headers, '08093000001')).statusCode).toBe(200);
    const refused = await requestCode(api, headers, '08093000001');
    expect([refused.statusCode, refused.json().errors]).toEqual([422, { captchaToken: [messages.captchaNeeded] }]);
    const token = await solveCaptcha(api);
    expect((await requestCode(api, headers, '08093000001', token)).statusCode).toBe(200);
    expect((await requestCode(api, headers, '08093000001', token)).json().errors).toHaveProperty('captchaToken');
  });

  it('are limited for each shopper, and the answer says when to retry', async () => {
    const headers = await aSession();
    for (let turn = 0; turn < 5; turn++) expect((await withCaptcha(headers, `0809000000${turn}`)).statusCode).toBe(200);
    const refused = await withCaptcha(headers, '08090000009');
    expect([refused.statusCode, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
    expect(await api.messagesTo('2348090000009')).toEqual([]);
  });

  it('are limited to three for each number in a quarter of an hour, and its owner still gets one', async () => {
    const stranger = await aSession();
    for (let turn = 0; turn < 3; turn++) expect((await withCaptcha(stranger, '08091111111')).statusCode).toBe(200);
    expect((await withCaptcha(stranger, '+234 809 111 1111')).statusCode).toBe(429);

    const owner = await aSession();
    expect((await requestCode(api, owner, '08091111111')).json().errors).toHaveProperty('captchaToken');
    expect((await withCaptcha(owner, '08091111111')).statusCode).toBe(200);
    expect((await withCaptcha(owner, '08091111111')).statusCode).toBe(429);
    expect(await api.messagesTo('2348091111111')).toHaveLength(4);
  });

  it('are limited for each network address', async () => {
    const statuses = [];
    for (let turn = 0; turn < 62; turn++)
      statuses.push((await requestCode(api, await aSession(), `0809222${String(turn).padStart(4, '0')}`)).statusCode);
    expect(statuses.at(-1)).toBe(429);
  });
});

describe('all texts with codes', () => {
  let log = '';
  const api = withApi({ database: 'pglite', modules: ['accounts', 'captcha', 'phone-numbers'] });

  it('are limited to SMS_PER_HOUR, and the log raises one alarm', async () => {
    const logger = createLogger('error', new Writable({ write: (line, _, done) => done(void (log += line)) }));
    const { clock } = api.app;
    const config = { ...api.app.config, rateLimitScale: 1, smsPerHour: 2 };
    const app = await buildApp({ config, database: api.database, clock, sandboxKey: null, logger });
    const statuses: number[] = [];
    for (let turn = 0; turn < 4; turn++) {
      const headers = await api.signIn(await api.createShopper());
      const answer = await app.inject({
        method: 'POST',
        url: '/contacts/verification',
        headers,
        payload: { contact: `0809400000${turn}` },
      });
      statuses.push(answer.statusCode);
    }
    await app.close();
    expect(statuses).toEqual([200, 200, 503, 503]);
    expect(log.match(/ALARM: the texts with codes of this hour are used up/g)).toHaveLength(1);
    expect(log).not.toContain('809400000');
  });
});
