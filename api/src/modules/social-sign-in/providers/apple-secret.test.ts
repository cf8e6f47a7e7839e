import { generateKeyPairSync } from 'node:crypto';
import { decodeProtectedHeader, importSPKI, jwtVerify } from 'jose';
import { appleSecret } from './apple-secret';

const keys = generateKeyPairSync('ec', {
  namedCurve: 'P-256',
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});
const settings = { clientId: 'com.nkm.shop', issuer: 'https://appleid.apple.com' };
const key = { teamId: 'TEAM123456', keyId: 'KEY1234567', privateKey: keys.privateKey };

describe('appleSecret', () => {
  it('signs the client secret of Apple with the key of the developer account', async () => {
    const secret = await appleSecret({ ...settings, clientSecret: key });
    expect(decodeProtectedHeader(secret)).toEqual({ alg: 'ES256', kid: 'KEY1234567' });
    const { payload } = await jwtVerify(secret, await importSPKI(keys.publicKey, 'ES256'), {
      issuer: 'TEAM123456',
      subject: 'com.nkm.shop',
      audience: 'https://appleid.apple.com',
    });
    expect(payload.exp! - payload.iat!).toBe(3 * 3600);
  });

  it('uses a ready secret as it is, and does not quote a broken key', async () => {
    expect(await appleSecret({ ...settings, clientSecret: 'ready' })).toBe('ready');
    const broken = appleSecret({ ...settings, clientSecret: { ...key, privateKey: 'not-a-key' } });
    await expect(broken).rejects.toThrow(/^OIDC_APPLE_PRIVATE_KEY is not a private key for ES256$/);
  });
});
