import { databases } from '../../../test/test-databases';
import { withApi } from '../../../test/with-api';
import { messages } from './messages';
import { hashPassword } from './passwords';

const OLD = 'Correct-horse-9';
const NEW = 'ankara 2026!';
let password_hash: string;

beforeAll(async () => {
  password_hash = await hashPassword(OLD);
});

describe.each(databases)('changing the password on %s', (database) => {
  const api = withApi({ database, modules: ['accounts', 'seller-handoff'] });
  const change = (headers: Record<string, string>, payload: object) =>
    api.inject({ method: 'PATCH', url: '/users/password', headers, payload });
  const logIn = async (email: string, password: string) =>
    (await api.inject({ method: 'POST', url: '/login', payload: { email, password } })).statusCode;
  async function aShopper() {
    const shopper = await api.createShopper({ password_hash });
    return { ...shopper, headers: await api.signIn(shopper) };
  }
  const right = { current: OLD, new: NEW, confirm: NEW };

  it('ACC-CALL-011 ACC-FIELD-005 ACC-RULE-018 answers 204, sets the new password and ends all sessions', async () => {
    const ada = await aShopper();
    const elsewhere = await api.signIn(ada);
    const answer = await change(ada.headers, right);
    expect([answer.statusCode, answer.body]).toEqual([204, '']);
    for (const headers of [ada.headers, elsewhere])
      expect((await api.inject({ url: '/users/me', headers })).statusCode).toBe(401);
    expect([await logIn(ada.email, OLD), await logIn(ada.email, NEW)]).toEqual([422, 200]);
    const [mail] = await api.messagesTo(ada.email);
    expect(mail!.subject).toBe('Your NKM password was changed');
  });

  it.each([
    [{ current: 'Wrong-horse-9' }, { current: [messages.wrongCurrentPassword] }],
    [{ new: 'short1!', confirm: 'short1!' }, { new: [messages.weakPassword] }],
    [{ new: 'no digit here!', confirm: 'no digit here!' }, { new: [messages.weakPassword] }],
    [{ new: 'nospecial2026', confirm: 'nospecial2026' }, { new: [messages.weakPassword] }],
    [{ new: '12345678!', confirm: '12345678!' }, { new: [messages.weakPassword] }],
    [{ confirm: `${NEW}x` }, { confirm: [messages.passwordsDiffer] }],
  ])('ACC-RULE-030 ACC-RULE-031 rejects %j and keeps the password and the session', async (wrong, errors) => {
    const ada = await aShopper();
    const answer = await change(ada.headers, { ...right, ...wrong });
    expect([answer.statusCode, answer.json().errors]).toEqual([422, errors]);
    expect((await api.inject({ url: '/users/me', headers: ada.headers })).statusCode).toBe(200);
    expect(await logIn(ada.email, OLD)).toBe(200);
  });

  it('ACC-RULE-032 trims spaces around passwords, as signing in does', async () => {
    const ada = await aShopper();
    const padded = { current: ` ${OLD}`, new: `  ${NEW} `, confirm: `${NEW} ` };
    expect((await change(ada.headers, padded)).statusCode).toBe(204);
    expect([await logIn(ada.email, NEW), await logIn(ada.email, ` ${NEW} `)]).toEqual([200, 200]);
  });

  it('ACC-RULE-029 names each missing field', async () => {
    const answer = await change((await aShopper()).headers, {});
    expect(Object.keys(answer.json().errors).sort()).toEqual(['confirm', 'current', 'new']);
  });

  it('requires a session and an account with a password', async () => {
    expect((await change({}, right)).statusCode).toBe(401);
    const social = await api.createShopper();
    expect((await change(await api.signIn(social), right)).statusCode).toBe(422);
  });

  it('ends an unfinished sign-in that used the old password', async () => {
    const ada = await aShopper();
    const { token } = (
      await api.inject({ method: 'POST', url: '/login', payload: { email: ada.email, password: OLD } })
    ).json();
    const code = (await api.messagesTo(ada.email)).at(-1)!.code;
    await change(ada.headers, right);
    const headers = { authorization: `Bearer ${token}` };
    expect((await api.inject({ method: 'POST', url: '/verify_login', headers, payload: { code } })).statusCode).toBe(
      401,
    );
  });

  it('changes the password once when two identical requests arrive together', async () => {
    const ada = await aShopper();
    const answers = await Promise.all([change(ada.headers, right), change(ada.headers, right)]);
    expect(answers.map(({ statusCode }) => statusCode).filter((status) => status === 204)).toHaveLength(1);
    expect(await api.messagesTo(ada.email)).toHaveLength(1);
  });
});

describe('trying passwords with a session', () => {
  const api = withApi({ database: 'pglite', modules: ['accounts', 'seller-handoff'], env: { RATE_LIMIT_SCALE: '1' } });

  it('is rate-limited', async () => {
    const headers = await api.signIn(await api.createShopper({ password_hash }));
    const statuses: number[] = [];
    for (let turn = 0; turn < 11; turn += 1) {
      const payload = { current: `wrong-${turn}`, new: NEW, confirm: NEW };
      statuses.push((await api.inject({ method: 'PATCH', url: '/users/password', headers, payload })).statusCode);
    }
    expect(statuses.at(-1)).toBe(429);
  });
});
