import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

/** What a test changes about an answer. */
export interface Oddities {
  origin?: string;
  rpId?: string;
  /** The device has not verified its user. */
  unverified?: boolean;
  counter?: number;
  type?: string;
  userHandle?: string | null;
  /** Signs with the key of another passkey. */
  key?: KeyObject;
  format?: string;
  credentialId?: string;
}

interface Options {
  challenge: string;
  user?: { id: string };
}

const FLAGS = { present: 0x01, verified: 0x04, attested: 0x40 };
const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest();
const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');

/** An authenticator in software, with one ES256 passkey. */
export function createAuthenticator({ origin = 'http://localhost:3000', rpId = 'localhost', counts = true } = {}) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const ownId = base64url(randomBytes(32));
  let handle: string | null = null;
  let signatures = 0;

  const clientData = (type: string, { challenge }: Options, odd: Oddities) =>
    Buffer.from(
      JSON.stringify({ type: odd.type ?? type, challenge, origin: odd.origin ?? origin, crossOrigin: false }),
    );

  function authenticatorData(flags: number, odd: Oddities, attested = Buffer.alloc(0)): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(odd.counter ?? (counts ? (signatures += 1) : 0));
    const all = FLAGS.present | (odd.unverified ? 0 : FLAGS.verified) | flags;
    return Buffer.concat([sha256(odd.rpId ?? rpId), Buffer.from([all]), counter, attested]);
  }

  return {
    id: ownId,
    privateKey,
    /** Answers `navigator.credentials.create`. */
    create(options: Options, odd: Oddities = {}) {
      const id = Buffer.from(odd.credentialId ?? ownId, 'base64url');
      handle = options.user?.id ?? null;
      const coseKey = new Map<number, number | Uint8Array>([
        [1, 2], // elliptic curve
        [3, -7], // ES256
        [-1, 1], // P-256
        [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
      ]);
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const attested = Buffer.concat([Buffer.alloc(16), length, id, isoCBOR.encode(coseKey)]);
      const authData = authenticatorData(FLAGS.attested, odd, attested);
      const attestation = new Map<string, unknown>([
        ['fmt', odd.format ?? 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(authData)],
      ]);
      return {
        id: base64url(id),
        rawId: base64url(id),
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: base64url(clientData('webauthn.create', options, odd)),
          attestationObject: base64url(isoCBOR.encode(attestation as Parameters<typeof isoCBOR.encode>[0])),
          transports: ['internal'],
        },
      };
    },
    /** Answers `navigator.credentials.get`. */
    get(options: Options, odd: Oddities = {}) {
      const data = clientData('webauthn.get', options, odd);
      const authData = authenticatorData(0, odd);
      return {
        id: odd.credentialId ?? ownId,
        rawId: odd.credentialId ?? ownId,
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: base64url(data),
          authenticatorData: base64url(authData),
          signature: base64url(sign('sha256', Buffer.concat([authData, sha256(data)]), odd.key ?? privateKey)),
          userHandle: odd.userHandle === undefined ? handle : odd.userHandle,
        },
      };
    },
  };
}
