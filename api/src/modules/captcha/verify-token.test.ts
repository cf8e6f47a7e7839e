import { type PlayedCaptcha, playCaptcha } from '../../../test/played-captcha';
import { THIRD_PARTIES } from './third-parties';
import { verifyToken } from './verify-token';

let played: PlayedCaptcha;
beforeAll(async () => void (played = await playCaptcha()));
afterAll(() => played.stop());

describe('verifyToken', () => {
  it('ACC-RULE-014 refuses a token that was solved on another site', async () => {
    const settings = {
      provider: 'turnstile' as const,
      siteKey: 'public',
      secretKey: 'secret',
      verifyUrl: played.url,
      scriptUrl: null,
      timeoutMs: 5_000,
    };
    played.answer = { status: 200, body: JSON.stringify({ success: true, hostname: 'shop.example' }) };
    const onHost = (host: string | null) => verifyToken('token', { settings, party: THIRD_PARTIES.turnstile, host });
    expect(await onHost('shop.example')).toBe(true);
    expect(await onHost('evil.example')).toBe(false);
    expect(await onHost(null)).toBe(true);
  });
});
